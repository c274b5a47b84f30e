import { type CardDataCard, type Finish, productIdOf, treatmentsOf } from '@manafolio/contract'

export type TileCard = ReturnType<typeof tileCard>

/**
 * The fields of a Scryfall card object that a tile needs: a tenth of it, because many are cached.
 */
export function tileCard(card: CardDataCard) {
  const front = card.card_faces?.[0]
  return {
    name: card.name,
    manaCost: card.mana_cost ?? front?.mana_cost ?? '',
    typeLine: card.type_line ?? front?.type_line ?? '',
    oracleText: card.oracle_text ?? front?.oracle_text ?? '',
    power: card.power ?? front?.power ?? null,
    toughness: card.toughness ?? front?.toughness ?? null,
    loyalty: card.loyalty ?? front?.loyalty ?? null,
    defense: card.defense ?? front?.defense ?? null,
    rarity: card.rarity,
    setCode: card.set,
    setName: card.set_name,
    collectorNumber: card.collector_number,
    treatments: treatmentsOf(card),
    language: card.lang ?? '',
    isDigital: card.digital ?? false,
    colorIdentity: card.color_identity,
    imageUris: imagesOf(card.image_uris ?? front?.image_uris),
    usd: usdOf(card.prices),
    tcgplayerId: productsOf(card),
  }
}

function imagesOf(uris: CardDataCard['image_uris']) {
  if (!uris) return null
  return { small: uris.small ?? null, normal: uris.normal ?? null, large: uris.large ?? null }
}

/** The marketplace's product by finish. */
function productsOf(card: CardDataCard): Record<Finish, number | null> {
  return {
    nonfoil: productIdOf(card, 'nonfoil'),
    foil: productIdOf(card, 'foil'),
    etched: productIdOf(card, 'etched'),
  }
}

/** The price in US dollars by finish. */
function usdOf(prices: CardDataCard['prices']): Record<Finish, string | null> {
  return {
    nonfoil: prices.usd ?? null,
    foil: prices.usd_foil ?? null,
    etched: prices.usd_etched ?? null,
  }
}
