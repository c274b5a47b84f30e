import type { DraftPrinting } from './drafts.ts'
import { noPrice, printingFlag } from './printing-facts.ts'

/** What a printing has for the first time among the printings of its card: the values of `new:`. */
const novelties = {
  rarity: (printing: DraftPrinting) => String(printing.rarity),
  art: (printing: DraftPrinting) => String(printing.illustration),
  artist: (printing: DraftPrinting) => String(printing.artist),
  flavor: (printing: DraftPrinting) => printing.flavor,
  frame: (printing: DraftPrinting) => printing.frame,
  language: (printing: DraftPrinting) => printing.language,
} as const

export const noveltyNames = Object.keys(novelties)

const currencies = {
  usd: (printing: DraftPrinting) => printing.anyUsd,
  eur: (printing: DraftPrinting) => printing.eur,
  tix: (printing: DraftPrinting) => printing.tix,
} as const

export const currencyNames = Object.keys(currencies)

/**
 * What printings of one card are compared with each other, as facets for each of them. Expects them
 * newest first; among printings of one day the one that stands last counts as the first.
 */
export function relativeFacets(printings: readonly DraftPrinting[]): string[][] {
  const facets: string[][] = printings.map(() => [])
  const add = (index: number, facet: string) => facets[index]?.push(facet)
  for (const [name, traitOf] of Object.entries(novelties)) {
    for (const index of firstWithEach(printings, traitOf)) add(index, `new:${name}`)
  }
  for (const [name, priceOf] of Object.entries(currencies)) {
    for (const index of cheapest(printings, priceOf)) add(index, `cheapest:${name}`)
  }
  const real = realPrintings(printings)
  const isUnique = new Set(real.map((index) => printings[index]?.set)).size === 1
  if (isUnique) for (const index of real) add(index, 'is:unique')
  const common = firstCommon(printings, real)
  if (common !== undefined) add(common, 'is:newinpauper')
  return facets
}

function firstWithEach(
  printings: readonly DraftPrinting[],
  traitOf: (printing: DraftPrinting) => string,
): number[] {
  const last = new Map<string, number>()
  printings.forEach((printing, index) => {
    const value = traitOf(printing)
    if (value !== '') last.set(value, index)
  })
  return [...last.values()]
}

function cheapest(
  printings: readonly DraftPrinting[],
  priceOf: (printing: DraftPrinting) => number,
): number[] {
  const priced = [...printings.keys()].filter((index) => price(index) !== noPrice)
  const lowest = Math.min(...priced.map(price))
  return priced.filter((index) => price(index) === lowest)

  function price(index: number): number {
    const printing = printings[index]
    return printing ? priceOf(printing) : noPrice
  }
}

/** Memorabilia and other extras are no printings of the card that a deck could play. */
function realPrintings(printings: readonly DraftPrinting[]): number[] {
  return [...printings.keys()].filter(
    (index) => ((printings[index]?.flags ?? 0) & printingFlag.extra) === 0,
  )
}

const commonRarity = 0

/** The printing that made a card legal in Pauper: its first as a common, after others that were none. */
function firstCommon(printings: readonly DraftPrinting[], real: number[]): number | undefined {
  const index = real.findLast((at) => printings[at]?.rarity === commonRarity)
  return index === undefined || index === real.at(-1) ? undefined : index
}

/** How many different printings, sets and artworks a card has, in all and on paper. */
export function countsOf(printings: readonly DraftPrinting[]) {
  const paper = printings.filter(({ flags }) => (flags & printingFlag.digital) === 0)
  const setsOf = (some: readonly DraftPrinting[]) => new Set(some.map(({ set }) => set)).size
  return {
    prints: printings.length,
    sets: setsOf(printings),
    paperPrints: paper.length,
    paperSets: setsOf(paper),
    illustrations: new Set(printings.map(({ illustration }) => illustration)).size,
  }
}
