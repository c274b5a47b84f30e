import type { SearchMode } from '@manafolio/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { RowSet } from '../rows/row-set.ts'

/** How results are shown, as set in the query itself. */
export interface Choices {
  mode?: SearchMode
  order?: string
  direction?: 'asc' | 'desc'
  prefer?: string
  withExtras?: true
  /** Printings of sets and kinds that the query names and that have nothing but extras. */
  namedExtras?: RowSet
}

/** A term that filters nothing: it says how results are shown, such as `order:usd`. */
export interface Setting {
  names: readonly string[]
  /** Its values with what they mean, as the end of a sentence; and other words for them. */
  values: ReadonlyMap<string, string>
  aliases?: ReadonlyMap<string, string>
  example: string
  help: string
  apply(value: string): Choices
  /** Whether the card data suffices for a value; always true by default. */
  hasData?(value: string, catalogue: Catalogue): boolean
}
