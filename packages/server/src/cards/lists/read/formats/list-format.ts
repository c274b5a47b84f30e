import type {
  ColumnMeaning,
  Condition,
  Finish,
  ImportFormat,
  ImportOmission,
  Language,
} from '@manafolio/contract'
import type { Words } from '../words/words.ts'

/** How a tool writes its lists. Keys of columns and words are as `columnKey` and `wordKey` make them. */
export interface ListFormat {
  format: ImportFormat
  /** Columns that together only its tables have; one of these groups is enough. */
  signatures: readonly (readonly string[])[]
  /** The columns that are read, of each meaning the best first. */
  columns: Readonly<Partial<Record<ColumnMeaning, readonly string[]>>>
  /** Columns that count something else than copies. */
  otherCounts?: readonly string[]
  finishes: Words<Finish>
  /** The word for the finish in a cell that says other things as well. */
  finishIn?(text: string): string
  conditions: Words<Condition>
  /** The word for the condition in a cell that says other things as well. */
  conditionIn?(text: string): string
  /** Words of which only the closest condition is known. */
  closeConditions?: Words<Condition>
  languages: Words<Language>
  /** The word for the language in a cell that says other things as well. */
  languageIn?(text: string): string
  places?: Words<ImportOmission>
  /** The id of a printing in what the column for it says; the card-data service's are UUIDs. */
  idOf?(text: string): string
  /** The name of the card in what the columns for it say. */
  nameOf?(name: string, simpleName: string): string
}
