import type {
  Condition,
  Finish,
  ImportCertainty,
  ImportFormat,
  ImportNote,
  ImportOmission,
  ImportTrouble,
  Language,
} from '@manafolio/contract'

/** A cell as it stands in the file; a line of plain text is one cell with column "". */
export type Cell = readonly [column: string, text: string]

/** A trouble or a note with the words that it speaks of. */
export interface Trouble {
  reason: ImportTrouble
  said: string
}
export interface Note {
  note: ImportNote
  said: string
}

/** What a row says of which printing it is; nothing of it is looked up yet. */
export interface SaidCard {
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
}

/** Copies of a printing that are alike, as a list names them. */
export interface ListedRow {
  /** Where it begins in the file, from 1. */
  line: number
  cells: readonly Cell[]
  card: SaidCard
  /** 1 to 99; undefined when the trouble is that it is none. */
  quantity: number | undefined
  /** Undefined where nothing, or nothing understood, is said of it. */
  finish: Finish | undefined
  condition: Condition | undefined
  language: Language | undefined
  /** ISO 8601 instant at which the copies came, when the file says so in a way that can be read. */
  addedAt: string | undefined
  /** What about it is not understood. */
  troubles: readonly Trouble[]
  omission: ImportOmission | undefined
  notes: readonly Note[]
}

export interface CardList {
  format: ImportFormat
  ignoredColumns: readonly string[]
  rows: readonly ListedRow[]
}

/** What was found of a card that a list names. */
export interface Match {
  /** The number of the printing in the catalogue. */
  printing: number | undefined
  certainty: ImportCertainty | undefined
  /** Other printings fit what is said as well, or some of it had to be passed over. */
  isUnsure: boolean
  /** Of an id that stands for one finish alone, as those of etched printings of marketplaces do. */
  finish: Finish | undefined
  trouble: Trouble | undefined
  notes: readonly Note[]
}
