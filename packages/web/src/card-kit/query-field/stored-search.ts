import type { CardSort, SearchMode } from '@manafolio/contract'

/** A search to run again: one that is saved under a name, or a recent one. */
export interface StoredSearch {
  kind: 'saved' | 'recent'
  /** Null for a recent one. */
  name: string | null
  query: string
  mode: SearchMode
  sort: CardSort | null
}
