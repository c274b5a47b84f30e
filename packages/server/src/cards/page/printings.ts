import type { CardPrinting } from '@manafolio/contract'
import {
  type Catalogue,
  finishesOf,
  isDigitalIn,
  type PrintingRecord,
  readRecord,
  rowText,
} from '@manafolio/search'
import { imageOf, pricesByFinish } from '../printing-data.ts'
import { treatmentsOf } from '../treatments.ts'

/** All printings of a card, newest first. */
export function printingsOfCard(catalogue: Catalogue, card: number): CardPrinting[] {
  const [start = 0, end = start] = catalogue.columns.cardPrintings.subarray(card, card + 2)
  return Array.from({ length: end - start }, (_, at) => printingOf(catalogue, start + at))
}

/** A printing in the list of them. */
export function printingOf(catalogue: Catalogue, printing: number): CardPrinting {
  const { pools, texts, meta, columns } = catalogue
  const record = readRecord<PrintingRecord>(pools.printings, printing)
  return {
    name: rowText(texts.cardTitle, columns.printingCard[printing] ?? 0),
    setCode: record.set ?? '',
    collectorNumber: record.collector_number ?? '',
    id: record.id ?? '',
    setName: meta.sets[columns.printingSet[printing] ?? 0]?.name ?? '',
    rarity: record.rarity ?? '',
    releasedAt: record.released_at ?? '',
    language: record.lang ?? '',
    treatments: treatmentsOf(record),
    finishes: [...finishesOf(catalogue, printing)],
    prices: pricesByFinish(record),
    isDigital: isDigitalIn(catalogue, printing),
    image: imageOf(record),
    tcgplayerId: record.tcgplayer_id ?? null,
  }
}
