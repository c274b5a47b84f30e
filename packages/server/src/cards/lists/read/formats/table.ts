import { anyLadder, closeConditionWords } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import { columnNames } from './column-names.ts'
import type { ListFormat } from './list-format.ts'

/** Any table, by the names that columns mostly have. */
export const anyTable: ListFormat = {
  format: 'table',
  signatures: [[]],
  columns: columnNames,
  otherCounts: ['tradelist count', 'trade quantity', 'trade qty', 'trade count'],
  finishes: finishWords,
  conditions: anyLadder,
  closeConditions: closeConditionWords,
  languages: languageWords,
}
