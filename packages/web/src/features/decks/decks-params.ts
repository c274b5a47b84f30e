export const deckTabs = ['decks', 'statistics', 'formats'] as const
export type DeckTab = (typeof deckTabs)[number]

/** The deck building page's state in the address: `?tab=formats`. */
export interface DecksParams {
  tab?: Exclude<DeckTab, 'decks'>
}

/** Reads what an address says; what makes no sense is left out. */
export function readDecksParams({ tab }: Record<string, unknown>): DecksParams {
  return tab === 'statistics' || tab === 'formats' ? { tab } : {}
}
