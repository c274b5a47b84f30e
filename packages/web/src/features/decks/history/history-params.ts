import { limits } from '@manafolio/contract'
import { laterPage } from '../../../lib/search-params.ts'

/** Which page of the changes of a deck is shown: `?page=2`. */
export interface DeckHistoryParams {
  page?: number
}

/** Reads the parameters of an address; invalid ones are left out. */
export function readDeckHistoryParams({ page }: Record<string, unknown>): DeckHistoryParams {
  return laterPage(page, limits.deckChangesPageMax)
}

/** Which decks are compared: `?one=&other=&only=differences`, with their ids. */
export interface CompareParams {
  one?: string
  other?: string
  /** Leaves out what both have. */
  only?: 'differences'
}

export function readCompareParams({ one, other, only }: Record<string, unknown>): CompareParams {
  return {
    ...(only === 'differences' && { only }),
    ...(typeof one === 'string' && one !== '' && { one }),
    ...(typeof other === 'string' && other !== '' && { other }),
  }
}
