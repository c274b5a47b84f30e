import {
  type Card,
  type CardDataCard,
  type CardFace,
  finishes,
  type ImageUris,
  productIdOf,
  treatmentsOf,
} from '@manafolio/contract'

type FaceData = NonNullable<CardDataCard['card_faces']>[number]

/**
 * Converts a card object of the card-data service to our API's format. Fields that only the faces have
 * are joined for the whole card, as the API does; the picture and artist are those of the front.
 */
export function cardOfData(data: CardDataCard): Card {
  const faces = (data.card_faces ?? []).map(faceOf)
  return {
    name: data.name,
    manaCost: data.mana_cost ?? joined(faces, (face) => face.manaCost, ' // '),
    typeLine: data.type_line ?? joined(faces, (face) => face.typeLine, ' // '),
    oracleText: data.oracle_text ?? joined(faces, (face) => face.oracleText, '\n//\n'),
    ...statsOf(data),
    ...printingOf(data),
    imageUris: imagesOf(data.image_uris) ?? faces[0]?.imageUris ?? null,
    faces,
    ...otherNameOf(data),
  }
}

function otherNameOf({ flavor_name, printed_name }: CardDataCard): Pick<Card, 'alsoCalled'> {
  const name = flavor_name ?? printed_name
  return typeof name === 'string' ? { alsoCalled: [name] } : {}
}

function faceOf(face: FaceData): CardFace {
  return {
    name: face.name,
    manaCost: face.mana_cost ?? '',
    typeLine: face.type_line ?? '',
    oracleText: face.oracle_text ?? '',
    ...statsOf(face),
    imageUris: imagesOf(face.image_uris),
  }
}

function statsOf({ power, toughness, loyalty, defense }: CardDataCard | FaceData) {
  return {
    power: power ?? null,
    toughness: toughness ?? null,
    loyalty: loyalty ?? null,
    defense: defense ?? null,
  }
}

function printingOf(data: CardDataCard) {
  return {
    id: data.id,
    oracleId: data.oracle_id ?? frontText(data, 'oracle_id') ?? data.id,
    rarity: data.rarity,
    setName: data.set_name,
    setCode: data.set,
    collectorNumber: data.collector_number,
    treatments: treatmentsOf(data),
    language: data.lang ?? '',
    finishes: finishes.filter((finish) => data.finishes?.includes(finish)),
    isDigital: data.digital ?? false,
    releasedAt: data.released_at,
    artist: data.artist ?? frontText(data, 'artist'),
    colorIdentity: data.color_identity,
    prices: pricesOf(data.prices),
    scryfallUri: data.scryfall_uri,
    tcgplayerId: productIdOf(data),
  }
}

/** What the service has for each face; fields of faces other than the rules are untyped. */
function frontText(data: CardDataCard, field: 'artist' | 'oracle_id'): string | null {
  const text = data.card_faces?.[0]?.[field]
  return typeof text === 'string' ? text : null
}

function pricesOf(prices: CardDataCard['prices']): Card['prices'] {
  const { usd, usd_foil, usd_etched, eur, eur_foil } = prices
  return {
    usd: usd ?? null,
    usdFoil: usd_foil ?? null,
    usdEtched: usd_etched ?? null,
    eur: eur ?? null,
    eurFoil: eur_foil ?? null,
  }
}

function imagesOf(uris: CardDataCard['image_uris']): ImageUris | null {
  if (!uris) return null
  const { normal, large, small, art_crop } = uris
  return {
    normal: normal ?? null,
    large: large ?? null,
    small: small ?? null,
    artCrop: art_crop ?? null,
  }
}

function joined(faces: CardFace[], textOf: (face: CardFace) => string, between: string): string {
  return faces.map(textOf).filter(Boolean).join(between)
}
