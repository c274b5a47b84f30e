import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestWord } from './nearest.ts'

const known = ['goblin', 'golem', 'elf', 'elder', 'lightning bolt']

test.each([
  ['goblim', 'goblin'], // a wrong letter
  ['gobln', 'goblin'], // one too few
  ['gobliin', 'goblin'], // one too many
  ['gobiln', 'goblin'], // two that changed places
  ['ogblin', 'goblin'],
  ['gobliN', 'goblin'],
  ['efl', 'elf'],
  ['lightening bolt', 'lightning bolt'],
  ['lihgtnig bolt', 'lightning bolt'],
  ['goblin', 'goblin'],
])('%s is nearest to %s', (word, nearest) => {
  expect(nearestWord(word, known)).toBe(nearest)
})

test.each(['', 'go', 'gxbxin', 'dragon', 'lightning', 'oblgin'])('nothing is near %j', (word) => {
  expect(nearestWord(word, known)).toBeUndefined()
})

test('the nearer of two wins, among equals the first', () => {
  expect(nearestWord('bolts', ['bolty', 'bolts'])).toBe('bolts')
  expect(nearestWord('bolt', ['boll', 'bold'])).toBe('boll')
})

test('rejected words are skipped', () => {
  expect(nearestWord('bolt', ['boll', 'bold'], (word) => word !== 'boll')).toBe('bold')
})

test('for any typo the result is a known word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (word) => {
      expect([undefined, ...known]).toContain(nearestWord(word, known))
    }),
    { seed: 20_260_815, numRuns: runsOf(1000) },
  )
})
