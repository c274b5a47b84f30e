import { conditionWords } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import type { ListFormat } from './list-format.ts'

/** A collection of digital cards, whose ids and codes are those of Magic Online. */
export const magicOnline: ListFormat = {
  format: 'mtgo',
  signatures: [['card name', 'quantity', 'id #']],
  columns: {
    quantity: ['quantity'],
    name: ['card name'],
    setCode: ['set'],
    // “141/249”: the number, and how many cards the set has.
    collectorNumber: ['collector #'],
    finish: ['premium'],
    mtgoId: ['id #'],
  },
  finishes: finishWords,
  conditions: conditionWords,
  languages: languageWords,
}
