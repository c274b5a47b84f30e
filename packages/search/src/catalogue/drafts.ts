import { rarities } from '@manafolio/contract'
import { fold, foldName, foldNameJoined } from '../text/fold.ts'
import { type RecordWriter, recordWriter } from '../text/record-pool.ts'
import type { CardObject } from './card-object.ts'
import { nameSeparator } from './catalogue.ts'
import { colorlessMana, colorMask } from './colors.ts'
import { cardFlag } from './columns.ts'
import { deckLimit } from './deck-limit.ts'
import { cardFacets, type FacetWriter, facetWriter, printingFacets } from './facets.ts'
import { type Interner, interner } from './interned.ts'
import { ownNames } from './own-names.ts'
import { anyUsd, cents, fanciness, isDigitalOnly, isExtra, printingFlag } from './printing-facts.ts'
import { cardRecord, printingRecord } from './records.ts'
import { readStats } from './stats.ts'
import { keysForTraits } from './traits/table.ts'

/** What a catalogue is assembled from: cards with their printings, in any order. */
export type DraftCard = ReturnType<typeof draftCard> & { printings: DraftPrinting[] }
export type DraftPrinting = ReturnType<typeof draftPrinting>

/** Where drafts leave what would be too heavy to carry. */
export interface Collectors {
  records: { cards: RecordWriter; printings: RecordWriter }
  facets: { cards: FacetWriter; printings: FacetWriter }
  manaCosts: Interner
  artists: Interner
  numbers: Interner
  illustrations: Interner
  /** Which keys that traits need occur in any card object. */
  keys: Interner
}

export function newCollectors(): Collectors {
  return {
    records: { cards: recordWriter(), printings: recordWriter() },
    facets: { cards: facetWriter(), printings: facetWriter() },
    manaCosts: interner(),
    artists: interner(),
    numbers: interner(),
    illustrations: interner(),
    keys: interner(),
  }
}

export function isReversible(card: CardObject): boolean {
  return card.layout === 'reversible_card'
}

export function draftCard(original: CardObject, { records, facets, manaCosts }: Collectors) {
  const card = singleSided(original)
  const faces = card.card_faces ?? []
  const front = faces[0]
  const oracle = card.oracle_text ?? faces.map((face) => face.oracle_text ?? '').join('\n')
  const fullOracle = fold(oracle)
  return {
    oracleId: card.oracle_id ?? front?.oracle_id ?? card.id,
    title: card.name,
    names: nameForms([card.name, ...faces.map((face) => face.name)]),
    type: fold(card.type_line ?? faces.map((face) => face.type_line ?? '').join(' // ')),
    oracle: fold(withoutReminders(oracle)),
    fullOracle,
    ownNames: ownNames(card, fullOracle),
    manaCost: manaCosts.number(costOf(card)),
    manaValue: card.cmc ?? front?.cmc ?? 0,
    colors: colorMask(card.colors ?? front?.colors ?? []),
    identity: colorMask(card.color_identity),
    produces: producedMask(card),
    flags: isPermanent(card) ? cardFlag.permanent : 0,
    legalities: card.legalities,
    stats: readStats(card),
    edhrecRank: card.edhrec_rank ?? Number.NaN,
    pennyRank: card.penny_rank ?? Number.NaN,
    deckLimit: deckLimit(card),
    facets: facets.cards.intern(cardFacets(card)),
    record: records.cards.add(cardRecord(card)),
    isReversible: isReversible(original),
  }
}

export function draftPrinting(card: CardObject, set: number, collectors: Collectors) {
  const { records, facets, artists, numbers, illustrations } = collectors
  const front = card.card_faces?.[0]
  for (const key of keysForTraits(card)) collectors.keys.number(key)
  return {
    id: card.id,
    number: numbers.number(card.collector_number.toLowerCase()),
    digits: Number(/\d+/.exec(card.collector_number)?.[0] ?? 0),
    set,
    rarity: rarityNumber(card.rarity),
    released: Number(card.released_at.replaceAll('-', '')) || 0,
    frame: card.frame ?? '',
    language: card.lang ?? '',
    ...pricesOf(card),
    flags:
      (isDigitalOnly(card) ? printingFlag.digital : 0) | (isExtra(card) ? printingFlag.extra : 0),
    fanciness: fanciness(card),
    illustration: illustrations.number(card.illustration_id ?? front?.illustration_id ?? card.id),
    artist: artists.number(fold(facesOr(card, 'artist').join(' & '))),
    flavor: fold(facesOr(card, 'flavor_text').join('\n')),
    facets: facets.printings.intern(printingFacets(card)),
    record: records.printings.add(printingRecord(card)),
  }
}

function pricesOf(card: CardObject) {
  return {
    usd: cents(card.prices.usd),
    anyUsd: anyUsd(card),
    usdFoil: cents(card.prices.usd_foil),
    usdEtched: cents(card.prices.usd_etched),
    eur: cents(card.prices.eur),
    eurFoil: cents(card.prices.eur_foil),
    tix: cents(card.prices.tix),
  }
}

/** The cost as printed; of a card with faces the costs of all of them, "" for one without. */
function costOf({ mana_cost, card_faces }: CardObject): string {
  const faces = (card_faces ?? []).map((face) => face.mana_cost ?? '')
  return faces.some(Boolean) ? faces.join(' // ') : (mana_cost ?? '')
}

function producedMask({ produced_mana }: CardObject): number {
  const mana = produced_mana ?? []
  return colorMask(mana) | (mana.includes('C') ? colorlessMana : 0)
}

const permanentTypes = /\b(artifact|battle|creature|enchantment|land|planeswalker)\b/i

/** By the front face, whose cost counts for devotion. */
function isPermanent({ type_line, card_faces }: CardObject): boolean {
  const front = card_faces?.[0]?.type_line ?? type_line ?? ''
  return permanentTypes.test(front)
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

/** Reminder text stands in brackets, which may hold others, and is not part of the rules text. */
function withoutReminders(text: string): string {
  const shorter = text.replace(/\([^()]*\)/g, '')
  return shorter === text ? text.replace(/ +$/gm, '') : withoutReminders(shorter)
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
