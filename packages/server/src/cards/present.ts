import {
  type Card,
  type CardFace,
  type ImageUris,
  missingRulesText,
  productIdOf,
} from '@manafolio/contract'
import {
  type CardRecord,
  type Catalogue,
  finishesOf,
  otherNamesOf,
  type PrintingRecord,
  readRecord,
  rowText,
  unpackImages,
} from '@manafolio/search'
import { presentLook, pricesOf } from './printing-data.ts'

type FaceRecord = NonNullable<CardRecord['card_faces']>[number]
type FaceOrCard = Omit<FaceRecord, 'name'>

/** A printing of the catalogue as the API describes it. */
export function presentCard(catalogue: Catalogue, printing: number): Card {
  const card = catalogue.columns.printingCard[printing] ?? 0
  return presentPrinting(catalogue, printing, readRecord(catalogue.pools.cards, card))
}

/** The same of several, of which what they share is read once. */
export function presentCards(catalogue: Catalogue, printings: readonly number[]): Card[] {
  const records = new Map<number, CardRecord>()
  return printings.map((printing) => {
    const card = catalogue.columns.printingCard[printing] ?? 0
    const record = records.get(card) ?? readRecord<CardRecord>(catalogue.pools.cards, card)
    records.set(card, record)
    return presentPrinting(catalogue, printing, record)
  })
}

function presentPrinting(catalogue: Catalogue, printing: number, card: CardRecord): Card {
  const { pools, columns, meta } = catalogue
  const record = readRecord<PrintingRecord>(pools.printings, printing)
  const { card_faces = [], text_missing } = card
  const faces = card_faces.map((face, side) =>
    presentFace(rulesToShow(face, text_missing), record, side),
  )
  const setName = meta.sets[columns.printingSet[printing] ?? 0]?.name ?? ''
  return {
    name: card.name ?? '',
    // Not from the record: of a card with the same on both sides only its faces have it.
    oracleId: rowText(catalogue.texts.cardOracleId, columns.printingCard[printing] ?? 0),
    ...presentRules(rulesToShow(card, text_missing && faces.length === 0), faces),
    ...presentStats(card),
    colorIdentity: card.color_identity ?? [],
    faces,
    ...givenRoles(card),
    ...presentOwn(record),
    ...presentLook(catalogue, printing, record),
    finishes: [...finishesOf(catalogue, printing)],
    setName,
    ...presentOtherName(card, record),
  }
}

/** The roles that come with a card whose rules text does not show them. */
function givenRoles({ text_missing, roles }: CardRecord): Pick<Card, 'roles'> {
  return text_missing || roles ? { roles: roles ?? [] } : {}
}

/** With the sentence that ends an incomplete rules text. */
export function rulesToShow<Rules extends { oracle_text?: string }>(
  rules: Rules,
  isIncomplete: boolean | undefined,
): Rules {
  if (!isIncomplete) return rules
  return { ...rules, oracle_text: [rules.oracle_text, missingRulesText].filter(Boolean).join('\n') }
}

/** The name that the printing bears in place of the card's, as a whole. */
function presentOtherName(card: CardRecord, record: PrintingRecord): Pick<Card, 'alsoCalled'> {
  const { flavor_name, printed_name } = record
  const sides = card.card_faces?.map(({ name = '' }, side) => {
    return { ...record.card_faces?.[side], name }
  })
  const named = { name: card.name ?? '', flavor_name, printed_name, card_faces: sides }
  const [name] = otherNamesOf(named)
  return name === undefined ? {} : { alsoCalled: [name] }
}

function presentRules(card: CardRecord, faces: CardFace[]) {
  return {
    manaCost: card.mana_cost ?? joinFaces(faces, (face) => face.manaCost, ' // '),
    typeLine: card.type_line ?? joinFaces(faces, (face) => face.typeLine, ' // '),
    oracleText: card.oracle_text ?? joinFaces(faces, (face) => face.oracleText, '\n//\n'),
  }
}

/** What only this printing of its card has. */
function presentOwn(record: PrintingRecord) {
  const front = record.card_faces?.[0]
  return {
    id: record.id ?? '',
    rarity: record.rarity ?? '',
    setCode: record.set ?? '',
    collectorNumber: record.collector_number ?? '',
    releasedAt: record.released_at ?? '',
    artist: record.artist ?? front?.artist ?? null,
    imageUris: presentImages(record) ?? presentImages(front),
    prices: pricesOf(record),
    scryfallUri: record.scryfall_uri ?? '',
    tcgplayerId: productIdOf(record),
  }
}

function presentFace(face: FaceRecord, record: PrintingRecord, side: number): CardFace {
  return {
    name: face.name ?? '',
    manaCost: face.mana_cost ?? '',
    typeLine: face.type_line ?? '',
    oracleText: face.oracle_text ?? '',
    ...presentStats(face),
    imageUris: presentImages(record.card_faces?.[side]),
  }
}

function presentStats({ power, toughness, loyalty, defense }: FaceOrCard) {
  return {
    power: power ?? null,
    toughness: toughness ?? null,
    loyalty: loyalty ?? null,
    defense: defense ?? null,
  }
}

/** Null where there is no image. */
export function presentImages(
  record: Pick<PrintingRecord, 'images'> | undefined,
): ImageUris | null {
  if (record?.images === undefined) return null
  const { normal, large, small, art_crop } = unpackImages(record.images)
  return {
    normal: normal ?? null,
    large: large ?? null,
    small: small ?? null,
    artCrop: art_crop ?? null,
  }
}

function joinFaces(faces: CardFace[], textOf: (face: CardFace) => string, between: string): string {
  return faces.map(textOf).filter(Boolean).join(between)
}
