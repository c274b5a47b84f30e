import type { Filter } from '../filter.ts'
import { findFilter } from '../table.ts'
import { inBoard } from './board.ts'
import { category } from './category.ts'
import { addedToDeck, missing, quantity, rowFinish } from './row-facts.ts'

/** The filters of a search in a deck, in the order of the syntax page. They go before the others. */
export const deckFilters: readonly Filter[] = [
  inBoard,
  category,
  missing,
  addedToDeck,
  quantity,
  rowFinish,
]

const byName = new Map(deckFilters.flatMap((filter) => filter.names.map((name) => [name, filter])))

export function findDeckFilter(name: string): Filter | undefined {
  return byName.get(name)
}

/** What a key means in a search of a deck, or in any other one. */
export function filterIn({ deck }: { deck?: unknown }, name: string): Filter | undefined {
  return (deck ? findDeckFilter(name) : undefined) ?? findFilter(name)
}
