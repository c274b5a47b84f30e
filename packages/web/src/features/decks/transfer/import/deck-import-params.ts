/** The id of the deck to add a list to: `?deck=`; without it a new deck is created. */
export interface DeckImportParams {
  deck?: string
}

/** Reads the search parameters; invalid ones are omitted. */
export function readDeckImportParams({ deck }: Record<string, unknown>): DeckImportParams {
  return typeof deck === 'string' && deck !== '' ? { deck } : {}
}
