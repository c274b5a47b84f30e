import { expect, test } from 'vitest'
import { isLegalBesideCommander } from './restricted.ts'

test('restricted cards may be in a deck, except for those that may only lead one', () => {
  expect(isLegalBesideCommander('vintage', 'restricted')).toBe(true)
  expect(isLegalBesideCommander('duel', 'restricted')).toBe(true)
  expect(isLegalBesideCommander('paupercommander', 'restricted')).toBe(false)
  expect(isLegalBesideCommander('paupercommander', 'legal')).toBe(true)
  expect(isLegalBesideCommander('vintage', 'banned')).toBe(false)
})
