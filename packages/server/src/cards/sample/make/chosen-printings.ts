import { type CardObject, fanciness } from '@manafolio/search'
import { isUsual, type KnownCard } from './known-card.ts'

const setTypesOfBoosters = new Set([
  'expansion',
  'core',
  'masters',
  'draft_innovation',
  'commander',
])

/** Two to four printings: the newest, the cheapest, the fanciest with a price, and the first. */
export function chosenPrintings({ printings }: KnownCard): CardObject[] {
  const usual = printings.filter(isUsual)
  const offered = (usual.length > 0 ? usual : printings).sort(newestFirst)
  const priced = offered.filter((card) => usdOf(card) > 0)
  const plain = priced.filter((card) => fanciness(card) === 0 && isOfBoosters(card))
  const wanted = [
    plain[0] ?? priced[0] ?? offered[0],
    least(priced, usdOf),
    least(priced, (card) => -fanciness(card)),
    offered.at(-1),
    offered[0],
  ]
  const chosen = [...new Set(wanted)].filter((card) => card !== undefined)
  return chosen.slice(0, 4).sort(newestFirst)
}

function isOfBoosters({ set_type }: CardObject): boolean {
  return setTypesOfBoosters.has(set_type)
}

function usdOf({ prices }: CardObject): number {
  return Number(prices.usd ?? prices.usd_foil ?? 0)
}

/** The first of those with the lowest value. */
function least(cards: readonly CardObject[], measure: (card: CardObject) => number) {
  const lowest = Math.min(...cards.map(measure))
  return cards.find((card) => measure(card) === lowest)
}

function newestFirst(one: CardObject, other: CardObject): number {
  if (one.released_at !== other.released_at) return one.released_at < other.released_at ? 1 : -1
  return one.id < other.id ? -1 : 1
}
