import { conditionWords } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import type { ListFormat } from './list-format.ts'

/** A line counts the regular and the foil copies, and both together. */
export const deckedBuilder: ListFormat = {
  format: 'deckedbuilder',
  signatures: [['total qty', 'reg qty', 'foil qty', 'card']],
  columns: {
    regularQuantity: ['reg qty'],
    foilQuantity: ['foil qty'],
    name: ['card'],
    setName: ['set'],
    multiverseId: ['mvid'],
  },
  otherCounts: ['total qty'],
  finishes: finishWords,
  conditions: conditionWords,
  languages: languageWords,
}
