import type { PrintingColumns } from './collectors.ts'
import { columnTypes } from './columns.ts'
import { noPrice, printingFlag } from './printing-facts.ts'

/** What a printing has for the first time among the printings of its card: the values of `new:`. */
const novelties = {
  rarity: ({ printingRarity }, printing) => printingRarity[printing],
  art: ({ printingIllustration }, printing) => printingIllustration[printing],
  artist: ({ artist }, printing) => artist[printing],
  flavor: ({ flavor }, printing) => flavor[printing] || undefined,
  frame: ({ frame }, printing) => frame[printing] || undefined,
  language: ({ language }, printing) => language[printing] || undefined,
} satisfies Record<string, TraitOf>

/** Undefined for a printing that has none. */
type TraitOf = (drafts: PrintingColumns, printing: number) => number | undefined

export const noveltyNames = Object.keys(novelties)

const currencies = {
  usd: 'printingAnyUsd',
  eur: 'printingEur',
  tix: 'printingTix',
} as const

export const currencyNames = Object.keys(currencies)

/**
 * What printings of one card are compared with each other, as facets for each of them. Expects them
 * newest first; among printings of one day the one that stands last counts as the first.
 */
export function relativeFacets(drafts: PrintingColumns, printings: readonly number[]): string[][] {
  const facets: string[][] = printings.map(() => [])
  const add = (indexes: readonly number[], facet: string) => {
    for (const index of indexes) facets[index]?.push(facet)
  }
  for (const [name, traitOf] of Object.entries<TraitOf>(novelties)) {
    const traits = printings.map((printing) => traitOf(drafts, printing))
    add(firstWithEach(traits), `new:${name}`)
  }
  for (const [name, column] of Object.entries(currencies)) {
    const prices = printings.map((printing) => drafts[column][printing] ?? noPrice)
    add(cheapest(prices), `cheapest:${name}`)
  }
  const real = realPrintings(drafts, printings)
  const sets = new Set(real.map((index) => drafts.printingSet[printings[index] ?? 0]))
  if (sets.size === 1) add(real, 'is:unique')
  add(firstCommon(drafts, printings, real), 'is:newinpauper')
  return facets
}

function firstWithEach(traits: readonly (number | undefined)[]): number[] {
  const last = new Map<number, number>()
  traits.forEach((trait, index) => {
    if (trait !== undefined) last.set(trait, index)
  })
  return [...last.values()]
}

function cheapest(prices: readonly number[]): number[] {
  const priced = [...prices.keys()].filter((index) => prices[index] !== noPrice)
  const lowest = Math.min(...priced.map((index) => prices[index] ?? noPrice))
  return priced.filter((index) => prices[index] === lowest)
}

/** Memorabilia and other extras are no printings of the card that a deck could play. */
function realPrintings({ printingFlags }: PrintingColumns, printings: readonly number[]): number[] {
  return [...printings.keys()].filter(
    (index) => ((printingFlags[printings[index] ?? 0] ?? 0) & printingFlag.extra) === 0,
  )
}

const commonRarity = 0

/** The printing that made a card legal in Pauper: its first as a common, after others that were none. */
function firstCommon(
  { printingRarity }: PrintingColumns,
  printings: readonly number[],
  real: readonly number[],
): number[] {
  const index = real.findLast((at) => printingRarity[printings[at] ?? 0] === commonRarity)
  return index === undefined || index === real.at(-1) ? [] : [index]
}

export const countTypes = {
  cardPrints: columnTypes.cardPrints,
  cardSets: columnTypes.cardSets,
  cardPaperPrints: columnTypes.cardPaperPrints,
  cardPaperSets: columnTypes.cardPaperSets,
  cardIllustrations: columnTypes.cardIllustrations,
}

/** How many different printings, sets and artworks a card has, in all and on paper. */
export function countsOf(drafts: PrintingColumns, printings: readonly number[]) {
  const { printingFlags, printingSet, printingIllustration } = drafts
  const paper = printings.filter(
    (printing) => ((printingFlags[printing] ?? 0) & printingFlag.digital) === 0,
  )
  const distinct = (column: ArrayLike<number>, some: readonly number[]) =>
    new Set(some.map((printing) => column[printing])).size
  return {
    cardPrints: printings.length,
    cardSets: distinct(printingSet, printings),
    cardPaperPrints: paper.length,
    cardPaperSets: distinct(printingSet, paper),
    cardIllustrations: distinct(printingIllustration, printings),
  }
}
