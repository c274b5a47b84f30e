import * as z from 'zod/mini'
import { endpoint, noParams, nothing } from './endpoint.ts'

/** What an export has, and what of it can't be imported. */
export const accountImportSummary = z.object({
  /** When it was written, an ISO 8601 instant, and whose it is. */
  exportedAt: z.string(),
  email: z.string(),
  decks: z.number(),
  /** Printings in the collection, and their copies. */
  printings: z.number(),
  copies: z.number(),
  savedSearches: z.number(),
  /** Names of files with rows that are not in the collection: they have to be chosen again. */
  openImports: z.array(z.string()),
})
export type AccountImportSummary = z.infer<typeof accountImportSummary>

/** Reads the whole export in the body, with all refusals of the import, and changes nothing. */
export const previewAccountImport = endpoint({
  method: 'POST',
  path: '/api/account/import/preview',
  access: 'member',
  requires: 'session',
  isRead: true,
  sends: 'file',
  reports: 'progress',
  params: noParams,
  input: nothing,
  output: accountImportSummary,
})

/**
 * Writes the settings, saved searches, collection, decks and their histories of an export into the
 * account of the caller, all of it or nothing. The body is the file that exportAccount sent, also
 * compressed with gzip. The account must not have had cards, decks or saved searches (account_not_empty).
 * Decks and saved searches get new ids; a public link stays, unless another deck has it.
 */
export const importAccount = endpoint({
  method: 'POST',
  path: '/api/account/import',
  access: 'member',
  requires: 'session',
  sends: 'file',
  reports: 'progress',
  params: noParams,
  input: nothing,
  output: z.extend(accountImportSummary, {
    /** Decks that are no longer shared, since their links belong to other decks. */
    unsharedDecks: z.array(z.string()),
  }),
})
