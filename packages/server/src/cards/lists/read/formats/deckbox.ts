import { playedLadder } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import type { ListFormat } from './list-format.ts'

/** Its names, codes and numbers of sets are its own in part; the id is there if its user ticked it. */
export const deckbox: ListFormat = {
  format: 'deckbox',
  signatures: [
    ['tradelist count', 'name', 'card number'],
    ['count', 'name', 'card number', 'artist proof'],
    ['count', 'name', 'edition', 'my price'],
  ],
  columns: {
    quantity: ['count'],
    name: ['name'],
    setCode: ['edition code'],
    setName: ['edition'],
    collectorNumber: ['card number'],
    finish: ['foil'],
    condition: ['condition'],
    language: ['language'],
    scryfallId: ['scryfall id'],
    tcgplayerId: ['tcgplayer id'],
  },
  otherCounts: ['tradelist count', 'decks count built', 'decks count all'],
  finishes: finishWords,
  conditions: playedLadder,
  languages: languageWords,
}
