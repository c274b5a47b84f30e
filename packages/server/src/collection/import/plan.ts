import { randomUUID } from 'node:crypto'
import {
  type CopiesKind,
  finishes,
  type ImportDifferences,
  type ImportMode,
  type ImportProblem,
  limits,
  plainKind,
  type Variant,
} from '@manafolio/contract'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import type { EntryState } from '../entry-state.ts'
import type { Edit, States } from '../store.ts'
import { copiesIn, negative, type Variants, variantsOf, withTotal } from '../variants.ts'

/** Copies that are to come. */
export interface ReadyRow extends CopiesKind {
  number: number
  scryfallId: string
  quantity: number
  addedAt: string | null
}

/** Copies of a row that find no room, or none for their printing. */
export interface Surplus {
  number: number
  quantity: number
  reason: Extract<ImportProblem, 'no_room' | 'collection_full'>
}

export interface Plan {
  edits: Edit[]
  withoutRoom: Surplus[]
  printingsWithoutRoom: number
}

interface Planned {
  states: States
  /** In their order, in which their printings and copies find room. */
  rows: readonly ReadyRow[]
  mode: ImportMode
  differences?: ImportDifferences
  now: Date
}

/**
 * What becomes of a collection when copies are added to it, when it is brought to what a file says,
 * or when they come in the place of all others.
 */
export async function planImport({ states, rows, now, ...way }: Planned): Promise<Plan> {
  const yieldToEventLoop = eventLoopYielder()
  const { start, takenIn, areOthersRemoved, areNewAdded } = strategyOf(way, states)
  const coming = await byPrinting(areNewAdded ? rows : known(rows, states))
  const surplus = takeSurplus(coming, start)
  const plan: Plan = {
    edits: [],
    withoutRoom: surplus
      .flat()
      .map(({ number, quantity }) => ({ number, quantity, reason: 'collection_full' })),
    printingsWithoutRoom: surplus.length,
  }
  const today = now.toISOString()
  const ids = idsInOrder([...coming.keys()].filter((id) => !states.has(id)).length)
  for (const [scryfallId, some] of coming) {
    await yieldToEventLoop()
    const before = states.get(scryfallId)
    const { taken, withoutRoom } = takenIn(start.get(scryfallId)?.variants ?? [], some)
    for (const left of withoutRoom) plan.withoutRoom.push(left)
    const entry = before ?? { id: ids.next().value, ...newEntry(some, today) }
    const after = taken.length > 0 ? { ...entry, variants: taken } : undefined
    plan.edits.push({ scryfallId, before, after })
  }
  if (!areOthersRemoved) return plan
  for (const [scryfallId, before] of states) {
    if (!coming.has(scryfallId)) plan.edits.push({ scryfallId, before, after: undefined })
  }
  return plan
}

async function byPrinting(rows: readonly ReadyRow[]): Promise<Map<string, ReadyRow[]>> {
  const yieldToEventLoop = eventLoopYielder()
  const grouped = new Map<string, ReadyRow[]>()
  for (const row of rows) {
    await yieldToEventLoop()
    const some = grouped.get(row.scryfallId)
    if (some) some.push(row)
    else grouped.set(row.scryfallId, [row])
  }
  return grouped
}

interface Taken {
  taken: Variants
  withoutRoom: Surplus[]
}

interface Strategy {
  /** The entries to which those of the file come. */
  start: States
  takenIn(start: Variants, rows: readonly ReadyRow[]): Taken
  /** Printings that the file does not have are removed. */
  areOthersRemoved: boolean
  /** Printings that only the file has are added. */
  areNewAdded: boolean
}

/** To reconcile both differences is to replace all. */
function strategyOf(
  { mode, differences = 'both' }: Pick<Planned, 'mode' | 'differences'>,
  states: States,
): Strategy {
  if (mode === 'merge') {
    return { start: states, takenIn: added, areOthersRemoved: false, areNewAdded: true }
  }
  if (mode === 'replace' || differences === 'both') {
    return { start: new Map(), takenIn: added, areOthersRemoved: true, areNewAdded: true }
  }
  return {
    start: states,
    takenIn: differences === 'more' ? raised : lowered,
    areOthersRemoved: differences === 'fewer',
    areNewAdded: differences === 'more',
  }
}

