import { noPrice } from '@manafolio/search'
import type { PricedCatalogue } from '../cards/price-history/catalogue-prices.ts'

/** Prices of printings as in a bulk file: decimal strings; what is not named has none. */
export type PriceList = Record<string, { usd?: string; usd_foil?: string; eur?: string }>

/** A catalogue of nothing but prices, from a bulk file of this day. */
export function pricedCatalogue(pricesAsOf: string, prices: PriceList): PricedCatalogue {
  const list = Object.values(prices)
  const column = (key: keyof PriceList[string]) =>
    Int32Array.from(list, (offers) => Math.round(Number(offers[key]) * 100) || noPrice)
  return {
    meta: { source: 'bulk', pricesAsOf },
    texts: { printingId: columnOf(Object.keys(prices)) },
    columns: {
      printingUsd: column('usd'),
      printingUsdFoil: column('usd_foil'),
      printingEur: column('eur'),
    },
    pools: { printings: poolOf(list.map((offers) => ({ prices: offers }))) },
  }
}

function columnOf(ids: readonly string[]) {
  const rows = ids.map((id) => `${id}\0`)
  return { text: rows.join(''), starts: startsOf(rows) }
}

function poolOf(records: readonly object[]) {
  const rows = records.map((record) => Buffer.from(JSON.stringify(record)))
  return { bytes: Buffer.concat(rows), starts: startsOf(rows) }
}

/** Where each of them begins, and where the last one ends. */
function startsOf(rows: readonly { length: number }[]): Uint32Array {
  const starts = new Uint32Array(rows.length + 1)
  rows.forEach((row, i) => {
    starts[i + 1] = (starts[i] ?? 0) + row.length
  })
  return starts
}
