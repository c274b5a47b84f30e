import { expect, test } from 'vitest'
import { cardNamed, deckOf, rowOf } from '../../../test/decks.ts'
import { insightOf } from './insight.ts'

const cards = [
  rowOf(cardNamed('Opt', { manaCost: '{U}', typeLine: 'Instant' }), 4),
  rowOf(cardNamed('Figure', { manaCost: '{R/W}' }), 2),
  rowOf(cardNamed('Emrakul', { manaCost: '{15}', typeLine: 'Legendary Creature — Eldrazi' }), 1),
  rowOf(cardNamed('Island', { manaCost: '', typeLine: 'Basic Land — Island' }), 10),
  rowOf(cardNamed('Duress', { manaCost: '{B}', typeLine: 'Sorcery' }), 3, 'side'),
]

test('types and mana values are those of the main deck, lands without a place in the curve', () => {
  const { types, curve, averageMana } = insightOf(deckOf({ cards }))
  expect(types).toEqual([
    { label: 'Creatures', copies: 3 },
    { label: 'Instants', copies: 4 },
    { label: 'Lands', copies: 10 },
  ])
  expect(curve).toEqual([0, 6, 0, 0, 0, 0, 0, 1])
  expect(averageMana).toBe(3)
})

test('a hybrid symbol counts for both of its colours', () => {
  expect(insightOf(deckOf({ cards })).symbols).toEqual([
    { color: 'W', count: 2 },
    { color: 'U', count: 4 },
    { color: 'R', count: 2 },
  ])
})

test('a commander beside the cards is one of them', () => {
  const commander = cardNamed('Krenko', { manaCost: '{2}{R}{R}' })
  const lead = { commander, commanderId: commander.id, commanderName: commander.name }
  expect(insightOf(deckOf(lead))).toMatchObject({
    averageMana: 4,
    types: [{ label: 'Creatures', copies: 1 }],
  })
})

test('lands alone have no average', () => {
  expect(insightOf(deckOf({ cards: cards.slice(3) })).averageMana).toBeNull()
})
