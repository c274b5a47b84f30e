import { expect, test } from 'vitest'
import { bear, entries, entry, forests, sheet } from '../test/cuts/cut-decks.ts'
import { landAdviceOf } from './land-advice.ts'

/** With an average mana value of 2: 23.39 lands are usual in sixty cards. */
const bears = (quantity: number) => entry('Bear', { ...bear, quantity })

const verdictOn = (...cards: Parameters<typeof sheet>) => landAdviceOf(sheet(...cards)).verdict

test('three lands less or more than usual are mentioned, and two are not', () => {
  const modern = (lands: number) => verdictOn('modern', bears(60 - lands), forests(lands))
  expect(modern(20)).toBe('too_few')
  expect(modern(21)).toBe('usual')
  expect(modern(26)).toBe('usual')
  expect(modern(27)).toBe('too_many')
})

test('in more than sixty cards, four lands less or more than usual are mentioned', () => {
  const commander = (lands: number) =>
    verdictOn('commander', entries(100 - lands, 'Bear', bear), forests(lands))
  expect(commander(34)).toBe('too_few') // of 38.06
  expect(commander(35)).toBe('usual')
  expect(commander(42)).toBe('usual')
  expect(commander(43)).toBe('too_many')
})

test('a complete deck of sixty cards without lands means it, and an incomplete one does not', () => {
  expect(verdictOn('modern', bears(60))).toBe('usual')
  expect(verdictOn('modern', bears(47), forests(13))).toBe('usual')
  expect(verdictOn('modern', bears(46), forests(14))).toBe('too_few')
  expect(verdictOn('modern', bears(46), forests(13))).toBe('too_few')
  expect(verdictOn('commander', entries(80, 'Bear', bear), forests(20))).toBe('too_few')
})
