import { type Catalogue, foldName } from '@manafolio/search'
import type { Vocabulary } from '../read/guess-columns.ts'
import { matchSets } from './match-sets.ts'
import { parseName } from './parse-name.ts'

/** What a catalogue knows, for recognizing columns. */
export function vocabularyOf(catalogue: Catalogue): Vocabulary {
  return {
    isName: (text) => foldName(text).length > 1 && parseName(catalogue, text)?.isKnown === true,
    isSetCode: (text) =>
      /^[a-z\d_]{2,6}$/i.test(text) && matchSets(catalogue, { setCode: text }).meant.length > 0,
  }
}
