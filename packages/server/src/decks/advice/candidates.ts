import { type DeckFormat, formatFacts } from '@manafolio/contract'
import { isLegalBesideCommander } from '@manafolio/deck'
import { allColors, type Catalogue, hasRow, legalities, rowText } from '@manafolio/search'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import { basicLandsIn, type CardKey } from '../needs/card-key.ts'
import { landUsesIn, makesOnlyColored, servesAsLand } from './land-uses.ts'

/** What a card must not go beyond to come into a deck. */
export interface Bounds {
  format: DeckFormat
  /** Bits as in the columns of the catalogue; null when the deck may still become any. */
  colors: number | null
  /** Those of the deck, and those that are not to be suggested for it. */
  without: ReadonlySet<CardKey>
}

/** The cards that may come into a deck, from the lowest number. */
export async function candidatesFor(catalogue: Catalogue, bounds: Bounds): Promise<Uint32Array> {
  const playable = await playableIn(catalogue, bounds.format)
  const colors = bounds.colors ?? allColors
  const { cardIdentity } = catalogue.columns
  const lands = landUsesIn(catalogue)
  return playable.filter((card) => {
    if (((cardIdentity[card] ?? 0) & ~colors) !== 0 || bounds.without.has(card)) return false
    if (colors === 0 && makesOnlyColored(catalogue, card)) return false
    const land = lands.get(card)
    return !land || servesAsLand(land, colors)
  })
}

const known = new WeakMap<Catalogue, Map<DeckFormat, Promise<Uint32Array>>>()

/** Cards of a format that are sold on paper, other than basic lands; found once for a catalogue. */
function playableIn(catalogue: Catalogue, format: DeckFormat): Promise<Uint32Array> {
  const byFormat = known.get(catalogue) ?? new Map<DeckFormat, Promise<Uint32Array>>()
  known.set(catalogue, byFormat)
  const found = byFormat.get(format) ?? findPlayable(catalogue, format)
  byFormat.set(format, found)
  return found
}

async function findPlayable(catalogue: Catalogue, format: DeckFormat): Promise<Uint32Array> {
  const isLegal = legalIn(catalogue, format)
  const hasCommander = formatFacts[format].commanders !== null
  const basics = basicLandsIn(catalogue)
  const playable: number[] = []
  const yieldToEventLoop = eventLoopYielder()
  for (let card = 0; card < catalogue.meta.cardCount; card++) {
    await yieldToEventLoop()
    if (!isLegal(card) || basics.has(card) || !isOnPaper(catalogue, card)) continue
    if (isRebalanced(catalogue, card)) continue
    if (hasCommander || !needsCommander(catalogue, card)) playable.push(card)
  }
  return Uint32Array.from(playable)
}

/** Cards that are not released yet are legal only where their legality says so. */
function legalIn({ meta, columns }: Catalogue, format: DeckFormat) {
  const width = meta.formats.length
  const at = meta.formats.indexOf(formatFacts[format].legality)
  const allowed = legalities.map((word) => isLegalBesideCommander(format, word))
  return (card: number) =>
    at >= 0 && allowed[columns.cardLegalities[card * width + at] ?? 0] === true
}

function isOnPaper({ columns, visible }: Catalogue, card: number): boolean {
  const end = columns.cardPrintings[card + 1] ?? 0
  for (let printing = columns.cardPrintings[card] ?? 0; printing < end; printing++) {
    if (hasRow(visible.onPaperWithoutExtras, printing)) return true
  }
  return false
}

/** A card as the digital game changed it, of which the card data may have one as if it were on paper. */
function isRebalanced({ texts }: Catalogue, card: number): boolean {
  return rowText(texts.cardTitle, card).startsWith('A-')
}

/** Such as Command Tower, which makes nothing without one. */
function needsCommander({ texts }: Catalogue, card: number): boolean {
  return rowText(texts.cardOracle, card).includes('commander')
}
