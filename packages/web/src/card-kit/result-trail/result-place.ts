import { cardSorts, searchModes } from '@manafolio/contract'
import type { SearchRequest } from '../card-search-query.ts'

/** Where in the results of a search a card was opened; part of the history's state. */
export interface ResultPlace extends SearchRequest {
  /** From 0. */
  position: number
  /** The index of the results' entry in the browser's history. */
  index: number
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    resultPlace?: ResultPlace
  }
}

/** The browser keeps the state for longer than a version of the pages lasts, so it is checked. */
export function readResultPlace(state: { resultPlace?: unknown }): ResultPlace | undefined {
  const place = state.resultPlace
  if (typeof place !== 'object' || place === null) return undefined
  const { q, position, index, ...listing } = place as Record<keyof ResultPlace, unknown>
  const mode = searchModes.find((one) => one === listing.mode)
  const sort = cardSorts.find((one) => one === listing.sort)
  if (typeof q !== 'string' || !mode || !sort) return undefined
  if (!isCount(position) || !isCount(index)) return undefined
  return { q, mode, sort, position, index }
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0
}
