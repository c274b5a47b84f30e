import type { Card } from '@manafolio/contract'

/** A suggested card as it is shown. */
export interface Suggestion {
  card: Card
  /** The strongest first. */
  reasons: readonly string[]
  price: string
  /** The user's copies; null without any, and until they are known. */
  owned: string | null
}

/** Suggestions and how their request is doing. */
export interface LoadedSuggestions {
  /** Undefined while the first ones load, and after a failure. */
  suggestions: readonly Suggestion[] | undefined
  /** Whether they are those from before a change. */
  isUpdating: boolean
  isFailed: boolean
  retry: () => void
}
