import { type SearchMode, searchModes } from '@manafolio/contract'

/** Where in the results of a search a card was opened; part of the history's state. */
export interface ResultPlace {
  q: string
  mode: SearchMode
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
  const { q, mode, position, index } = place as Record<keyof ResultPlace, unknown>
  const known = searchModes.find((one) => one === mode)
  if (typeof q !== 'string' || !known) return undefined
  if (!isCount(position) || !isCount(index)) return undefined
  return { q, mode: known, position, index }
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0
}
