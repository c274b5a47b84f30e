import { type DeckFormat, formatFacts } from '@manafolio/contract'
import type { RoleName } from '@manafolio/deck'
import { type Catalogue, legalities, rowText } from '@manafolio/search'
import type { CardKey } from '../needs/card-key.ts'

/** What a card must not go beyond to come into a deck. */
export interface Bounds {
  format: DeckFormat
  /** Bits as in the columns of the catalogue; null when the deck may still become any. */
  colors: number | null
  inDeck: ReadonlySet<CardKey>
}

/** Whether cards fit into a deck for what they do. */
export function fittingIn(catalogue: Catalogue, bounds: Bounds, role: RoleName) {
  const { columns } = catalogue
  const isLegal = legalIn(catalogue, bounds.format)
  const hasCommander = formatFacts[bounds.format].commanders !== null
  const colors = bounds.colors ?? everyColor
  return (card: number): boolean =>
    isLegal(card) &&
    !bounds.inDeck.has(card) &&
    ((columns.cardIdentity[card] ?? 0) & ~colors) === 0 &&
    (hasCommander || !needsCommander(catalogue, card)) &&
    (role !== 'land' || servesAsLand(catalogue, card, colors))
}

/** Such as Command Tower, which makes nothing without one. */
function needsCommander({ texts }: Catalogue, card: number): boolean {
  return rowText(texts.cardOracle, card).includes('commander')
}

const everyColor = 0b11111
const allowed: readonly number[] = [legalities.indexOf('legal'), legalities.indexOf('restricted')]

function legalIn({ meta, columns }: Catalogue, format: DeckFormat) {
  const width = meta.formats.length
  const at = meta.formats.indexOf(formatFacts[format].legality)
  return (card: number) =>
    at >= 0 && allowed.includes(columns.cardLegalities[card * width + at] ?? 0)
}

/** In the order of the bits. */
const basicTypes = [/\bplains\b/, /\bisland\b/, /\bswamp\b/, /\bmountain\b/, /\bforest\b/]

/**
 * A land that fetches others by their types has no colors of its own, so its identity does not show
 * whom it serves. In a deck of several colors a land is to help with more than one of them, and in
 * a deck of one color any basic land does what one of all colors does.
 */
function servesAsLand({ texts, columns }: Catalogue, card: number, colors: number): boolean {
  const rules = rowText(texts.cardOracle, card)
  const fetched = basicTypes.reduce(
    (bits, type, bit) => bits | (Number(type.test(rules)) << bit),
    0,
  )
  if ((fetched & ~colors) !== 0) return false
  const made = (columns.cardProduces[card] ?? 0) & everyColor
  if (!hasSeveral(colors)) return !hasSeveral(made)
  return hasSeveral(made & colors) || /\bsearch your library\b/.test(rules)
}

function hasSeveral(bits: number): boolean {
  return (bits & (bits - 1)) !== 0
}
