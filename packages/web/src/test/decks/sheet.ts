import type { Card, CardFacts, DeckDetail } from '@manafolio/contract'
import { type DeckSheet, sheetOf } from '@manafolio/deck'
import { cardNamed, deckOf, factsOf, rowOf } from '../decks.ts'

/** The facts of each card, by name. */
const known: Record<string, Partial<CardFacts>> = {
  Mountain: { manaValue: 0, colors: [], producedMana: ['R'] },
  Island: { manaValue: 0, colors: [], producedMana: ['U'] },
  'Wrath of God': { manaValue: 4, colors: ['W'] },
  'Krenko, Mob Boss': { manaValue: 4 },
}

export const mountain = cardNamed('Mountain', {
  manaCost: '',
  typeLine: 'Basic Land — Mountain',
  oracleText: '({T}: Add {R}.)',
})
export const island = cardNamed('Island', {
  manaCost: '',
  typeLine: 'Basic Land — Island',
  oracleText: '({T}: Add {U}.)',
})
export const bolt = cardNamed('Lightning Bolt', { typeLine: 'Instant' })
export const guide = cardNamed('Goblin Guide')
export const wrath = cardNamed('Wrath of God', { manaCost: '{2}{W}{W}', typeLine: 'Sorcery' })
export const krenko = cardNamed('Krenko, Mob Boss', { manaCost: '{2}{R}{R}' })

/** The sheet of a deck, with the facts of its cards. */
export function sheetWith(
  copies: readonly (readonly [Card, number])[],
  facts: Partial<DeckDetail> = {},
): DeckSheet {
  const deck = deckOf({ cards: copies.map(([card, quantity]) => rowOf(card, quantity)), ...facts })
  const cards = [
    ...deck.cards.flatMap(({ card }) => card ?? []),
    ...(deck.commander ? [deck.commander] : []),
  ]
  return sheetOf(deck, new Map(cards.map((card) => [card.id, factsOf(card, known[card.name])])))
}
