import type { CollectionStats } from '@manafolio/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Statistics } from './statistics.tsx'

const usual: CollectionStats = {
  totalCards: 1200,
  uniquePrintings: 500,
  maxPrintings: 20_000,
  totalValueUsd: 1234.5,
  pricedCards: 1200,
  pricesAsOf: '2026-07-31',
}

/** The text of each number with its label and note. */
function textsOf(stats: Partial<CollectionStats>): string[] {
  const html = renderToStaticMarkup(<Statistics stats={{ ...usual, ...stats }} />)
  const texts = html.split('</div>').map((part) => part.replace(/<[^>]*>/g, ' '))
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
}

test('the statistics have labels and notes', () => {
  expect(textsOf({})).toEqual([
    'Statistics Total Cards 1,200 Cards in your collection',
    'Unique Printings 500 Different card versions',
    'Collection Limit 2.5% 500 / 20,000 unique printings',
    'Total Collection Value $1,234.50 Estimated market value (USD) All cards have a price, as of Jul 31, 2026',
  ])
})

test.each([
  [{ pricedCards: 1199 }, '1,199 of 1,200 cards have a price, as of Jul 31, 2026'],
  [{ totalCards: 0, pricedCards: 0, totalValueUsd: 0 }, '(USD) Prices as of Jul 31, 2026'],
  [{ pricesAsOf: '' }, 'All cards have a price, as of an unknown date'],
])('the value shows how many cards have a price: %o', (stats, text) => {
  const value = textsOf(stats).at(-1)
  expect(value).toMatch(/^Total Collection Value/)
  expect(value?.endsWith(text)).toBe(true)
})

test.each([
  [0, '0.0%'],
  [1, 'under 0.1%'],
  [20, '0.1%'],
  [20_000, '100.0%'],
])('with %d printings the share of the limit is %s', (uniquePrintings, share) => {
  expect(textsOf({ uniquePrintings })[2]).toMatch(new RegExp(`^Collection Limit ${share} `))
})
