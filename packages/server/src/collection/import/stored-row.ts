import type {
  Condition,
  Finish,
  ImportCertainty,
  ImportOmission,
  ImportRowState,
  Language,
} from '@manafolio/contract'
import type { Cell, Note, ParsedCard, Problem } from '../../cards/lists/listed.ts'

/** The fields of a row as far as they are understood; null where the user has to choose. */
export interface RowFacts {
  scryfallId: string | null
  quantity: number | null
  finish: Finish | null
  condition: Condition | null
  language: Language | null
}

/** A row of an import as stored until it is in the collection. */
export interface StoredRow extends RowFacts {
  /** Which row of the import it is, from 1. */
  number: number
  /** Where it begins in the file, from 1. */
  line: number
  /** Why it is left out; null when it is not. */
  omission: ImportOmission | null
  /** What is wrong with it; of one that is left out, what would be wrong if it were taken in. */
  problems: readonly Problem[]
  certainty: ImportCertainty | null
  isUnsure: boolean
  addedAt: string | null
  cells: readonly Cell[]
  notes: readonly Note[]
  card: ParsedCard
}

export function rowState({ omission, problems }: StoredRow): ImportRowState {
  if (omission) return 'left_out'
  return problems.length > 0 ? 'fix' : 'ready'
}
