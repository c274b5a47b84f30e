import { limits, type SearchMode } from '@manafolio/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { noPrice } from '../catalogue/printing-facts.ts'
import type { Groups } from './groups.ts'
import type { Preference } from './preferences.ts'

/** How the matching printings of each card become entries of the answer. */
export interface Mode {
  /** Entries of all cards together. */
  count(groups: Groups): number
  /** The entries of one card. */
  pick(printings: ArrayLike<number>): number[]
  /** How many entries one card has. */
  sizeOf(printings: ArrayLike<number>): number
}

export function modeOf(mode: SearchMode, catalogue: Catalogue, prefer?: Preference): Mode {
  if (prefer && mode === 'cards') return oneEach(catalogue, prefer)
  if (prefer && mode === 'art') return artOf(catalogue, byScore(prefer.scoreOf(catalogue)))
  return modes[mode](catalogue)
}

const modes: Record<SearchMode, (catalogue: Catalogue) => Mode> = {
  prints: () => ({
    count: ({ printings }) => printings.length,
    pick: (printings) => Array.from(printings),
    sizeOf: ({ length }) => length,
  }),
  art: (catalogue) => artOf(catalogue, (printings) => printings),
  cards: (catalogue) => ({
    count: countVersions,
    pick: (printings) => pickVersions(catalogue, printings),
    sizeOf: ({ length }) => Math.min(length, limits.versionsPerCard),
  }),
}

function countVersions({ cards, starts }: Groups): number {
  let total = 0
  for (let i = 0; i < cards.length; i++) {
    total += Math.min((starts[i + 1] ?? 0) - (starts[i] ?? 0), limits.versionsPerCard)
  }
  return total
}

function oneEach(catalogue: Catalogue, prefer: Preference): Mode {
  const scoreOf = prefer.scoreOf(catalogue)
  return {
    count: ({ cards }) => cards.length,
    pick: (printings) => takeBest(Array.from(printings), scoreOf),
    sizeOf: () => 1,
  }
}

type Sort = (printings: ArrayLike<number>) => ArrayLike<number>

/** The best first; among equals the newest, as they come. */
function byScore(scoreOf: (printing: number) => number): Sort {
  return (printings) => Array.from(printings).sort((a, b) => compareScores(scoreOf(b), scoreOf(a)))
}

/** Infinities can't be subtracted. */
function compareScores(a: number, b: number): number {
  return a === b ? 0 : a - b
}

/** The first printing of each artwork. */
function artOf({ columns, texts }: Catalogue, sort: Sort): Mode {
  const { printingIllustration } = columns
  const artworkOf = (printing: number) => printingIllustration[printing] ?? 0
  // Marks each artwork with the card that last showed it, which saves a set for each card.
  const shownBy = new Uint32Array(texts.illustrationId.starts.length)
  let card = 0
  function pick(printings: ArrayLike<number>): number[] {
    card++
    const sorted = sort(printings)
    const shown: number[] = []
    for (let i = 0; i < sorted.length; i++) {
      const artwork = artworkOf(sorted[i] ?? 0)
      if (shownBy[artwork] !== card) shown.push(sorted[i] ?? 0)
      shownBy[artwork] = card
    }
    return shown
  }
  return {
    count: (groups) => countArt(groups, artworkOf, texts.illustrationId.starts.length),
    pick,
    sizeOf: (printings) => pick(printings).length,
  }
}

/** Marks artworks as above. */
function countArt(
  { cards, starts, printings }: Groups,
  artworkOf: (printing: number) => number,
  artworks: number,
): number {
  const shownBy = new Uint32Array(artworks)
  let total = 0
  for (let i = 0; i < cards.length; i++) {
    const end = starts[i + 1] ?? 0
    for (let at = starts[i] ?? 0; at < end; at++) {
      const artwork = artworkOf(printings[at] ?? 0)
      if (shownBy[artwork] === i + 1) continue
      shownBy[artwork] = i + 1
      total++
    }
  }
  return total
}

/**
 * Up to three distinct printings: the cheapest, then the most expensive of the others, then the
 * fanciest of the rest. A printing without a price is neither cheap nor expensive, so it comes
 * first or second only when nothing with a price is left.
 */
function pickVersions(catalogue: Catalogue, printings: ArrayLike<number>): number[] {
  const rest = Array.from(printings)
  const versions: number[] = []
  for (const score of [cheapness, expensiveness, fanciness]) {
    versions.push(...takeBest(rest, (printing) => score(catalogue, printing)))
  }
  return versions
}

function cheapness(catalogue: Catalogue, printing: number): number {
  const price = priceOf(catalogue, printing)
  return price === noPrice ? Number.NEGATIVE_INFINITY : -price
}

function expensiveness(catalogue: Catalogue, printing: number): number {
  return priceOf(catalogue, printing)
}

/** Prices in cents stay far below the weight of a treatment. */
const treatmentWeight = 1e10

function fanciness(catalogue: Catalogue, printing: number): number {
  const treatment = catalogue.columns.printingFanciness[printing] ?? 0
  return treatment * treatmentWeight + priceOf(catalogue, printing)
}

function priceOf({ columns }: Catalogue, printing: number): number {
  return columns.printingAnyUsd[printing] ?? noPrice
}

/** Takes the best-scored item out of the list, if there is any; among equals the first. */
function takeBest(items: number[], score: (item: number) => number): number[] {
  let best = 0
  for (let i = 1; i < items.length; i++) {
    if (score(items[i] ?? 0) > score(items[best] ?? 0)) best = i
  }
  return items.splice(best, 1)
}
