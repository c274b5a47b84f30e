import type { DeckFormat } from '@manafolio/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { deckOf, summaryOf } from '../../../test/decks.ts'
import { DeckStatistics } from './deck-statistics.tsx'

/** A deck of a format, created on a day of August. */
const deck = (format: DeckFormat, day: string, totalValue: number | null = null) =>
  summaryOf(deckOf({ format, createdAt: `2026-08-${day}T12:00:00.000Z`, totalValue }))

/** The texts of all matches of a pattern in the markup. */
function textsIn(decks: Parameters<typeof DeckStatistics>[0]['decks'], part: RegExp) {
  const html = renderToStaticMarkup(<DeckStatistics decks={decks} />)
  return [...html.matchAll(part)].map(([, text = '']) => text.replace(/<[^>]*>/g, ' ').trim())
}

const numbers = /<\/dt><dd[^>]*>(.*?)<\/dd>/g
const rows = /<tr>(.*?)<\/tr>/g
const rowsOf = (decks: Parameters<typeof textsIn>[0]) =>
  textsIn(decks, rows).map((row) => row.split(/\s{2,}/))

test('without decks there is no favorite format and no table', () => {
  expect(textsIn([], numbers)).toEqual(['0', '0', '-'])
  expect(textsIn([], rows)).toEqual([])
})

test('the format with the most decks is the favorite', () => {
  const decks = [deck('pauper', '20'), deck('commander', '02'), deck('commander', '01')]
  expect(textsIn(decks, numbers)).toEqual(['3', '2', 'Commander (EDH)'])
})

test('on a tie, the format of the newest deck is the favorite', () => {
  const decks = [deck('brawl', '01'), deck('pauper', '03'), deck('legacy', '02')]
  expect(textsIn(decks, numbers)).toEqual(['3', '3', 'Pauper'])
  expect(textsIn([...decks, deck('legacy', '01')], numbers)).toEqual(['4', '3', 'Legacy'])
})

test('a table shows the value of the decks of each format', () => {
  const decks = [deck('modern', '02', 1200.5), deck('modern', '01'), deck('vintage', '01')]
  expect(rowsOf(decks)).toEqual([
    ['Format', 'Decks', 'Cards', 'Value (USD)'],
    ['Modern', '2', '0', '$1,200.50'],
    ['Vintage', '1', '0', 'N/A'],
    ['All decks', '3', '0', '$1,200.50'],
  ])
  expect(rowsOf([deck('modern', '01', 2)])).toHaveLength(2) // one format needs no total
})
