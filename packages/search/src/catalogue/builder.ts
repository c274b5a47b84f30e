import { rarities } from '@manafolio/contract'
import { fold, foldName, foldNameJoined } from '../text/fold.ts'
import { type RecordWriter, recordWriter } from '../text/record-pool.ts'
import { textColumn } from '../text/text-column.ts'
import type { CardObject } from './card-object.ts'
import {
  type CatalogueMeta,
  type CatalogueParts,
  nameSeparator,
  printingFlag,
  type SetInfo,
} from './catalogue.ts'
import { type ColorMask, colorMask } from './colors.ts'
import { legalityCode } from './legality.ts'
import { anyUsd, cents, fanciness, isDigitalOnly, isExtra } from './printing-facts.ts'
import { cardRecord, printingRecord } from './records.ts'

interface DraftCard {
  names: string
  type: string
  oracle: string
  manaValue: number
  colors: ColorMask
  identity: ColorMask
  legalities: Record<string, string>
  record: number
  isReversible: boolean
  printings: DraftPrinting[]
}

interface DraftPrinting {
  id: string
  number: string
  set: number
  rarity: number
  released: number
  usd: number
  anyUsd: number
  flags: number
  fanciness: number
  illustration: string
  record: number
}

type Records = Record<keyof CatalogueParts['pools'], RecordWriter>

export interface CatalogueBuilder {
  /** Takes one printing; a later one with the same id replaces the earlier. */
  add(card: CardObject): void
  build(origin: Pick<CatalogueMeta, 'source' | 'fingerprint' | 'pricesAsOf'>): CatalogueParts
}

export function catalogueBuilder(): CatalogueBuilder {
  const cards = new Map<string, DraftCard>()
  const records: Records = { cards: recordWriter(), printings: recordWriter() }
  const sets = new Map<string, number>()
  const setInfos: SetInfo[] = []
  const seen = new Map<string, DraftCard>()

  function setIndex(card: CardObject): number {
    const known = sets.get(card.set)
    if (known !== undefined) return known
    sets.set(card.set, setInfos.length)
    return setInfos.push(setInfo(card)) - 1
  }

  return {
    add(card) {
      const earlier = seen.get(card.id)
      if (earlier) earlier.printings = earlier.printings.filter(({ id }) => id !== card.id)
      const draft = upsertCard(cards, card, records.cards)
      draft.printings.push(draftPrinting(card, setIndex(card), records.printings))
      seen.set(card.id, draft)
    },
    build(origin) {
      const filled = [...cards.values()].filter((card) => card.printings.length > 0)
      const meta = { ...origin, cardCount: filled.length, sets: setInfos }
      return assemble(filled.sort(byName), records, meta)
    },
  }
}

function setInfo(card: CardObject): SetInfo {
  return { code: card.set, name: card.set_name, type: card.set_type, id: card.set_id ?? '' }
}

function upsertCard(
  cards: Map<string, DraftCard>,
  card: CardObject,
  records: RecordWriter,
): DraftCard {
  const key = card.oracle_id ?? card.card_faces?.[0]?.oracle_id ?? card.id
  const known = cards.get(key)
  if (known && (!known.isReversible || isReversible(card))) return known
  const draft = Object.assign(known ?? { printings: [] }, draftCard(singleSided(card), records))
  cards.set(key, draft)
  return draft
}

function isReversible(card: CardObject): boolean {
  return card.layout === 'reversible_card'
}

/** A reversible printing shows one card twice; as an oracle card it is what its front face says. */
function singleSided(card: CardObject): CardObject {
  const front = isReversible(card) ? card.card_faces?.[0] : undefined
  if (!front) return card
  const { card_faces: _, ...rest } = card
  return { ...rest, ...front, id: card.id, oracle_id: front.oracle_id ?? card.oracle_id }
}

function draftCard(card: CardObject, records: RecordWriter): Omit<DraftCard, 'printings'> {
  const faces = card.card_faces ?? []
  const front = faces[0]
  const oracle = card.oracle_text ?? faces.map((face) => face.oracle_text ?? '').join('\n')
  return {
    names: nameForms([card.name, ...faces.map((face) => face.name)]),
    type: fold(card.type_line ?? faces.map((face) => face.type_line ?? '').join(' // ')),
    oracle: fold(withoutReminders(oracle)),
    manaValue: card.cmc ?? front?.cmc ?? 0,
    colors: colorMask(card.colors ?? front?.colors ?? []),
    identity: colorMask(card.color_identity),
    legalities: card.legalities,
    record: records.add(cardRecord(card)),
    isReversible: isReversible(card),
  }
}

