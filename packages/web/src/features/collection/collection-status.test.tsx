import type { CollectionFound, CollectionStats } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { pageMarkup } from '../../test/draw-page.tsx'
import { CollectionStatus } from './collection-status.tsx'

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

/** The numbers of a status, as they are read aloud. */
async function numbersOf(status: { stats?: CollectionStats; found?: CollectionFound | null }) {
  const html = await pageMarkup(() => (
    <CollectionStatus stats={stats} found={null} shown={1} all={3} isFinding={false} {...status} />
  ))
  return [...html.matchAll(/<span>(.*?)<\/span>/g)].map(([, text]) => text)
}

test('the value of all copies comes last', async () => {
  expect(await numbersOf({})).toEqual(['1 of 3 printings', '1,200 copies', '$12.30'])
  expect(await numbersOf({ found })).toEqual(['1 of 3 printings', '6 copies', '$12.30'])
})

test('it shows how many copies have a price if some have none', async () => {
  expect(await numbersOf({ found: { ...found, pricedCopies: 4 } })).toContain(
    '$12.30 for the 4 with a price',
  )
  expect(await numbersOf({ stats: { ...stats, pricedCards: 1150 } })).toContain(
    '$12.30 for the 1,150 with a price',
  )
})

test('copies without any price are not valued at zero', async () => {
  const none = { ...found, valueUsd: 0, pricedCopies: 0 }
  expect(await numbersOf({ found: none })).toEqual(['1 of 3 printings', '6 copies', 'N/A'])
  expect(await numbersOf({ found: { ...none, copies: 0 } })).toContain('$0.00')
})
