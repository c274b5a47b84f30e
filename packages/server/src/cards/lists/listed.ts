import type {
  Condition,
  Finish,
  ImportCertainty,
  ImportColumn,
  ImportFormat,
  ImportNote,
  ImportOmission,
  ImportProblem,
  ImportRemark,
  Language,
} from '@manafolio/contract'

/** A cell as it stands in the file; a line of plain text is one cell with column "". */
export type Cell = readonly [column: string, text: string]

/** A problem or a note with the text that it is about. */
export interface Problem {
  reason: ImportProblem
  raw: string
}
export interface Note {
  note: ImportNote
  raw: string
}

/** What a row says of which printing it is; nothing of it is looked up yet. */
export interface ParsedCard {
  name?: string
  /** As the tool writes it: some have codes of their own. */
  setCode?: string
  setName?: string
  collectorNumber?: string
  scryfallId?: string
  tcgplayerId?: number
  cardmarketId?: number
  mtgoId?: number
  multiverseId?: number
  /** Ids of marketplaces may stand for printings that come in different ones. */
  finish?: Finish
  /** Printings in another language than English are called otherwise, and are in no other. */
  language?: Language
}

/** Copies of a printing that are alike, as a list names them. */
export interface ListedRow {
  /** Where it begins in the file, from 1. */
  line: number
  cells: readonly Cell[]
  card: ParsedCard
  /** 1 to 99; undefined when it is not a number of copies. */
  quantity: number | undefined
  /** Undefined where it is missing or not understood. */
  finish: Finish | undefined
  condition: Condition | undefined
  language: Language | undefined
  /** ISO 8601 instant at which the copies came, when the file says so in a way that can be read. */
  addedAt: string | undefined
  /** What about it is not understood. */
  problems: readonly Problem[]
  omission: ImportOmission | undefined
  notes: readonly Note[]
}

/** What was decided for a list as a whole, with the text that decided it. */
export interface Remark {
  remark: ImportRemark
  raw: string
}

export interface CardList {
  format: ImportFormat
  /** Those of a table; none of plain text. */
  columns: readonly ImportColumn[]
  rows: readonly ListedRow[]
  remarks: readonly Remark[]
}

/** What was found of a card that a list names. */
export interface Match {
  /** The number of the printing in the catalogue. */
  printing: number | undefined
  certainty: ImportCertainty | undefined
  /** Other printings match as well, or some of the data had to be ignored. */
  isUnsure: boolean
  /** Of an id that stands for one finish alone, as those of etched printings of marketplaces do. */
  finish: Finish | undefined
  problem: Problem | undefined
  notes: readonly Note[]
}
