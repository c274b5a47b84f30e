import { anyLadder, closeConditionWords } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import type { ListFormat } from './list-format.ts'

export const cardsphere: ListFormat = {
  format: 'cardsphere',
  signatures: [['count', 'name', 'edition', 'edition code', 'scryfall id']],
  columns: {
    quantity: ['count'],
    name: ['name'],
    setCode: ['edition code'],
    setName: ['edition'],
    finish: ['foil'],
    condition: ['condition'],
    language: ['language'],
    scryfallId: ['scryfall id'],
  },
  finishes: finishWords,
  conditions: anyLadder,
  closeConditions: closeConditionWords,
  languages: languageWords,
}
