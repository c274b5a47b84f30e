import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { type Course, walkAlone, walkTogether } from './compare.ts'
import { callAllAsStranger } from './store-calls.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Which conditions of queries to remove, one after the other. */
    conditions: number[]
  }
}

declare global {
  /** The condition that queries leave out now; scripts/lib/mutants puts the switch into them. */
  var removedCondition: number | undefined
}

let alone: Course

beforeAll(async () => {
  alone = await walkAlone('sqlite')
})

afterEach(() => {
  globalThis.removedCondition = undefined
})

test('all conditions are there at first', () => walkAll())

test.each(inject('conditions'))('%i', async (condition) => {
  globalThis.removedCondition = condition
  await expect(walkAll()).rejects.toThrow()
})

test('all conditions are there at last', () => walkAll())

async function walkAll() {
  await callAllAsStranger('sqlite') // first: without a condition, the deletion of a user may never end
  await walkTogether('sqlite', alone)
}
