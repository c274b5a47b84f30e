import { conditionWords } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import type { ListFormat } from './list-format.ts'

/** Our own. */
export const manafolio: ListFormat = {
  format: 'manafolio',
  signatures: [['quantity', 'name', 'set code', 'finish', 'added', 'price usd', 'scryfall id']],
  columns: {
    quantity: ['quantity'],
    name: ['name'],
    setCode: ['set code'],
    setName: ['set name'],
    collectorNumber: ['collector number'],
    finish: ['finish'],
    condition: ['condition'],
    language: ['language'],
    addedAt: ['added'],
    scryfallId: ['scryfall id'],
  },
  finishes: finishWords,
  conditions: conditionWords,
  languages: languageWords,
  idOf: (text) => text, // collections may have any
}
