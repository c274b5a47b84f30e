import { conditionWords } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import type { ListFormat } from './list-format.ts'

/** What it saves, and the shorter table that it documents. Older codes are those of Magic Online. */
export const mtgGoldfish: ListFormat = {
  format: 'mtggoldfish',
  signatures: [['card', 'set id', 'quantity']],
  columns: {
    quantity: ['quantity'],
    name: ['card'],
    setCode: ['set id'],
    setName: ['set name'],
    collectorNumber: ['collector number'],
    finish: ['foil'],
    scryfallId: ['scryfall id'],
  },
  finishes: finishWords,
  conditions: conditionWords,
  languages: languageWords,
}
