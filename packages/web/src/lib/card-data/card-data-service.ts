import type { CardDataCard, CardDataOrder } from '@manafolio/contract'
import type { Walk } from './walk.ts'

/** A query in the full syntax, and the order of its results. */
export interface CardSearch {
  q: string
  order: CardDataOrder
}

/**
 * A source of card data. What does not exist is null or an empty list; a response that is not OK or
 * not valid rejects, and so does an abort.
 */
export interface CardDataService {
  card(scryfallId: string, signal?: AbortSignal): Promise<CardDataCard | null>
  /** By the exact name of a card or one of its faces, in any printing. */
  named(name: string, signal?: AbortSignal): Promise<CardDataCard | null>
  search(search: CardSearch, signal?: AbortSignal): Promise<CardDataCard[]>
  /** How many names and searches to request in sequence, and at what pace. */
  walkNames: Walk
  walkSearches: Walk
}
