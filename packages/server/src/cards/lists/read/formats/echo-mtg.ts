import { anyLadder, closeConditionWords } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import type { ListFormat } from './list-format.ts'

/** A line counts the regular and the foil copies. */
export const echoMtg: ListFormat = {
  format: 'echomtg',
  signatures: [['reg qty', 'foil qty', 'name']],
  columns: {
    regularQuantity: ['reg qty'],
    foilQuantity: ['foil qty'],
    name: ['name'],
    setCode: ['set code'],
    set: ['set'],
    collectorNumber: ['collector number'],
    condition: ['condition'],
    language: ['language'],
    addedAt: ['date acquired'],
    scryfallId: ['scryfall id'],
    tcgplayerId: ['tcgid'],
  },
  finishes: finishWords,
  conditions: anyLadder,
  closeConditions: closeConditionWords,
  languages: languageWords,
}
