import type { CardObject } from './card-object.ts'

/** Bits of columns.printingFlags. */
export const printingFlag = { digital: 1, extra: 2, oversized: 4 } as const

/** No price: prices of the service are strings and may be missing; 0.00 says no more than that. */
export const noPrice = -1

/** A decimal price in cents, or noPrice. */
export function cents(price: string | null | undefined): number {
  const value = Math.round(Number(price) * 100)
  return Number.isFinite(value) && value > 0 ? value : noPrice
}

/** The USD price of a printing in its plainest finish that has one. */
export function anyUsd({ prices }: CardObject): number {
  const offers = [prices.usd, prices.usd_foil, prices.usd_etched].map(cents)
  return offers.find((offer) => offer !== noPrice) ?? noPrice
}

const extraLayouts = new Set([
  'token',
  'double_faced_token',
  'emblem',
  'art_series',
  'planar',
  'scheme',
  'vanguard',
  'front_card',
])

/** Sets of jokes that were never sold as cards to play: holiday gifts, heroes of the realm, unknown. */
const jokeSets = new Set('h17 hho ph17 ph18 ph19 ph20 ph21 ph22 ph23 phtr punk ulst unk'.split(' '))

/**
 * Extras are not cards of a deck: tokens, art cards, planes, memorabilia, playtest cards, and what
 * exists only in digital form without being legal anywhere. Searches leave them out, as the
 * card-data service does.
 */
export function isExtra(card: CardObject): boolean {
  return (
    extraLayouts.has(card.layout) ||
    isExtraByType(card) ||
    card.set_type === 'memorabilia' ||
    jokeSets.has(card.set) ||
    card.promo_types?.includes('playtest') === true ||
    (isDigitalOnly(card) && isLegalNowhere(card))
  )
}

/** Tokens with two sides, dungeons and some schemes have the layouts of other cards. */
function isExtraByType({ type_line, card_faces }: CardObject): boolean {
  return /\b(?:token|scheme)\b|^dungeon\b/i.test(type_line ?? card_faces?.[0]?.type_line ?? '')
}

function isLegalNowhere({ legalities }: CardObject): boolean {
  return Object.values(legalities).every((legality) => legality === 'not_legal')
}

export function isDigitalOnly(card: CardObject): boolean {
  return card.digital === true || (!!card.games?.length && !card.games.includes('paper'))
}

const specialFoils = new Set(
  (
    'textured surgefoil galaxyfoil silverfoil ripplefoil halofoil rainbowfoil doublerainbow ' +
    'stepandcompleat embossed gilded raisedfoil fracturefoil manafoil confettifoil neonink ' +
    'oilslick firstplacefoil invisibleink dazzlefoil dragonscalefoil facetfoil cosmicfoil ' +
    'singularityfoil chocobotrackfoil magnified doubleexposure silverscroll metal'
  ).split(' '),
)

/**
 * Treatments from plain to fancy. The fanciest version of a card is the one whose best treatment
 * stands furthest down; among equals the dearer one.
 */
const treatments: ((card: CardObject) => boolean)[] = [
  (card) => isOnly(card.finishes, 'foil'),
  (card) => card.promo === true,
  (card) => card.full_art === true,
  (card) => has(card.frame_effects, 'extendedart'),
  (card) => has(card.frame_effects, 'showcase'),
  (card) => card.border_color === 'borderless',
  (card) => has(card.finishes, 'etched') || hasSpecialFoil(card),
  (card) => has(card.promo_types, 'serialized'),
]

/** 0 for a plain printing, rising with its best treatment. */
export function fanciness(card: CardObject): number {
  return treatments.findLastIndex((applies) => applies(card)) + 1
}

function hasSpecialFoil(card: CardObject): boolean {
  return !!card.promo_types?.some((type) => specialFoils.has(type))
}

function has(values: string[] | null | undefined, value: string): boolean {
  return !!values?.includes(value)
}

function isOnly(values: string[] | null | undefined, value: string): boolean {
  return values?.length === 1 && values[0] === value
}
