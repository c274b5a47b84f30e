import type { CardDataCard, CardDataOrder } from '@manafolio/contract'
import type { Walk } from './walk.ts'

/** A query in the full syntax, and what comes first of what it finds. */
export interface CardSearch {
  q: string
  order: CardDataOrder
}

/**
 * A base that answers for cards. What is asked for and does not exist is null, or an empty list; an
 * answer that is not OK or makes no sense rejects, as does an abort.
 */
export interface CardDataService {
  card(scryfallId: string, signal?: AbortSignal): Promise<CardDataCard | null>
  /** By the exact name of a card or of one of its faces, in any printing. */
  named(name: string, signal?: AbortSignal): Promise<CardDataCard | null>
  search(search: CardSearch, signal?: AbortSignal): Promise<CardDataCard[]>
  /** How many names and searches one after the other are to be asked for. */
  walkNames: Walk
  walkSearches: Walk
}
