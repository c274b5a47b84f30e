import { expect, test } from 'vitest'
import type { DeckEntry } from '../deck-sheet.ts'
import { cutsOf } from './cuts-of.ts'
import { draws, entries, entry, sheet } from './test/cut-decks.ts'

/** As a card that comes in foil only. */
function inFoil(one: DeckEntry, usdFoil: string): DeckEntry {
  const { card } = one
  return { ...one, card: card && { ...card, prices: { ...card.prices, usdFoil } } }
}

function pricesSaid(...all: DeckEntry[]): string[] {
  const { suggestions } = cutsOf(sheet('commander', ...all), [])
  const priced = suggestions.filter(({ reasons }) => reasons.some(({ kind }) => kind === 'price'))
  return priced.map((found) => found.entry.cardName)
}

test('a card without a plain price costs what its foil costs', () => {
  const others = entries(3, 'Draw', { ...draws, usd: '1.00' })
  const foil = entry('Foil only', draws)
  expect(pricesSaid(...others, inFoil(foil, '30.00'))).toEqual(['Foil only'])
  expect(pricesSaid(...others, inFoil(foil, '3.00'))).toEqual([])
  expect(pricesSaid(...others, foil)).toEqual([])
})

test('a card with a plain price costs that, whatever its foil costs', () => {
  const others = entries(3, 'Draw', { ...draws, usd: '1.00' })
  const both = inFoil(entry('Both', { ...draws, usd: '2.00' }), '30.00')
  expect(pricesSaid(...others, both)).toEqual([])
})
