import { addToCollection, getValueMovers, type ValueMover } from '@manafolio/contract'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { recordPrices } from '../../cards/price-history/record.ts'
import { collectorIn } from '../../test/collector.ts'
import { datedCatalogue } from '../../test/dated-catalogue.ts'
import { printing } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

const cards = [
  printing.goblinGuideZendikar,
  printing.lightningBoltBaldursGate,
  printing.swordsModernHorizons,
  printing.delverMidnightHunt,
  printing.fireIceApocalypse,
  printing.lightningBoltAlpha,
]
const app = useTestApp('sqlite')

/** Prices of those cards, in their order. */
function pricesOf(usd: readonly string[]) {
  return Object.fromEntries(cards.map((id, i) => [id, { usd: usd[i] ?? null }]))
}

const changeOf = ({ copies, priceUsd, priceBeforeUsd }: ValueMover) =>
  Math.round(copies * (priceUsd - priceBeforeUsd) * 100)

test('what won most stands first, and so does what lost most', async () => {
  const sample = app().catalogue.current()
  const [before, now] = [Array(6).fill('5.00'), ['6.00', '9.00', '7.00', '4.00', '1.00', '3.00']]
  const needs = { db: app().database.db, log: pino({ level: 'silent' }) }
  await recordPrices(needs, datedCatalogue(sample, '2026-08-05', pricesOf(before)))
  app().catalogue.replace(datedCatalogue(sample, '2026-08-14', pricesOf(now)))
  const owner = await collectorIn(app())
  for (const scryfallId of cards) await owner.call(addToCollection, { input: { scryfallId } })
  const { winners, losers } = await owner.call(getValueMovers, { input: { days: '7' } })
  expect(winners.map(changeOf)).toEqual([400, 200, 100])
  expect(winners.map(({ scryfallId }) => scryfallId)).toEqual([cards[1], cards[2], cards[0]])
  expect(losers.map(changeOf)).toEqual([-400, -200, -100])
  expect(losers.map(({ scryfallId }) => scryfallId)).toEqual([cards[4], cards[5], cards[3]])
})
