import { playedLadder } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import type { ListFormat } from './list-format.ts'

/** The export of a collection, and the table that Moxfield imports. */
export const moxfield: ListFormat = {
  format: 'moxfield',
  signatures: [
    ['tradelist count', 'name', 'collector number'],
    ['count', 'name', 'edition', 'collector number'],
    ['count', 'name', 'edition', 'playtest card'],
    ['count', 'name', 'edition', 'alter'],
  ],
  columns: {
    quantity: ['count'],
    name: ['name'],
    setCode: ['edition'],
    collectorNumber: ['collector number'],
    finish: ['foil'],
    condition: ['condition'],
    language: ['language'],
    proxy: ['proxy', 'playtest card'],
  },
  otherCounts: ['tradelist count'],
  finishes: finishWords,
  conditions: playedLadder,
  languages: languageWords,
}
