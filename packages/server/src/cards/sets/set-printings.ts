import { setImmediate } from 'node:timers/promises'
import type { SetPrinting } from '@manafolio/contract'
import {
  type CardRecord,
  type Catalogue,
  finishesOf,
  noPrice,
  type PrintingRecord,
  readRecord,
} from '@manafolio/search'
import { LRUCache } from 'lru-cache'
import { type Cheapest, cheapestFinish } from '../offers.ts'
import { imageOf, presentLook, pricesOf } from '../printing-data.ts'
import { catalogueSets } from './catalogue-sets.ts'

export interface NumberedPrinting {
  /** Its number in the catalogue, and that of its card. */
  printing: number
  card: number
  /** In US dollars. */
  cheapest: Cheapest | undefined
  /** Its lowest price in euros, or noPrice. */
  eurCents: number
  shown: SetPrinting
}

export interface SetPrintings {
  /** By collector number. */
  all: readonly NumberedPrinting[]
  /** Those that the completion of the set counts. */
  counted: readonly NumberedPrinting[]
  /** The JSON of what is shown of all of them. */
  json: Buffer
}

/** Printings of cached sets, for each catalogue: some 15 MB. */
const maxPrintings = 10_000

/** Printings read before yielding to other work: a few milliseconds. */
const sliceSize = 200

const cached = new WeakMap<Catalogue, LRUCache<string, Promise<SetPrintings>>>()

/** All printings of a set, by its code in lower case. */
export function setPrintings(catalogue: Catalogue, code: string): Promise<SetPrintings> {
  const sets = cached.get(catalogue) ?? new LRUCache({ maxSize: maxPrintings })
  cached.set(catalogue, sets)
  const known = sets.get(code)
  if (known) return known
  const found = printingsIn(catalogue, code)
  const printings = describe(catalogue, found)
  sets.set(code, printings, { size: found.length + 1 })
  return printings
}

async function describe(catalogue: Catalogue, found: readonly number[]): Promise<SetPrintings> {
  const all: NumberedPrinting[] = []
  for (const [at, printing] of found.entries()) {
    if (at % sliceSize === 0) await setImmediate()
    all.push(numberedPrinting(catalogue, printing))
  }
  all.sort(({ shown: a }, { shown: b }) => compare(a.collectorNumber, b.collectorNumber))
  const counted = all.filter(({ shown }) => shown.isCounted)
  return { all, counted, json: Buffer.from(JSON.stringify(all.map(({ shown }) => shown))) }
}

/** 2, 10, 10★, 10a */
const { compare } = new Intl.Collator('en', { numeric: true })

function numberedPrinting(catalogue: Catalogue, printing: number): NumberedPrinting {
  const isCounted = catalogueSets(catalogue).isCounted(printing)
  return {
    printing,
    card: catalogue.columns.printingCard[printing] ?? 0,
    cheapest: cheapestFinish(catalogue, printing),
    eurCents: lowestEur(catalogue, printing),
    shown: { ...presentPrinting(catalogue, printing), isCounted },
  }
}

function printingsIn({ meta, columns }: Catalogue, code: string): number[] {
  const set = meta.sets.findIndex((one) => one.code === code)
  const found: number[] = []
  for (let at = columns.printingSet.indexOf(set); at >= 0; ) {
    found.push(at)
    at = columns.printingSet.indexOf(set, at + 1)
  }
  return found
}

function lowestEur({ columns }: Catalogue, printing: number): number {
  const plain = columns.printingEur[printing] ?? noPrice
  const foil = columns.printingEurFoil[printing] ?? noPrice
  return plain === noPrice || foil === noPrice ? Math.max(plain, foil) : Math.min(plain, foil)
}

function presentPrinting(catalogue: Catalogue, printing: number): Omit<SetPrinting, 'isCounted'> {
  const { pools, columns } = catalogue
  const card = readRecord<CardRecord>(pools.cards, columns.printingCard[printing] ?? 0)
  const record = readRecord<PrintingRecord>(pools.printings, printing)
  return {
    id: record.id ?? '',
    name: card.name ?? '',
    setCode: record.set ?? '',
    collectorNumber: record.collector_number ?? '',
    rarity: record.rarity ?? '',
    manaCost: card.mana_cost ?? joined(card, 'mana_cost'),
    typeLine: card.type_line ?? joined(card, 'type_line'),
    colorIdentity: card.color_identity ?? [],
    ...presentLook(catalogue, printing, record),
    finishes: [...finishesOf(catalogue, printing)],
    prices: pricesOf(record),
    image: imageOf(record),
  }
}

/** What only the faces say. */
function joined({ card_faces = [] }: CardRecord, key: 'mana_cost' | 'type_line'): string {
  return card_faces.flatMap((face) => face[key] ?? []).join(' // ')
}
