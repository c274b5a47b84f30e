import { type CardPrinting, productIdOf } from '@manafolio/contract'
import {
  type Catalogue,
  finishesOf,
  type PrintingRecord,
  printingsOfCard,
  readRecord,
  rowText,
} from '@manafolio/search'
import { LRUCache } from 'lru-cache'
import { imageOf, presentLook, pricesOf } from '../printing-data.ts'

/** Printings in the cached lists of each catalogue: some 15 MB. */
const maxPrintings = 10_000

const cached = new WeakMap<Catalogue, LRUCache<number, CardPrinting[]>>()

/** All printings of a card, newest first. */
export function listPrintings(catalogue: Catalogue, card: number): readonly CardPrinting[] {
  const lists = cached.get(catalogue) ?? newCache()
  cached.set(catalogue, lists)
  const known = lists.get(card)
  if (known) return known
  const list = printingsOfCard(catalogue, card).map((one) => printingOf(catalogue, one))
  lists.set(card, list)
  return list
}

function newCache() {
  return new LRUCache<number, CardPrinting[]>({
    maxSize: maxPrintings,
    sizeCalculation: (list) => list.length,
  })
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
    ...presentLook(catalogue, printing, record),
    finishes: [...finishesOf(catalogue, printing)],
    prices: pricesOf(record),
    image: imageOf(record),
    tcgplayerId: productIdOf(record),
  }
}
