import { expect } from 'vitest'
import type { Engine } from '../../../db/database.ts'
import { type TestApp, testApp } from '../../test-app.ts'
import { allRows, type Rows } from '../rows.ts'
import { inOneOrder, rowsInOneOrder } from './alike.ts'
import { type Owner, type OwnerFacts, ownerIn } from './owner.ts'
import { rowsOfUser } from './rows.ts'
import { type Step, steps } from './steps.ts'

/** The same printings and ids, but other numbers of copies. */
export const facts: readonly OwnerFacts[] = [
  { name: 'ada', copies: 2, earlyChanges: 5 },
  { name: 'ben', copies: 3, earlyChanges: 0 },
]

/** What a step answered an owner, and left of the owner's in the database. */
interface State {
  answers: string[]
  rows: string[]
}

/** States by the names of the owner and of the step. */
export type Course = Map<string, State>

/** A server with the owners who use it. */
export interface World {
  app: TestApp
  owners: readonly Owner[]
  /** As the last step left them. */
  rows: Rows
}

export async function worldOf(engine: Engine, some: readonly OwnerFacts[]): Promise<World> {
  const app = await testApp(engine)
  const owners = some.map((one) => ownerIn(app, one))
  return { app, owners, rows: await allRows(app.database.db) }
}

/** Takes a step in worlds with one owner each, and answers what happened. */
export async function takeAlone(worlds: readonly World[], step: Step): Promise<Course> {
  const course: Course = new Map()
  for (const world of worlds) {
    await takeStep(world, step, (name, state) => course.set(name, state))
  }
  return course
}

/** Throws when a step goes otherwise because another user has the same things. */
export function takeTogether(world: World, step: Step, course: Course): Promise<void> {
  return takeStep(world, step, (name, state) => expect(state, name).toEqual(course.get(name)))
}

/** What all steps do to each owner who has a server alone. */
export async function walkAlone(engine: Engine): Promise<Course> {
  const course: Course = new Map()
  for (const one of facts) {
    const world = await worldOf(engine, [one])
    for (const step of steps) {
      for (const [name, state] of await takeAlone([world], step)) course.set(name, state)
    }
    await world.app.close()
  }
  return course
}

/** Throws at the first step that goes otherwise because another user has the same things. */
export async function walkTogether(engine: Engine, course: Course): Promise<void> {
  const world = await worldOf(engine, facts)
  try {
    for (const step of steps) await takeTogether(world, step, course)
  } finally {
    await world.app.close()
  }
}

type Check = (name: string, state: State) => unknown

/** All owners do it one after the other, so that each does it beside the rows of the other. */
async function takeStep(world: World, step: Step, check: Check): Promise<void> {
  const { app, owners } = world
  app.clock.moveForward(60_000)
  if ('once' in step) {
    await step.once(app)
    world.rows = await allRows(app.database.db)
    for (const owner of owners) check(`${owner.name} ${step.name}`, stateOf(world, owner))
    return
  }
  for (const owner of owners) {
    const name = `${owner.name} ${step.name}`
    const before = rowsOfOthers(world, owner)
    await step.each(owner)
    world.rows = await allRows(app.database.db)
    expect(rowsOfOthers(world, owner), name).toEqual(before)
    check(name, stateOf(world, owner))
  }
}

function stateOf({ app, rows }: World, owner: Owner): State {
  const known = app.catalogue.current().printingById
  const answers = owner.answers.splice(0).map((answer) => inOneOrder(answer, known))
  return { answers, rows: rowsInOneOrder(rowsOfUser(rows, owner.userId), known) }
}

function rowsOfOthers({ owners, rows }: World, { name }: Owner): Rows[] {
  const others = owners.filter((one) => one.name !== name)
  return others.map(({ userId }) => rowsOfUser(rows, userId))
}
