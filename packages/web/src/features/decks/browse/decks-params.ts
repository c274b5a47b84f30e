const deckTabs = ['decks', 'statistics', 'formats'] as const
type DeckTab = (typeof deckTabs)[number]

/** The state of the deck building page in the URL: `?tab=formats`. */
export interface DecksParams {
  tab?: Exclude<DeckTab, 'decks'>
}

/** Reads the search parameters; invalid ones are omitted. */
export function readDecksParams({ tab }: Record<string, unknown>): DecksParams {
  return tab === 'statistics' || tab === 'formats' ? { tab } : {}
}
