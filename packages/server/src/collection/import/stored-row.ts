import {
  type Condition,
  type Finish,
  type ImportCertainty,
  type ImportDoubt,
  type ImportOmission,
  type ImportRowState,
  importDoubts,
  type Language,
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

export function rowState({ omission, problems, isUnsure }: StoredRow): ImportRowState {
  if (omission) return 'left_out'
  if (problems.length > 0) return 'fix'
  return isUnsure ? 'doubtful' : 'ready'
}

/** Why a row is worth a look, if it is. */
export function doubtAbout({ isUnsure, notes }: StoredRow): ImportDoubt | null {
  if (!isUnsure) return null
  const noted = new Set<string>(notes.map(({ note }) => note))
  return importDoubts.find((doubt) => noted.has(doubt)) ?? 'several_printings'
}
