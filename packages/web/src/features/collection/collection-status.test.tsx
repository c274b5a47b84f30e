import type { CollectionFound, CollectionStats } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { collectionNumbers } from './collection-status.tsx'

const stats: CollectionStats = {
  totalCards: 1200,
  uniquePrintings: 3,
  maxPrintings: 20_000,
  totalValueUsd: 12.3,
  pricedCards: 1200,
  pricesAsOf: '2026-08-15',
}
const found: CollectionFound = {
  scryfallIds: ['opt'],
  copies: 6,
  valueUsd: 12.3,
  pricedCopies: 6,
  explanation: '',
  warnings: [],
}

const numbersOf = (of: { stats?: CollectionStats; found?: CollectionFound | null }) =>
  collectionNumbers(of.stats ?? stats, of.found ?? null)

test('the value of all copies comes last', () => {
  expect(numbersOf({})).toEqual(['3 printings', '1,200 copies', '$12.30'])
  expect(numbersOf({ found })).toEqual(['1 of 3 printings', '6 copies', '$12.30'])
})

test('it shows how many copies have a price if some have none', () => {
  expect(numbersOf({ found: { ...found, pricedCopies: 4 } })).toContain(
    '$12.30 for the 4 with a price',
  )
  expect(numbersOf({ stats: { ...stats, pricedCards: 1150 } })).toContain(
    '$12.30 for the 1,150 with a price',
  )
})

test('copies without any price are not valued at zero', () => {
  const none = { ...found, valueUsd: 0, pricedCopies: 0 }
  expect(numbersOf({ found: none })).toEqual(['1 of 3 printings', '6 copies', 'N/A'])
  expect(numbersOf({ found: { ...none, copies: 0 } })).toContain('$0.00')
})
