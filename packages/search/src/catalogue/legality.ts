/** The service's words for legality, as they are numbered in the catalogue. */
export const legalities = ['not_legal', 'legal', 'restricted', 'banned'] as const
export type Legality = (typeof legalities)[number]

export function legalityCode(word: string | undefined): number {
  return Math.max(0, legalities.indexOf(word as Legality)) // unknown words count as not legal
}
