/**
 * The history state of links that open a deck from the list: the editor goes back to that entry instead of
 * adding another one. The browser stores it with the entry.
 */
export const overDecks = { isOverDecks: true } as const

declare module '@tanstack/react-router' {
  interface HistoryState {
    isOverDecks?: boolean
    /** A list that was pasted in the editor, for the import page. */
    pastedList?: string
  }
}
