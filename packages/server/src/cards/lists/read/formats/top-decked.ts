import { anyLadder, closeConditionWords } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import type { ListFormat } from './list-format.ts'

export const topDecked: ListFormat = {
  format: 'topdecked',
  signatures: [['quantity', 'name', 'setcode', 'collector number']],
  columns: {
    quantity: ['quantity'],
    name: ['name'],
    setCode: ['setcode'],
    setName: ['setname'],
    collectorNumber: ['collector number'],
    finish: ['finish'],
    condition: ['condition'],
    language: ['lang'],
    addedAt: ['acquired date'],
    scryfallId: ['id'],
  },
  finishes: finishWords,
  conditions: anyLadder,
  closeConditions: closeConditionWords,
  languages: languageWords,
}
