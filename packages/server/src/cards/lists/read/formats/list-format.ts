import type { Condition, Finish, ImportFormat, ImportOmission, Language } from '@manafolio/contract'
import type { Words } from '../words/words.ts'

/** What a column can say of a row. */
export type Meaning =
  | 'name'
  /** The name without what a shop adds to it, and maybe without its second half. */
  | 'simpleName'
  | 'setCode'
  | 'setName'
  /** A code or a name. */
  | 'set'
  | 'collectorNumber'
  | 'scryfallId'
  | 'tcgplayerId'
  | 'cardmarketId'
  | 'mtgoId'
  | 'multiverseId'
  | 'quantity'
  /** Copies where the column for them counts none. */
  | 'addedQuantity'
  /** Copies that are not foil, and those that are, of a line that counts both. */
  | 'regularQuantity'
  | 'foilQuantity'
  | 'etchedQuantity'
  /** Whether four copies are counted as one. */
  | 'playset'
  | 'finish'
  | 'condition'
  | 'language'
  | 'addedAt'
  | 'proxy'
  /** The kind of place the copies are in, such as a wish list. */
  | 'place'
  /** Whether it is only considered for a deck. */
  | 'maybeboard'
  /** Which game the card is of. */
  | 'game'

/** How a tool writes its lists. Keys of columns and words are as `columnKey` and `wordKey` make them. */
export interface ListFormat {
  format: ImportFormat
  /** Columns that together only its tables have; one of these groups is enough. */
  signatures: readonly (readonly string[])[]
  /** The columns that are read, of each meaning the best first. */
  columns: Readonly<Partial<Record<Meaning, readonly string[]>>>
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
