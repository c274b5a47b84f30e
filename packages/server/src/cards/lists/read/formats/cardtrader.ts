import { cardtraderLadder } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import type { ListFormat } from './list-format.ts'

/** The cards of an order, or the stock of a seller. */
export const cardtrader: ListFormat = {
  format: 'cardtrader',
  signatures: [
    ['item name', 'foil/reverse'],
    ['name_en', 'mtg_foil'],
  ],
  columns: {
    quantity: ['quantity'],
    name: ['item name', 'name_en'],
    setCode: ['set code'],
    setName: ['set name', 'expansion'],
    collectorNumber: ['collector number', 'collector_number'],
    playset: ['playset'],
    finish: ['foil/reverse', 'mtg_foil'],
    condition: ['condition'],
    language: ['language', 'mtg_language'],
    game: ['game'],
  },
  finishes: finishWords,
  conditions: cardtraderLadder,
  languages: languageWords,
}
