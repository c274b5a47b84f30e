import { cardtraderLadder } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import { columnNames } from './column-names.ts'
import type { ListFormat } from './list-format.ts'

/** The cards of an order, or the stock of a seller. */
export const cardtrader: ListFormat = {
  format: 'cardtrader',
  signatures: [
    ['item name', 'foil/reverse'],
    ['name_en', 'mtg_foil'],
  ],
  columns: { ...columnNames, playset: ['playset'] },
  finishes: finishWords,
  conditions: cardtraderLadder,
  languages: languageWords,
}
