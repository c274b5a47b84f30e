import { limits, type SearchMode } from '@manafolio/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { noPrice } from '../catalogue/printing-facts.ts'

/** How the matching printings of one card become entries of the answer. */
export interface Mode {
  count(printings: readonly number[]): number
  pick(printings: readonly number[]): number[]
}

export function modeOf(mode: SearchMode, catalogue: Catalogue): Mode {
  return modes[mode](catalogue)
}

const modes: Record<SearchMode, (catalogue: Catalogue) => Mode> = {
  prints: () => ({ count: (printings) => printings.length, pick: (printings) => [...printings] }),
  art: (catalogue) => ({
    count: (printings) =>
      printings.length < 2 ? printings.length : pickArt(catalogue, printings).length,
    pick: (printings) => pickArt(catalogue, printings),
  }),
  cards: (catalogue) => ({
    count: (printings) => Math.min(printings.length, limits.versionsPerCard),
    pick: (printings) => pickVersions(catalogue, printings),
  }),
}

/** The newest printing of each artwork. */
function pickArt({ columns }: Catalogue, printings: readonly number[]): number[] {
  const seen = new Set<number>()
  return printings.filter((printing) => {
    const artwork = columns.printingIllustration[printing] ?? 0
    return !seen.has(artwork) && seen.add(artwork)
  })
}

/**
 * Up to three distinct printings: the cheapest, then the most expensive of the others, then the
 * fanciest of the rest. A printing without a price is neither cheap nor expensive, so it comes
 * first or second only when nothing with a price is left.
 */
function pickVersions(catalogue: Catalogue, printings: readonly number[]): number[] {
  const rest = [...printings]
  const versions: number[] = []
  for (const score of [cheapness, expensiveness, fanciness]) {
    const best = takeBest(rest, (printing) => score(catalogue, printing))
    if (best !== undefined) versions.push(best)
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

/** Takes the best-scored item out of the list; among equals the first. */
function takeBest(items: number[], score: (item: number) => number): number | undefined {
  let best = 0
  for (let i = 1; i < items.length; i++) {
    if (score(items[i] ?? 0) > score(items[best] ?? 0)) best = i
  }
  return items.splice(best, 1)[0]
}
