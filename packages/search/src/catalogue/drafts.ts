import { rarities } from '@manafolio/contract'
import { fold } from '../text/fold.ts'
import { nameForms, nameSeparator } from './card-names.ts'
import { type CardObject, faceKeys } from './card-object.ts'
import type { Collectors } from './collectors.ts'
import { colorlessMana, colorMask } from './colors.ts'
import { cardFlag } from './columns.ts'
import { deckLimit } from './deck-limit.ts'
import { cardFacets, printingFacets } from './facets.ts'
import { furtherFaces } from './further-faces.ts'
import { packLegalities } from './legality.ts'
import { ownNames } from './own-names.ts'
import { anyUsd, cents, fanciness, isDigitalOnly, isExtra, printingFlag } from './printing-facts.ts'
import { cardRecord, printingRecord } from './records.ts'
import type { ListedPart } from './relations/listed-parts.ts'
import { isReversible, nameShown } from './reversibles.ts'
import { readStats } from './stats.ts'
import { keysForTraits } from './traits/table.ts'

/** What a catalogue is assembled from: cards with the numbers of their printings, in any order. */
export type DraftCard = ReturnType<typeof draftCard> & {
  printings: number[]
  /** As printed, also several times. */
  otherNames: string[]
  /** As its printings list them. */
  parts: ListedPart[]
}

export function draftCard(original: CardObject, collectors: Collectors) {
  const card = singleSided(original)
  const faces = card.card_faces ?? []
  const oracle = card.oracle_text ?? faces.map((face) => face.oracle_text ?? '').join('\n')
  const fullOracle = fold(oracle)
  return {
    number: collectors.cards.add({
      ...cardNumbersOf(card, collectors),
      adviceTags: collectors.adviceTags.add(card),
    }),
    oracleId: card.oracle_id ?? faces[0]?.oracle_id ?? card.id,
    title: card.name,
    name: isReversible(original) ? nameShown(original) : card.name,
    names: nameForms([card.name, ...faces.map((face) => face.name)]).join(nameSeparator),
    type: fold(card.type_line ?? faces.map((face) => face.type_line ?? '').join(' // ')),
    oracle: sharedIfEqual(fold(withoutReminders(oracle)), fullOracle),
    fullOracle,
    ownNames: ownNames(card, fullOracle),
    legalities: packLegalities(card.legalities, collectors.formats),
    faces: furtherFaces(card, colorsOf(card)),
    isReversible: isReversible(original),
  }
}

function cardNumbersOf(card: CardObject, { records, facets, manaCosts }: Collectors) {
  const front = card.card_faces?.[0]
  const { power, toughness, loyalty, defense } = readStats(card)
  return {
    cardManaCost: manaCosts.number(costOf(card)),
    cardManaValue: card.cmc ?? front?.cmc ?? 0,
    cardColors: colorsOf(card),
    cardIdentity: colorMask(card.color_identity),
    cardProduces: producedMask(card),
    cardFlags: isPermanent(card) ? cardFlag.permanent : 0,
    cardPower: power,
    cardToughness: toughness,
    cardLoyalty: loyalty,
    cardDefense: defense,
    cardEdhrecRank: card.edhrec_rank ?? Number.NaN,
    cardPennyRank: card.penny_rank ?? Number.NaN,
    cardDeckLimit: deckLimit(card),
    facets: facets.cards.add(cardFacets(card)),
    record: records.cards.add(cardRecord(card)),
  }
}

/** The number of the printing's draft. */
export function draftPrinting(card: CardObject, set: number, collectors: Collectors): number {
  const { records, facets, artists, numbers, illustrations } = collectors
  const { frames, languages, flavors } = collectors
  const { prices } = card
  const front = card.card_faces?.[0]
  for (const key of keysForTraits(card)) collectors.keys.number(key)
  collectors.printingIds.push(card.id)
  return collectors.printings.add({
    printingNumber: numbers.number(card.collector_number.toLowerCase()),
    digits: Number(/\d+/.exec(card.collector_number)?.[0] ?? 0),
    printingSet: set,
    printingRarity: rarityNumber(card.rarity),
    printingReleased: Number(card.released_at.replaceAll('-', '')) || 0,
    frame: frames.number(card.frame ?? ''),
    language: languages.number(card.lang ?? ''),
    printingUsd: cents(prices.usd),
    printingAnyUsd: anyUsd(card),
    printingUsdFoil: cents(prices.usd_foil),
    printingUsdEtched: cents(prices.usd_etched),
    printingEur: cents(prices.eur),
    printingEurFoil: cents(prices.eur_foil),
    printingTix: cents(prices.tix),
    printingFlags: flagsOf(card),
    printingFanciness: fanciness(card),
    printingIllustration: illustrations.number(
      card.illustration_id ?? front?.illustration_id ?? card.id,
    ),
    artist: artists.number(fold(facesOr(card, 'artist').join(' & '))),
    flavor: flavors.number(fold(facesOr(card, 'flavor_text').join('\n'))),
    facets: facets.printings.add(printingFacets(card)),
    record: records.printings.add(printingRecord(card)),
  })
}

function flagsOf(card: CardObject): number {
  const digital = isDigitalOnly(card) ? printingFlag.digital : 0
  const extra = isExtra(card) ? printingFlag.extra : 0
  return digital | extra | (card.oversized ? printingFlag.oversized : 0)
}

/** Most texts have no reminders: then both are the same string and kept once. */
function sharedIfEqual(text: string, other: string): string {
  return text === other ? other : text
}

/** The cost as printed; of a card with faces the costs of all of them, "" for one without. */
function costOf({ mana_cost, card_faces }: CardObject): string {
  const faces = (card_faces ?? []).map((face) => face.mana_cost ?? '')
  return faces.some(Boolean) ? faces.join(' // ') : (mana_cost ?? '')
}

/** Those of the front, or of both halves of a card with one side. */
function colorsOf({ colors, card_faces }: CardObject): number {
  return colorMask(colors ?? card_faces?.[0]?.colors ?? [])
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
  const ownFields = Object.fromEntries(
    faceKeys.flatMap((key) => (key in front ? [[key, front[key]]] : [])),
  )
  const ids = { id: card.id, oracle_id: front.oracle_id ?? card.oracle_id }
  return { ...rest, ...ownFields, ...ids, layout: 'reversible_card' }
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
