import type { CardDataCard, CardDataList } from '@manafolio/contract'
import {
  type CardRecord,
  type Catalogue,
  legalities,
  type PrintingRecord,
  readRecord,
  unpackImages,
} from '@manafolio/search'
import { AppError } from '../errors.ts'

/** A card object as the card-data service would answer it, from our catalogue. */
export function mirrorCard(catalogue: Catalogue, scryfallId: string): CardDataCard {
  const card = findCard(catalogue, scryfallId)
  if (!card) throw new AppError('card_not_found')
  return card
}

/** In the order asked for; what no card has is listed apart. */
export function mirrorCards(catalogue: Catalogue, identifiers: { id: string }[]): CardDataList {
  const data: CardDataCard[] = []
  const notFound: { id: string }[] = []
  for (const identifier of identifiers) {
    const card = findCard(catalogue, identifier.id)
    if (card) data.push(card)
    else notFound.push(identifier)
  }
  return { object: 'list', not_found: notFound, data }
}

function findCard(catalogue: Catalogue, scryfallId: string): CardDataCard | undefined {
  const printing = catalogue.printingById.get(scryfallId)
  return printing === undefined ? undefined : cardObject(catalogue, printing)
}

const noPrices = {
  usd: null,
  usd_foil: null,
  usd_etched: null,
  eur: null,
  eur_foil: null,
  tix: null,
}

function cardObject({ pools, columns, meta }: Catalogue, printing: number): CardDataCard {
  const card = columns.printingCard[printing] ?? 0
  const record = readRecord<PrintingRecord>(pools.printings, printing)
  const { card_faces: faces, ...shared } = readRecord<CardRecord>(pools.cards, card)
  const { images, prices, card_faces: sides, ...own } = record
  const set = meta.sets[columns.printingSet[printing] ?? 0]
  return {
    object: 'card',
    ...emptyLists(faces),
    ...shared,
    ...own,
    id: own.id ?? '',
    name: shared.name ?? '',
    color_identity: shared.color_identity ?? [],
    rarity: own.rarity ?? '',
    set: own.set ?? '',
    set_name: set?.name ?? '',
    set_type: set?.type ?? '',
    set_id: set?.id ?? '',
    collector_number: own.collector_number ?? '',
    released_at: own.released_at ?? '',
    scryfall_uri: own.scryfall_uri ?? '',
    legalities: legalitiesOf(card, { columns, meta }),
    ...imagesOf(images ?? frontOf(faces, sides)),
    ...(faces && { card_faces: faces.map((face, side) => faceObject(face, sides?.[side])) }),
    prices: { ...noPrices, ...prices },
  }
}

/** Lists that the service answers also when they are empty; records leave empty values out. */
function emptyLists(faces: CardRecord['card_faces']) {
  return faces ? { keywords: [] } : { keywords: [], colors: [] }
}

function faceObject(
  face: NonNullable<CardRecord['card_faces']>[number],
  side: NonNullable<PrintingRecord['card_faces']>[number] | undefined,
) {
  const { images, ...own } = side ?? {}
  return { object: 'card_face', ...face, ...own, ...imagesOf(images), name: face.name ?? '' }
}

/** A reversible printing shows a card without faces on two sides: the front stands for it. */
function frontOf(faces: CardRecord['card_faces'], sides: PrintingRecord['card_faces']) {
  return faces ? undefined : sides?.[0]?.images
}

function imagesOf(images: PrintingRecord['images']) {
  return images === undefined ? {} : { image_uris: unpackImages(images) }
}

function legalitiesOf(card: number, { columns, meta }: Pick<Catalogue, 'columns' | 'meta'>) {
  const start = card * meta.formats.length
  return Object.fromEntries(
    meta.formats.map((format, i) => [format, legalities[columns.cardLegalities[start + i] ?? 0]]),
  )
}
