import * as z from 'zod/mini'
import { importParams } from './collection-imports.ts'
import { endpoint } from './endpoint.ts'

/**
 * Adds to what is there; brings it to what the file says; or puts the file's cards in the place of all
 * that is there.
 */
export const importMode = z.enum(['merge', 'reconcile', 'replace'], {
  error: 'mode is merge, reconcile or replace',
})
export type ImportMode = z.infer<typeof importMode>

/**
 * Of what to bring a collection to a file: copies that the file has more are added, those that it has
 * fewer are removed, or both. Copies that only became another condition or language change with both.
 */
export const importDifferences = z.enum(['both', 'more', 'fewer'], {
  error: 'differences is both, more or fewer',
})
export type ImportDifferences = z.infer<typeof importDifferences>

/** Which rows are committed: those that are sure, or also the doubtful ones. */
export const importScope = z.enum(['ready', 'doubtful'], { error: 'scope is ready or doubtful' })
export type ImportScope = z.infer<typeof importScope>
const committed = z.object({
  mode: importMode,
  scope: z._default(importScope, 'ready'),
  /** For a reconciliation. */
  differences: z._default(importDifferences, 'both'),
})

/** The effect of a commit, as a preview or a result. */
const importEffect = z.object({
  /** Entries that come, change and go. */
  added: z.number(),
  changed: z.number(),
  removed: z.number(),
  printingsBefore: z.number(),
  printingsAfter: z.number(),
  copiesBefore: z.number(),
  copiesAfter: z.number(),
  /** Copies beyond the limit of a printing. Their rows stay in the import. */
  copiesWithoutRoom: z.number(),
  /** Printings beyond the limit of a collection. Their rows stay in the import too. */
  printingsWithoutRoom: z.number(),
})

/** Previews committing rows, without any change. */
export const previewImport = endpoint({
  method: 'GET',
  path: '/api/collection/imports/:id/effect',
  access: 'member',
  params: importParams,
  input: committed,
  output: importEffect,
})
export type ImportEffect = z.infer<typeof importEffect>

/**
 * Puts rows into the collection, all or none of them, as one change that can be undone.
 * They leave the import; it is gone when no rows remain. The Idempotency-Key names the change.
 */
export const commitImport = endpoint({
  method: 'POST',
  path: '/api/collection/imports/:id/commit',
  access: 'member',
  reports: 'progress',
  isOnce: true,
  params: importParams,
  input: committed,
  output: z.object({
    changeId: z.string(),
    /** Entries that came, changed or went. */
    printings: z.number(),
    /** Rows that stay, to be fixed or left out. */
    rowsLeft: z.number(),
  }),
})
