import * as z from 'zod/mini'
import { printingLook } from './cards.ts'
import { scryfallId } from './collection.ts'
import { variants } from './collection-variants.ts'
import { endpoint, noParams, nothing } from './endpoint.ts'
import { limits } from './limits.ts'
import { pageInAddress } from './page-number.ts'

/**
 * What was done: copies added, a quantity set, an entry removed, copies split by kind, a file
 * imported, a change undone, an earlier day restored, or printings that the card-data service made
 * one.
 */
export const collectionChangeKind = z.enum([
  'add',
  'set',
  'remove',
  'split',
  'import',
  'undo',
  'restore',
  'merge',
])
export type CollectionChangeKind = z.infer<typeof collectionChangeKind>

/** What a change did to one entry: its variants before and after, none when it was not there. */
export const entryChange = z.object({
  scryfallId: z.string(),
  /** Of the printing; null when the catalogue does not know it. */
  cardName: z.nullable(z.string()),
  setCode: z.nullable(z.string()),
  collectorNumber: z.nullable(z.string()),
  ...printingLook.shape,
  before: variants,
  after: variants,
})
export type EntryChange = z.infer<typeof entryChange>

/** Everything that one request did to a collection. */
export const collectionChange = z.object({
  id: z.string(),
  kind: collectionChangeKind,
  /** ISO 8601 instant. */
  happenedAt: z.string(),
  /** When it was undone; null while it is not. */
  undoneAt: z.nullable(z.string()),
  /** For an undo: the undone change; for a restore: the restored instant. */
  undoes: z.nullable(z.string()),
  /** What kind of change that was. */
  undoneKind: z.nullable(collectionChangeKind),
  restoresAt: z.nullable(z.string()),
  /** For an import: the name of the file. */
  fileName: z.nullable(z.string()),
  /** How many entries it changed, and the first of them. */
  printings: z.number(),
  entries: z.array(entryChange),
})
export type CollectionChange = z.infer<typeof collectionChange>

/** Newest first, pages from 1; with a scryfallId only what happened to that printing. */
export const listCollectionChanges = endpoint({
  method: 'GET',
  path: '/api/collection/changes',
  access: 'member',
  params: noParams,
  input: z.object({
    page: pageInAddress(limits.collectionChangesPageMax),
    scryfallId: z.optional(scryfallId),
  }),
  output: z.object({
    changes: z.array(collectionChange),
    /** Of all pages. */
    total: z.number(),
    hasMore: z.boolean(),
    /** Changes up to this instant are no longer available; null while all of them are. */
    beginsAt: z.nullable(z.string()),
  }),
})

/**
 * Takes back what a change did: copies that it took come back, copies that it brought go. Changes
 * since then stay, so it is partial when some of the copies are gone or there is no room for them.
 * Undoing twice is undoing once. An undo is a change too and can be undone itself.
 */
export const undoCollectionChange = endpoint({
  method: 'POST',
  path: '/api/collection/changes/:id/undo',
  access: 'member',
  isOnce: true,
  params: z.object({ id: z.uuid({ error: 'A change has a UUID' }) }),
  input: nothing,
  output: z.object({ changeId: z.string(), printings: z.number(), isPartial: z.boolean() }),
})

const instant = z.object({
  at: z.iso.datetime({ offset: true, error: 'at must be an ISO 8601 instant' }),
})

/** The difference between the collection at an instant and now. */
export const restoration = z.object({
  at: z.string(),
  /** Entries that differ, and the first of them. */
  printings: z.number(),
  entries: z.array(entryChange),
  copiesBefore: z.number(),
  copiesAfter: z.number(),
})
export type Restoration = z.infer<typeof restoration>

/** Previews a restore, without any change. */
export const previewRestoration = endpoint({
  method: 'GET',
  path: '/api/collection/restoration',
  access: 'member',
  params: noParams,
  input: instant,
  output: restoration,
})

/** Makes the collection what it was at an instant. It is a change and can be undone. */
export const restoreCollection = endpoint({
  method: 'POST',
  path: '/api/collection/restoration',
  access: 'member',
  isOnce: true,
  params: noParams,
  input: instant,
  output: restoration,
})
