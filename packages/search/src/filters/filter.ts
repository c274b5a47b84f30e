import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Op } from '../query/tokens.ts'

/** Tells whether a card, or a printing, by its number, is wanted. */
export type Test = (index: number) => boolean

/** What a filter looks at: things all printings of a card share, or a printing's own. */
export type Level = 'card' | 'printing'

/** One filter of the query language, such as `mv<=2`. */
export interface Filter {
  /** What it is called in a query; the first is the usual name. */
  names: readonly string[]
  ops: readonly Op[]
  level: Level
  example: string
  /** The test for a value, or why there is none: the end of a sentence that begins with the term. */
  compile(catalogue: Catalogue, op: Op, value: string): Test | string
}
