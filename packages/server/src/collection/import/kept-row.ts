import type {
  Condition,
  Finish,
  ImportCertainty,
  ImportOmission,
  ImportRowState,
  Language,
} from '@manafolio/contract'
import type { Cell, Note, SaidCard, Trouble } from '../../card-lists/listed.ts'

/** What a row says, as far as it is understood; null where somebody has to say it. */
export interface RowFacts {
  scryfallId: string | null
  quantity: number | null
  finish: Finish | null
  condition: Condition | null
  language: Language | null
}

/** A row of an import as it is kept until it is in the collection. */
export interface KeptRow extends RowFacts {
  /** Which row of the import it is, from 1. */
  number: number
  /** Where it begins in the file, from 1. */
  line: number
  /** Why it is left out; null when it is not. */
  omission: ImportOmission | null
  /** What is wrong with it; of one that is left out, what would be wrong if it were taken in. */
  troubles: readonly Trouble[]
  certainty: ImportCertainty | null
  isUnsure: boolean
  addedAt: string | null
  cells: readonly Cell[]
  notes: readonly Note[]
  card: SaidCard
}

export function rowState({ omission, troubles }: KeptRow): ImportRowState {
  if (omission) return 'left_out'
  return troubles.length > 0 ? 'fix' : 'ready'
}
