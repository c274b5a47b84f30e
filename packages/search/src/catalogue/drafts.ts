import { rarities } from '@manafolio/contract'
import { fold, foldName, foldNameJoined } from '../text/fold.ts'
import { type RecordWriter, recordWriter } from '../text/record-pool.ts'
import type { CardObject } from './card-object.ts'
import { nameSeparator, printingFlag } from './catalogue.ts'
import { colorMask } from './colors.ts'
import { cardFacets, type FacetWriter, facetWriter, printingFacets } from './facets.ts'
import { anyUsd, cents, fanciness, isDigitalOnly, isExtra } from './printing-facts.ts'
import { cardRecord, printingRecord } from './records.ts'
import { readStats } from './stats.ts'

/** What a catalogue is assembled from: cards with their printings, in any order. */
export type DraftCard = ReturnType<typeof draftCard> & { printings: DraftPrinting[] }
export type DraftPrinting = ReturnType<typeof draftPrinting>

/** Where drafts leave what would be too heavy to carry. */
export interface Collectors {
  records: { cards: RecordWriter; printings: RecordWriter }
  facets: { cards: FacetWriter; printings: FacetWriter }
}

export function newCollectors(): Collectors {
  return {
    records: { cards: recordWriter(), printings: recordWriter() },
    facets: { cards: facetWriter(), printings: facetWriter() },
  }
}

export function isReversible(card: CardObject): boolean {
  return card.layout === 'reversible_card'
}

export function draftCard(original: CardObject, { records, facets }: Collectors) {
  const card = singleSided(original)
  const faces = card.card_faces ?? []
  const front = faces[0]
  const oracle = card.oracle_text ?? faces.map((face) => face.oracle_text ?? '').join('\n')
  return {
    names: nameForms([card.name, ...faces.map((face) => face.name)]),
    type: fold(card.type_line ?? faces.map((face) => face.type_line ?? '').join(' // ')),
    oracle: fold(withoutReminders(oracle)),
    fullOracle: fold(oracle),
    manaValue: card.cmc ?? front?.cmc ?? 0,
    colors: colorMask(card.colors ?? front?.colors ?? []),
    identity: colorMask(card.color_identity),
    legalities: card.legalities,
    stats: readStats(card),
    facets: facets.cards.intern(cardFacets(card)),
    record: records.cards.add(cardRecord(card)),
    isReversible: isReversible(original),
  }
}

export function draftPrinting(card: CardObject, set: number, { records, facets }: Collectors) {
  const front = card.card_faces?.[0]
  return {
    id: card.id,
    number: card.collector_number,
    set,
    rarity: rarityNumber(card.rarity),
    released: Number(card.released_at.replaceAll('-', '')) || 0,
    usd: cents(card.prices.usd),
    anyUsd: anyUsd(card),
    eur: cents(card.prices.eur),
    flags:
      (isDigitalOnly(card) ? printingFlag.digital : 0) | (isExtra(card) ? printingFlag.extra : 0),
    fanciness: fanciness(card),
    illustration: card.illustration_id ?? front?.illustration_id ?? card.id,
    artist: fold(facesOr(card, 'artist').join(' & ')),
    flavor: fold(facesOr(card, 'flavor_text').join('\n')),
    facets: facets.printings.intern(printingFacets(card)),
    record: records.printings.add(printingRecord(card)),
  }
}

/** A reversible printing shows one card twice; as an oracle card it is what its front face says. */
function singleSided(card: CardObject): CardObject {
  const front = isReversible(card) ? card.card_faces?.[0] : undefined
  if (!front) return card
  const { card_faces: _, ...rest } = card
  return { ...rest, ...front, id: card.id, oracle_id: front.oracle_id ?? card.oracle_id }
}

function nameForms(names: string[]): string {
  return [...new Set([...names.map(foldName), ...names.map(foldNameJoined)])].join(nameSeparator)
}

/** Reminder text stands in brackets and is not part of the rules text. */
function withoutReminders(text: string): string {
  return text.replace(/\([^)]*\)/g, '')
}

/** The card's own text, or those of its faces, each once. */
function facesOr(card: CardObject, key: 'artist' | 'flavor_text'): string[] {
  const texts = card[key] ? [card[key]] : (card.card_faces ?? []).map((face) => face[key])
  return [...new Set(texts.flatMap((text) => text ?? []))]
}

/** A rarity that is not known yet counts as common. */
function rarityNumber(rarity: string): number {
  const names: readonly string[] = rarities
  return Math.max(0, names.indexOf(rarity))
}
