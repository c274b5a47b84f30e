import * as z from 'zod/mini'
import { limits } from './limits.ts'

/** What a column of a list can say of its rows, as it is called where columns are assigned. */
export const columnMeaningNames = {
  name: 'Card name',
  /** The name without what a shop adds to it, and maybe without its second half. */
  simpleName: 'Short card name',
  setCode: 'Set code',
  setName: 'Set name',
  /** A code or a name. */
  set: 'Set',
  collectorNumber: 'Collector number',
  quantity: 'Copies',
  /** Copies where the column for them counts none. */
  addedQuantity: 'Added copies',
  /** Copies that are not foil, and those that are, of a line that counts both. */
  regularQuantity: 'Nonfoil copies',
  foilQuantity: 'Foil copies',
  etchedQuantity: 'Etched copies',
  /** Whether four copies are counted as one. */
  playset: 'Counts playsets',
  finish: 'Finish',
  condition: 'Condition',
  language: 'Language',
  addedAt: 'Date added',
  proxy: 'Proxy',
  /** The kind of place the copies are in, such as a wish list. */
  place: 'Kind of list',
  /** Whether it is only considered for a deck. */
  maybeboard: 'Maybeboard',
  /** Which game the card is of. */
  game: 'Game',
  scryfallId: 'Scryfall ID',
  tcgplayerId: 'TCGplayer ID',
  cardmarketId: 'Cardmarket ID',
  mtgoId: 'Magic Online ID',
  multiverseId: 'Multiverse ID',
} as const
export type ColumnMeaning = keyof typeof columnMeaningNames
// Object.keys has the keys of a constant, which are meanings.
export const columnMeanings = Object.keys(columnMeaningNames) as ColumnMeaning[]
export const columnMeaning = z.enum(columnMeanings)

/** What counts the copies of a row apart, by their finish. */
export const quantitiesByFinish = ['regularQuantity', 'foilQuantity', 'etchedQuantity'] as const

/**
 * What a column is taken as; null for one that its user does not want to be used; or it is not used,
 * and nobody has decided on it.
 */
export const assignedMeaning = z.nullable(
  z.enum([...columnMeanings, 'undecided'], { error: 'This is not what a column can say.' }),
)
export type AssignedMeaning = z.infer<typeof assignedMeaning>

/** A column of a table that was read. */
export const importColumn = z.object({
  /** As its header says; '' for one without a name. */
  name: z.string(),
  /** Some of its texts. */
  samples: z.array(z.string()),
  meaning: assignedMeaning,
  /**
   * What an undecided one looks like: rows that say something in it are doubtful, or to be fixed where
   * it looks like copies.
   */
  looksLike: z.nullable(columnMeaning),
})
export type ImportColumn = z.infer<typeof importColumn>

/** Whether anything is read from a column. */
export function isUsed({ meaning }: Pick<ImportColumn, 'meaning'>): boolean {
  return meaning !== null && meaning !== 'undecided'
}

/** What the columns of a table say, one after the other. */
export const assignedColumns = z.array(assignedMeaning).check(
  z.maxLength(limits.importColumns, {
    error: `Up to ${limits.importColumns} columns can be assigned.`,
  }),
  z.refine(
    (meanings) => {
      const used = meanings.filter((meaning) => meaning !== null && meaning !== 'undecided')
      return new Set(used).size === used.length
    },
    { error: 'Two columns can not say the same.' },
  ),
  z.refine(
    (meanings) =>
      !meanings.includes('quantity') || !quantitiesByFinish.some((one) => meanings.includes(one)),
    { error: 'Copies are counted in one column, or apart for nonfoil, foil and etched ones.' },
  ),
)

/** A header of the user's lists, its columns in lower case, and what they say that these mean. */
export const importHeader = z
  .object({
    columns: z
      .array(z.string().check(z.maxLength(limits.importWord)))
      .check(z.maxLength(limits.importColumns)),
    meanings: assignedColumns,
  })
  .check(
    z.refine(({ columns, meanings }) => columns.length === meanings.length, {
      error: 'Each column of a header has a meaning.',
    }),
  )
export type ImportHeader = z.infer<typeof importHeader>
