import { expect, test } from 'vitest'
import { comparedDecks } from './compared-decks.ts'

const cards = [{ cardName: 'Mountain', quantity: 99, slotType: 'main' }] as const
const leaderless = { cards }
const krenko = { cards, commanderName: 'Krenko, Mob Boss' }
const atraxa = { cards, commanderName: "Atraxa, Praetors' Voice" }

test.each([
  ['nobody and somebody', leaderless, krenko],
  ['somebody and nobody', krenko, leaderless],
  ['one and another', krenko, atraxa],
])('decks with the same cards differ under %s', (_, one, other) => {
  expect(comparedDecks(one, other).isSame).toBe(false)
})

test('decks with the same cards and the same leader, or none, are the same', () => {
  expect(comparedDecks(krenko, { ...krenko }).isSame).toBe(true)
  expect(comparedDecks(leaderless, { ...leaderless }).isSame).toBe(true)
})
