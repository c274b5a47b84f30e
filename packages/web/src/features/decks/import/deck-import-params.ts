/** The deck that a list is read into: `?deck=`, with its id; a new one without it. */
export interface DeckImportParams {
  deck?: string
}

/** Reads what an address says; what makes no sense is left out. */
export function readDeckImportParams({ deck }: Record<string, unknown>): DeckImportParams {
  return typeof deck === 'string' && deck !== '' ? { deck } : {}
}
