import { limits } from '@manafolio/contract'
import * as z from 'zod/mini'

/** Which page of the changes of a deck is shown: `?page=2`. */
export interface DeckHistoryParams {
  page?: number
}

const page = z.coerce.number().check(z.int(), z.gte(2), z.lte(limits.deckChangesPageMax))

/** Reads what an address says; what makes no sense is left out. */
export function readDeckHistoryParams(said: Record<string, unknown>): DeckHistoryParams {
  const read = page.safeParse(said.page)
  return read.success ? { page: read.data } : {}
}
