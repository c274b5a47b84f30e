import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CardRecord, PrintingRecord } from '../catalogue/records.ts'
import { readRecord } from '../text/record-pool.ts'

/** What tests call a printing: by its card, or as “Lightning Bolt [lea]”. */
export function nameOf({ columns, pools }: Catalogue, printing: number) {
  const card = readRecord<CardRecord>(pools.cards, columns.printingCard[printing] ?? 0)
  const { set } = readRecord<PrintingRecord>(pools.printings, printing)
  return { name: card.name ?? '', withSet: `${card.name} [${set}]` }
}

/** The first printing that tests call so. */
export function printingCalled(catalogue: Catalogue, withSet: string): number | undefined {
  const { printingCount } = catalogue.meta
  for (let printing = 0; printing < printingCount; printing++) {
    if (nameOf(catalogue, printing).withSet === withSet) return printing
  }
  return undefined
}
