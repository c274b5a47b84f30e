import { conditionWords } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import type { ListFormat } from './list-format.ts'

/** Its user chooses the columns. */
export const archidekt: ListFormat = {
  format: 'archidekt',
  signatures: [
    ['quantity', 'name', 'edition code'],
    ['quantity', 'name', 'finish', 'date added'],
  ],
  columns: {
    quantity: ['quantity'],
    name: ['name'],
    setCode: ['edition code'],
    setName: ['edition name'],
    collectorNumber: ['collector number'],
    finish: ['finish'],
    condition: ['condition'],
    language: ['language'],
    addedAt: ['date added'],
    scryfallId: ['scryfall id'],
    mtgoId: ['mtgo id'],
    multiverseId: ['multiverse id'],
  },
  finishes: finishWords,
  conditions: conditionWords,
  languages: languageWords,
}
