import { expect, test } from 'vitest'
import { testWorld } from '../test/expect-query.ts'
import { variedCatalogue } from '../test/varied-catalogue.ts'
import { search } from './search.ts'

const request = { mode: 'cards', page: 1, pageSize: 9 } as const

/** A clock that stands still while it is asked so often, and then runs away. */
function lateClock(quick: number) {
  let requested = 0
  return () => (requested++ < quick ? 0 : requested * 1000)
}

test('a search survives a pattern that becomes too slow at any moment', () => {
  for (let quick = 0; quick < 60; quick++) {
    const world = { ...testWorld, clockMs: lateClock(quick) }
    const query = 't:creature name:/q.q/'
    expect(search(variedCatalogue, { ...request, query }, world).mode).toBe('cards')
  }
})

test('patterns that are left out let no others in', () => {
  const world = { ...testWorld, clockMs: lateClock(0) }
  const query = Array.from({ length: 9 }, (_, i) => `name:/q.{${i}}q/`).join(' ')
  const { warnings } = search(variedCatalogue, { ...request, query }, world)
  const slow = warnings.filter((warning) => warning.includes('takes too long'))
  const unwanted = warnings.filter((warning) => warning.includes('a search has up to 4 patterns'))
  expect([slow.length, unwanted.length]).toEqual([4, 5])
})

test('a pattern that is too slow is left out, with a warning', () => {
  const world = { ...testWorld, clockMs: lateClock(1) }
  const answer = search(variedCatalogue, { ...request, query: 't:rat name:/q.q/' }, world)
  expect(answer.total).toBe(1)
  expect(answer.explanation).toBe('Cards where the type line includes “rat”.')
  expect(answer.warnings).toEqual([
    '“name:/q.q/” was ignored: trying it on all cards takes too long; add words that the cards must have.',
  ])
})
