import type { ColumnType, Generated } from 'kysely'

export interface CollectionRow {
  id: string
  user_id: string
  scryfall_id: string
  quantity: number
  /** JSON: [finish, condition, language, copies] for each kind with stated properties. */
  variants: ColumnType<string, string | undefined, string>
  added_at: string
  /** Since when the card-data service has no such printing any more. */
  withdrawn_at: string | null
}

/** Everything that one request, or one merge of printings, did to a collection. */
export interface CollectionChangeRow {
  user_id: string
  /** The user's cards_revision at the time, or below 0 in an imported log: changes are in this order. */
  number: number
  /** Chosen by the client. */
  id: string
  kind: string
  /** How many entries it changed. */
  printings: number
  happened_at: string
  undone_at: string | null
  /** The id of the change that this one undid. */
  undoes: string | null
  /** For an undo: the change from which it comes, by undoing that, or an undo of it, and so on. */
  family: string | null
  /** A digest of the request; null for changes without one. */
  asked: string | null
  /** The instant whose state this one brought back. */
  restores_at: string | null
  /** 1 when it undid only a part of another, else 0. */
  is_partial: Generated<number>
  /** Of the file, for an import. */
  file_name: string | null
  /** Of what stands in the file, for an import. */
  file_digest: string | null
}

export interface CollectionChangeEntryRow {
  user_id: string
  number: number
  scryfall_id: string
  /** JSON of the entry; null where there was none. */
  before: string | null
  after: string | null
  /**
   * 1 when the copies are as before, and only their printing was withdrawn or listed again; else 0.
   */
  is_mark: Generated<number>
}

/** A large change that is being written in slices. */
export interface CollectionPendingChangeRow {
  user_id: string
  number: number
  /** When its writing began. */
  staged_at: string
  /**
   * staged while its entries are written to the log, committed when it counts and is not wholly
   * applied to the collection, discarded when it is being removed.
   */
  state: 'staged' | 'committed' | 'discarded'
  /** For an import: JSON of which rows leave it; else null. */
  leaving_rows: string | null
}

/** A file that was read, and not all of whose rows are in the collection yet. */
export interface CollectionImportRow {
  user_id: string
  id: string
  file_name: string
  format: string
  started_at: string
  /**
   * When all of its rows were there; null while they are written, or for ever when that broke off.
   */
  read_at: string | null
  total_rows: number
  /** 1 when some rows are in the collection by now, else 0. */
  is_begun: Generated<number>
  /** Rises whenever rows are changed. */
  version: Generated<number>
  /** JSON: the columns of a table, as the contract describes them. */
  columns: Generated<string>
  /** JSON: [remark, text that it is about] for what was decided for the file as a whole. */
  remarks: Generated<string>
  /** A digest of the file and its name. */
  asked: string
  /** A digest of the file alone; null for imports from before there was one. */
  content_digest: string | null
}

export interface ImportedRow {
  user_id: string
  import_id: string
  /** From 1. */
  number: number
  /** In the file, from 1. */
  line: number
  /** ready, doubtful, fix or left_out. */
  state: string
  /** Why it is left out, or else the first thing that is wrong with it, or why it is doubtful. */
  reason: string | null
  /**
   * JSON: [problem, text that it is about] for each thing that is wrong with it, also while it is
   * left out; null for nothing.
   */
  said: string | null
  scryfall_id: string | null
  certainty: string | null
  /** 1 when it is worth a look, else 0. */
  is_unsure: Generated<number>
  quantity: number | null
  finish: string | null
  condition: string | null
  language: string | null
  /** When the file says that the copies came. */
  added_at: string | null
  /** JSON: [column, text] for each cell. */
  cells: string
  /** JSON: [note, what it speaks of] for each. */
  notes: string
  /** JSON: what was read of the card, to look for others that may be meant. */
  card: string
}

/** What a collection was worth by the prices of a day, yyyy-mm-dd. */
export interface CollectionValueRow {
  user_id: string
  day: string
  /** The user's cards_revision that it was made from. */
  revision: number
  cents: number
  copies: number
  priced_copies: number
}
