import type { PrintingAddress } from '@manafolio/contract'
import { type Catalogue, type PrintingRecord, readRecord, rowText } from '@manafolio/search'

/** What the address of a printing's page is made of. */
export function addressOfPrinting(
  { pools, texts, columns }: Catalogue,
  printing: number,
): PrintingAddress {
  const { set = '', collector_number = '' } = readRecord<PrintingRecord>(pools.printings, printing)
  return {
    name: rowText(texts.cardTitle, columns.printingCard[printing] ?? 0),
    setCode: set,
    collectorNumber: collector_number,
  }
}