function nameForms(names: string[]): string {
  return [...new Set([...names.map(foldName), ...names.map(foldNameJoined)])].join(nameSeparator)
}

/** Reminder text stands in brackets and is not part of the rules text. */
function withoutReminders(text: string): string {
  return text.replace(/\([^)]*\)/g, '')
}

function draftPrinting(card: CardObject, set: number, records: RecordWriter): DraftPrinting {
  return {
    id: card.id,
    number: card.collector_number,
    set,
    rarity: rarityNumber(card.rarity),
    released: Number(card.released_at.replaceAll('-', '')) || 0,
    usd: cents(card.prices.usd),
    anyUsd: anyUsd(card),
    flags:
      (isDigitalOnly(card) ? printingFlag.digital : 0) | (isExtra(card) ? printingFlag.extra : 0),
    fanciness: fanciness(card),
    illustration: card.illustration_id ?? card.card_faces?.[0]?.illustration_id ?? card.id,
    record: records.add(printingRecord(card)),
  }
}

function byName(a: DraftCard, b: DraftCard): number {
  return a.names < b.names ? -1 : a.names > b.names ? 1 : 0
}

/** A rarity that is not known yet counts as common. */
function rarityNumber(rarity: string): number {
  const names: readonly string[] = rarities
  return Math.max(0, names.indexOf(rarity))
}

/** Newest first; within a set by the digits of the collector number. */
function byReleaseThenNumber(a: DraftPrinting, b: DraftPrinting): number {
  return b.released - a.released || a.set - b.set || digitsOf(a) - digitsOf(b)
}

function digitsOf({ number }: DraftPrinting): number {
  return Number(/\d+/.exec(number)?.[0] ?? 0)
}

function assemble(
  cards: DraftCard[],
  records: Records,
  meta: Omit<CatalogueMeta, 'formats' | 'printingCount'>,
): CatalogueParts {
  for (const card of cards) card.printings.sort(byReleaseThenNumber)
  const printings = cards.flatMap((card) => card.printings)
  const formats = [...new Set(cards.flatMap((card) => Object.keys(card.legalities)))].sort()
  return {
    meta: { ...meta, formats, printingCount: printings.length },
    columns: {
      ...cardColumns(cards, formats),
      ...printingColumns(printings),
      printingCard: Uint32Array.from(cards.flatMap((card, i) => card.printings.map(() => i))),
    },
    texts: {
      cardName: textColumn(cards.map((card) => card.names)),
      cardType: textColumn(cards.map((card) => card.type)),
      cardOracle: textColumn(cards.map((card) => card.oracle)),
      printingId: textColumn(printings.map((printing) => printing.id)),
      printingNumber: textColumn(printings.map((printing) => printing.number.toLowerCase())),
    },
    pools: {
      cards: records.cards.pool(cards.map((card) => card.record)),
      printings: records.printings.pool(printings.map((printing) => printing.record)),
    },
  }
}

function cardColumns(cards: DraftCard[], formats: string[]) {
  const starts = [0]
  for (const card of cards) starts.push((starts.at(-1) ?? 0) + card.printings.length)
  const codes = cards.flatMap(({ legalities }) =>
    formats.map((format) => legalityCode(legalities[format])),
  )
  return {
    cardPrintings: Uint32Array.from(starts),
    cardManaValue: Float32Array.from(cards, (card) => card.manaValue),
    cardColors: Uint8Array.from(cards, (card) => card.colors),
    cardIdentity: Uint8Array.from(cards, (card) => card.identity),
    cardLegalities: Uint8Array.from(codes),
  }
}

function printingColumns(printings: DraftPrinting[]) {
  const artworks = new Map<string, number>()
  const artwork = (id: string) => artworks.get(id) ?? artworks.set(id, artworks.size).size - 1
  return {
    printingSet: Uint16Array.from(printings, (printing) => printing.set),
    printingRarity: Uint8Array.from(printings, (printing) => printing.rarity),
    printingReleased: Uint32Array.from(printings, (printing) => printing.released),
    printingUsd: Int32Array.from(printings, (printing) => printing.usd),
    printingAnyUsd: Int32Array.from(printings, (printing) => printing.anyUsd),
    printingFlags: Uint8Array.from(printings, (printing) => printing.flags),
    printingFanciness: Uint8Array.from(printings, (printing) => printing.fanciness),
    printingIllustration: Uint32Array.from(printings, (printing) => artwork(printing.illustration)),
  }
}
