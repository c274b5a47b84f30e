import { setImmediate } from 'node:timers/promises'
import {
  type Catalogue,
  noPrice,
  type PrintingRecord,
  readRecord,
  recordBytes,
  rowText,
} from '@manafolio/search'
import { blockCount, blockOf } from './blocks.ts'
import { priceFields } from './month.ts'

/** What recording reads of a catalogue. */
export interface PricedCatalogue {
  meta: Pick<Catalogue['meta'], 'source' | 'pricesAsOf'>
  texts: Pick<Catalogue['texts'], 'printingId'>
  columns: Pick<Catalogue['columns'], 'printingUsd' | 'printingUsdFoil' | 'printingEur'>
  pools: Pick<Catalogue['pools'], 'printings'>
}

/** How many printings are looked at before others have their turn. */
const printingsPerSlice = 4096

/** The numbers of a catalogue's printings by block. */
export async function printingsByBlock({ texts }: PricedCatalogue): Promise<number[][]> {
  const blocks = Array.from({ length: blockCount }, (): number[] => [])
  for (let printing = 0; printing + 1 < texts.printingId.starts.length; printing++) {
    if (printing % printingsPerSlice === 0) await setImmediate()
    const block = blockOf(rowText(texts.printingId, printing))
    if (block !== undefined) blocks[block]?.push(printing)
  }
  return blocks
}

/**
 * The prices of a printing in the order of `priceFields`, in cents. The service writes all prices
 * with two decimals, and the catalogue has them as whole cents: one with more is rounded. The
 * catalogue searches “0.00” as no price; here it is a price of 0, as its string says.
 */
export function centsOf({ columns, pools }: PricedCatalogue, printing: number): number[] {
  const cents = [columns.printingUsd, columns.printingUsdFoil, columns.printingEur].map(
    (column) => column[printing] ?? noPrice,
  )
  if (!cents.includes(noPrice) || !mayHaveZero(pools.printings, printing)) return cents
  const { prices = {} } = readRecord<PrintingRecord>(pools.printings, printing)
  return cents.map((price, field) =>
    price === noPrice && prices[recordKeys[priceFields[field] ?? 'usd']] === zeroText ? 0 : price,
  )
}

/** The service's own names of the fields. */
const recordKeys = { usd: 'usd', usdFoil: 'usd_foil', eur: 'eur' } as const

const zeroText = '0.00'

/** Reading all records would take longer than all else that is done in this thread. */
function mayHaveZero(records: PricedCatalogue['pools']['printings'], printing: number): boolean {
  const { buffer, byteOffset, length } = recordBytes(records, printing)
  return Buffer.from(buffer, byteOffset, length).includes(zeroText)
}
