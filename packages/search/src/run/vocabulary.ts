import { type Catalogue, findCardsNamed } from '../catalogue/catalogue.ts'
import { findFilter } from '../filters/table.ts'
import type { Vocabulary } from '../query/tokens.ts'
import { findSetting } from '../settings/table.ts'

/** What queries about a catalogue may speak of. */
export function vocabularyOf(catalogue: Catalogue): Vocabulary {
  return { isKey, isName: (text) => findCardsNamed(catalogue, text).length > 0 }
}

/** The keys alone, for those who need no names. */
export const keysOnly: Vocabulary = { isKey, isName: () => false }

function isKey(word: string): boolean {
  return findFilter(word) !== undefined || findSetting(word) !== undefined
}
