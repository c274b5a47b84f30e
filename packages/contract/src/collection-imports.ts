import * as z from 'zod/mini'
import { printingLook } from './cards.ts'
import { scryfallId } from './collection.ts'
import { endpoint, noParams, nothing } from './endpoint.ts'
import { assignedColumns, importColumn } from './import-columns.ts'
import { importFormat } from './import-formats.ts'
import { importRowsShown } from './import-row-views.ts'
import { importDoubt, importDoubts, importOmission, importProblem } from './import-sentences.ts'
import { importWord } from './import-words.ts'
import { limits } from './limits.ts'
import { pageInAddress } from './page-number.ts'
import { quantityIn } from './quantities.ts'
import { oneLine } from './text-checks.ts'
import { condition, finish, language } from './vocabulary.ts'

/**
 * What becomes of a row: it can be added; so it can, but something speaks against it, or it is one of
 * several printings; its owner has to say more; or it is left out on purpose.
 */
export const importRowState = z.enum(['ready', 'doubtful', 'fix', 'left_out'])
export type ImportRowState = z.infer<typeof importRowState>

/**
 * How the printing was found, the surest first: by the card-data service's id, by the id of a
 * marketplace, by set and number which agree with the name, by set and name, by the name alone; or
 * the owner chose it.
 */
export const importCertainty = z.enum(['id', 'marketplace', 'number', 'set', 'name', 'chosen'])
export type ImportCertainty = z.infer<typeof importCertainty>

/** A printing as an import describes it. */
export const importCard = z.object({
  scryfallId: z.string(),
  /** These three are null when the catalogue does not know the printing. */
  cardName: z.nullable(z.string()),
  setCode: z.nullable(z.string()),
  setName: z.nullable(z.string()),
  collectorNumber: z.nullable(z.string()),
  ...printingLook.shape,
  /** The finishes it comes in, the plainest first; none when unknown. */
  finishes: z.array(finish),
  imageUrl: z.nullable(z.string()),
})
export type ImportCard = z.infer<typeof importCard>

export const importRow = z.object({
  /** Which row of the import it is, from 1. */
  number: z.number(),
  /** Where it begins in the file, from 1. A line that counts two finishes is two rows. */
  line: z.number(),
  /**
   * All that the line says, as it stands there; a line of plain text is one cell with column "".
   */
  cells: z.array(z.object({ column: z.string(), text: z.string() })),
  state: importRowState,
  problem: z.nullable(importProblem),
  /** Why it is doubtful, or will be once its problems are solved. */
  doubt: z.nullable(importDoubt),
  omission: z.nullable(importOmission),
  /** The problem, the reason for leaving it out, and notes, one sentence each. */
  sentences: z.array(z.string()),
  /** Null when no printing is found. */
  card: z.nullable(importCard),
  certainty: z.nullable(importCertainty),
  /** Null when the row's number of copies is none. */
  quantity: z.nullable(z.number()),
  finish: z.nullable(finish),
  condition: z.nullable(condition),
  language: z.nullable(language),
  /** Possible printings, the most likely first; none when the match is certain. */
  suggestions: z.array(importCard),
})
export type ImportRow = z.infer<typeof importRow>

/** How many rows there are of each kind, and of how many copies. */
const importCounts = z.object({
  rows: z.number(),
  ready: z.number(),
  readyCopies: z.number(),
  doubtful: z.number(),
  doubtfulCopies: z.number(),
  fix: z.number(),
  /** The doubtful rows by their reason, and those to fix by their first problem; most rows first. */
  doubts: z.array(z.object({ doubt: importDoubt, rows: z.number() })),
  problems: z.array(z.object({ problem: importProblem, rows: z.number() })),
  leftOut: z.array(z.object({ omission: importOmission, rows: z.number() })),
})

/** A file that was read, and rows of it that are not in the collection yet. */
export const collectionImport = z.object({
  id: z.string(),
  fileName: z.string(),
  format: importFormat,
  /** ISO 8601 instant. */
  startedAt: z.string(),
  /** All rows of the file, including those already in the collection. */
  totalRows: z.number(),
  /** Whether some rows are already in the collection: then the others can only be added. */
  isBegun: z.boolean(),
  /** When the same file was imported last, if that was not undone; null of one that is begun. */
  importedBefore: z.nullable(z.object({ changeId: z.string(), happenedAt: z.string() })),
  /** Those of a table, in their order; none of plain text. */
  columns: z.array(importColumn),
  /** What was decided for the file as a whole, one sentence each. */
  remarks: z.array(z.string()),
  /** Unknown words with the rows to fix that have them, most rows first. */
  unknownWords: z.array(
    z.object({
      about: z.enum(['finish', 'condition', 'language']),
      word: z.string(),
      rows: z.number(),
    }),
  ),
  counts: importCounts,
})
export type CollectionImport = z.infer<typeof collectionImport>

