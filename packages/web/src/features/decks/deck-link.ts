/**
 * The state of links that open a deck from the list, which is the entry before then: the editor goes
 * back to it instead of adding it once more. The browser keeps it with its entry of the history.
 */
export const overDecks = { isOverDecks: true } as const

declare module '@tanstack/react-router' {
  interface HistoryState {
    isOverDecks?: boolean
  }
}
