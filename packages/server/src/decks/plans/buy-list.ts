import {
  type BuyLine,
  type CopiesToBuy,
  finishes,
  type getBuyList,
  type InputOf,
  type OutputOf,
} from '@manafolio/contract'
import type { Needs } from '../needs/rules.ts'
import { type Buying, buyingFor } from './buying.ts'
import { cheapestLines } from './cheapest-lines.ts'
import { exactLines } from './exact-lines.ts'

/** What is missing, in any order. */
const linesOf: Record<CopiesToBuy, (buying: Buying) => Promise<BuyLine[]>> = {
  cheapest: cheapestLines,
  exact: exactLines,
}

/** What is missing for decks, by name. */
export async function listToBuy(
  needs: Needs,
  userId: string,
  requested: InputOf<typeof getBuyList>,
): Promise<OutputOf<typeof getBuyList>> {
  const buying = await buyingFor(needs, userId, requested)
  const lines = await linesOf[requested.copies](buying)
  lines.sort(compareLines)
  return { lines, ...totalsOf(lines), pricesAsOf: buying.catalogue.meta.pricesAsOf }
}

const { compare } = new Intl.Collator('en', { numeric: true })

/** By name, then by printing and from plain to fancy. */
function compareLines(one: BuyLine, other: BuyLine): number {
  return compareNames(one.cardName, other.cardName) || compare(placeOf(one), placeOf(other))
}

const { compare: compareNames } = new Intl.Collator('en')

function placeOf({ offer }: BuyLine): string {
  if (!offer) return ''
  const { setCode, collectorNumber, scryfallId, finish } = offer
  return [setCode, collectorNumber, scryfallId, finishes.indexOf(finish)].join(' ')
}

function totalsOf(lines: readonly BuyLine[]) {
  let [cents, unpricedCopies] = [0, 0]
  for (const { offer, quantity } of lines) {
    const usd = offer?.usd ?? null
    if (usd === null) unpricedCopies += quantity
    else cents += Math.round(usd * 100) * quantity
  }
  return { totalUsd: cents / 100, unpricedCopies }
}