/** Of an import in the address. */
export const importParams = z.object({ id: z.uuid({ error: 'An import has a UUID' }) })

/**
 * Reads a file and finds its cards; nothing is in the collection yet. The body is the file as it
 * is. The Idempotency-Key is the id of the import.
 */
export const startImport = endpoint({
  method: 'POST',
  path: '/api/collection/imports',
  access: 'member',
  sends: 'file',
  reports: 'progress',
  isOnce: true,
  params: noParams,
  input: z.object({
    fileName: z.string().check(
      z.trim(),
      z.minLength(1, { error: 'The file has no name' }),
      z.maxLength(limits.fileNameMax, {
        error: `A file name can have up to ${limits.fileNameMax} characters`,
      }),
      oneLine('A file name'),
    ),
  }),
  output: collectionImport,
})

/** Imports with rows that are not in the collection, newest first. */
export const listImports = endpoint({
  method: 'GET',
  path: '/api/collection/imports',
  access: 'member',
  params: noParams,
  input: nothing,
  output: z.array(collectionImport),
})

export const getImport = endpoint({
  method: 'GET',
  path: '/api/collection/imports/:id',
  access: 'member',
  params: importParams,
  input: nothing,
  output: collectionImport,
})

/** Rows in the order of the file, pages from 1. */
export const listImportRows = endpoint({
  method: 'GET',
  path: '/api/collection/imports/:id/rows',
  access: 'member',
  params: importParams,
  input: z.object({
    show: z._default(importRowsShown, 'all'),
    page: pageInAddress(limits.importRowsPageMax),
  }),
  output: z.object({ rows: z.array(importRow), total: z.number(), hasMore: z.boolean() }),
})

/**
 * Says what a row means. What is not sent stays as it is. It is ready as soon as nothing about it
 * is wrong any more.
 */
export const updateImportRow = endpoint({
  method: 'PATCH',
  path: '/api/collection/imports/:id/rows/:number',
  access: 'member',
  params: z.extend(importParams, {
    number: z.string().check(z.regex(/^[1-9]\d{0,8}$/, { error: 'A row has a number from 1' })),
  }),
  input: z.object({
    scryfallId: z.optional(scryfallId),
    quantity: z.optional(quantityIn({ least: 1, most: limits.quantityMax })),
    finish: z.optional(finish),
    condition: z.optional(condition),
    language: z.optional(language),
    isLeftOut: z.optional(z.boolean()),
    /** The printing that was found is meant, whatever speaks against it. */
    isRight: z.optional(z.literal(true)),
  }),
  output: importRow,
})

/** The sets of the printings that were found for rows with a doubt, most rows first. */
export const listImportSets = endpoint({
  method: 'GET',
  path: '/api/collection/imports/:id/sets',
  access: 'member',
  params: importParams,
  input: z.object({ doubt: importDoubt }),
  output: z.array(z.object({ setCode: z.string(), setName: z.string(), rows: z.number() })),
})

/** Reasons whose rows can be confirmed together. */
const confirmable = z.enum([...importDoubts, 'wrong_name'])
/** Of doubtful rows, only those whose printing is in this set. */
const ofSet = { setCode: z.string().check(z.maxLength(limits.setCodeMax)) }

/**
 * Takes in all rows that are left out for a reason; leaves out all that are to be fixed or doubtful,
 * or those with one reason; confirms those with one reason, or of one set; takes as many copies of all with too many
 * as a printing can have; or says what an unknown word means, which is remembered for other files.
 */
export const updateImportRows = endpoint({
  method: 'PATCH',
  path: '/api/collection/imports/:id/rows',
  access: 'member',
  params: importParams,
  input: z.union([
    z.object({ takeIn: importOmission }),
    z.strictObject({
      leaveOut: z.enum(['fix', 'doubtful']),
      reason: z.optional(z.union([importProblem, importDoubt])),
    }),
    z.strictObject({ leaveOut: z.literal('doubtful'), reason: importDoubt, ...ofSet }),
    z.strictObject({ confirm: confirmable }),
    z.strictObject({ confirm: importDoubt, ...ofSet }),
    z.object({ takeMost: z.literal('too_many_copies') }),
    z.object({ word: importWord }),
  ]),
  output: collectionImport,
})

/**
 * Says what each column of a table means, which is remembered for other files with the same header:
 * the rows are read again, as if nothing about them had been changed. Refused once rows are in the
 * collection.
 */
export const updateImportColumns = endpoint({
  method: 'PATCH',
  path: '/api/collection/imports/:id/columns',
  access: 'member',
  reports: 'progress',
  params: importParams,
  input: z.object({ meanings: assignedColumns }),
  output: collectionImport,
})

/** Deletes the rows that are not in the collection. */
export const deleteImport = endpoint({
  method: 'DELETE',
  path: '/api/collection/imports/:id',
  access: 'member',
  params: importParams,
  input: nothing,
  output: nothing,
})
