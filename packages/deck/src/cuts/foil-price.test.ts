import { expect, test } from 'vitest'
import type { DeckEntry } from '../deck-sheet.ts'
import { draws, entries, entry, sheet } from '../test/cuts/cut-decks.ts'
import { cutsOf } from './cuts-of.ts'

/** A card that is only printed in foil. */
function inFoil(one: DeckEntry, usdFoil: string): DeckEntry {
  const { card } = one
  return { ...one, card: card && { ...card, prices: { ...card.prices, usdFoil } } }
}

function priceReasonsIn(...all: DeckEntry[]): string[] {
  const { suggestions } = cutsOf(sheet('commander', ...all), [])
  const priced = suggestions.filter(({ reasons }) => reasons.some(({ kind }) => kind === 'price'))
  return priced.map((found) => found.entry.cardName)
}

test('a card without a nonfoil price costs its foil price', () => {
  const others = entries(3, 'Draw', { ...draws, usd: '1.00' })
  const foil = entry('Foil only', draws)
  expect(priceReasonsIn(...others, inFoil(foil, '30.00'))).toEqual(['Foil only'])
  expect(priceReasonsIn(...others, inFoil(foil, '3.00'))).toEqual([])
  expect(priceReasonsIn(...others, foil)).toEqual([])
})

test('a card with a nonfoil price costs that, whatever its foil price', () => {
  const others = entries(3, 'Draw', { ...draws, usd: '1.00' })
  const both = inFoil(entry('Both', { ...draws, usd: '2.00' }), '30.00')
  expect(priceReasonsIn(...others, both)).toEqual([])
})
