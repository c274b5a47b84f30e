import { conditionWords } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import type { ListFormat } from './list-format.ts'

export const deckstats: ListFormat = {
  format: 'deckstats',
  signatures: [['amount', 'card_name']],
  columns: {
    quantity: ['amount'],
    name: ['card_name'],
    setCode: ['set_code'],
    collectorNumber: ['collector_number'],
    finish: ['is_foil'],
    condition: ['condition'],
    language: ['language'],
  },
  finishes: finishWords,
  conditions: conditionWords,
  languages: languageWords,
}