function known(rows: readonly ReadyRow[], states: States): ReadyRow[] {
  return rows.filter(({ scryfallId }) => states.has(scryfallId))
}

/** Takes the printings out for which a collection has no room, and gives the rows of each. */
function takeSurplus(coming: Map<string, ReadyRow[]>, start: States): ReadyRow[][] {
  const added = [...coming].filter(([scryfallId]) => !start.has(scryfallId))
  const surplus = added.slice(Math.max(0, limits.collectionPrintings - start.size))
  for (const [scryfallId] of surplus) coming.delete(scryfallId)
  return surplus.map(([, rows]) => rows)
}

function added(start: Variants, rows: readonly ReadyRow[]): Taken {
  const all: Variant[] = [...start]
  const withoutRoom: Surplus[] = []
  let room = Math.max(0, limits.quantityMax - copiesIn(start))
  for (const { number, quantity, finish, condition, language } of rows) {
    const fitting = Math.min(quantity, room)
    room -= fitting
    all.push({ finish, condition, language, quantity: fitting })
    if (fitting === quantity) continue
    withoutRoom.push({ number, quantity: quantity - fitting, reason: 'no_room' })
  }
  return { taken: variantsOf(all), withoutRoom }
}

/** As many copies in each finish as the file has, if those are more. */
function raised(start: Variants, rows: readonly ReadyRow[]): Taken {
  const missing = differencesIn(variantsIn(rows), start)
  const room = limits.quantityMax - copiesIn(start)
  const fitting =
    copiesIn(missing) > room ? withTotal(missing, Math.max(0, room), plainKind) : missing
  const surplus = copiesIn(missing) - copiesIn(fitting)
  return { taken: variantsOf([...start, ...fitting]), withoutRoom: lastOf(rows, surplus) }
}

/** As many copies in each finish as the file has, if those are fewer. */
function lowered(start: Variants, rows: readonly ReadyRow[]): Taken {
  const surplus = differencesIn(start, variantsIn(rows))
  return { taken: variantsOf([...start, ...surplus.map(negative)]), withoutRoom: [] }
}

function variantsIn(rows: readonly ReadyRow[]): Variants {
  return variantsOf(
    rows.map(({ finish, condition, language, quantity }) => {
      return { finish, condition, language, quantity }
    }),
  )
}

/** By how many copies some are more than others in each finish, of kinds of which they have more. */
function differencesIn(some: Variants, others: Variants): Variants {
  const more = variantsOf([...some, ...others.map(negative)])
  return finishes.flatMap((finish) => {
    const inFinish = (variants: Variants) => variants.filter((one) => one.finish === finish)
    const count = copiesIn(inFinish(some)) - copiesIn(inFinish(others))
    return count > 0 ? withTotal(inFinish(more), count, plainKind) : []
  })
}

/** The last copies of rows, so many in all. */
function lastOf(rows: readonly ReadyRow[], copies: number): Surplus[] {
  let left = copies
  return rows.toReversed().flatMap(({ number, quantity }) => {
    const surplus = Math.min(left, quantity)
    left -= surplus
    return surplus > 0 ? [{ number, quantity: surplus, reason: 'no_room' }] : []
  })
}

/** Entries that came at one time are shown in the order of their ids: so in that of the file. */
function* idsInOrder(count: number): Generator<string, string> {
  yield* Array.from({ length: count }, () => randomUUID()).sort()
  return randomUUID()
}

/** An entry is as old as the oldest of its copies, as far as their days are known. */
function newEntry(rows: readonly ReadyRow[], today: string): Omit<EntryState, 'id' | 'variants'> {
  let addedAt = today
  for (const row of rows) if (row.addedAt !== null && row.addedAt < addedAt) addedAt = row.addedAt
  return { addedAt, withdrawnAt: null }
}
