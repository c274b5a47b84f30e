import { LRUCache } from 'lru-cache'
import type { Db } from '../db/database.ts'
import { type ReadStale, readsPrimary } from '../db/standby/stale-reads.ts'
import type { Deps } from '../deps.ts'
import { findRevision } from './change-store.ts'
import { listEditsSince } from './edit-store.ts'
import type { EntryState } from './entry-state.ts'
import type { HeldEntry } from './held.ts'
import { findHorizon, type Horizon } from './horizon/horizon-store.ts'
import { listStates } from './store.ts'

export interface OwnedEntry extends EntryState {
  scryfallId: string
  /** What was made of it last: most entries outlive many changes of their collection. */
  held?: HeldEntry
}

/** A collection as it was at a revision of the user's cards. It is never changed. */
export interface Collection {
  revision: number
  /** The number from which on its log went back when it was read as a whole. */
  historyFrom: number
  /** Newest first. */
  entries: readonly OwnedEntry[]
}

/**
 * Collections of users who were here lately, in memory, so that questions about them cost little.
 */
export interface CollectionCache {
  /** The collection as it is now, with the changes of all processes. */
  of(userId: string): Promise<Collection>
}

/** Entries of all kept collections together: some 25 MB with what is made of them. */
const maxEntries = 40_000

/** An older server version that records no changes may run for a while beside this one. */
const ttlMs = 5 * 60_000

/**
 * A whole collection may be read from a standby: the log of the primary has what came since, so that
 * who writes reads it here at once.
 */
export function collectionCache({
  db,
  readStale,
  clock,
}: Pick<Deps, 'db' | 'readStale' | 'clock'>): CollectionCache {
  const cached = new LRUCache<string, Collection>({
    maxSize: maxEntries,
    sizeCalculation: ({ entries }) => entries.length + 1,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    ttlAutopurge: true, // what was made of entries keeps a catalogue in memory, maybe an old one
  })
  const loadStale = loader(readStale)
  const load = loader(readsPrimary(db))

  async function currentOf(userId: string, loadWhole: Load): Promise<Collection> {
    const known = cached.get(userId)
    const start = known ?? (await loadWhole(userId))
    const revision = await findRevision(db, userId)
    if (revision === undefined) {
      cached.delete(userId)
      return { revision: 0, historyFrom: 0, entries: [] }
    }
    if (known?.revision === revision) return known
    const leftMs = cached.getRemainingTTL(userId)
    const now = await applyChangesSince(db, userId, { start, revision })
    const isOfPrimary = !known && loadWhole === load
    if (!isOfPrimary && !leadsTo(revision, start, await findHorizon(db, userId))) {
      cached.delete(userId)
      return currentOf(userId, known ? loadWhole : load)
    }
    return newest(userId, now, known && leftMs)
  }

  /** A concurrent request may have loaded a newer one. */
  function newest(userId: string, now: Collection, leftMs: number | undefined): Collection {
    const other = cached.get(userId)
    if (other && other.revision >= now.revision) return other
    // An update does not extend the lifetime. A ttl of 0 would mean no expiry.
    if (leftMs === undefined) cached.set(userId, now)
    else if (leftMs > 0) cached.set(userId, now, { ttl: leftMs })
    return now
  }

  return { of: (userId) => currentOf(userId, loadStale) }
}

type Load = (userId: string) => Promise<Collection>

/**
 * Whether all changes since a collection was read are in the log: not where the oldest ones were
 * removed, nor where an imported account brought its own log, nor from a later revision, which only
 * a standby of another history has.
 */
function leadsTo(now: number, { revision, historyFrom }: Collection, { from }: Horizon): boolean {
  return revision <= now && from <= revision && from >= historyFrom
}

/** Reads whole collections, once for all who ask meanwhile. */
function loader(read: ReadStale): Load {
  const loading = new Map<string, Promise<Collection>>()
  return (userId) => {
    const pending =
      loading.get(userId) ?? read((db) => load(db, userId)).finally(() => loading.delete(userId))
    loading.set(userId, pending)
    return pending
  }
}

/** Changes made while the entries are read may be in them or not: they are applied again later. */
async function load(db: Db, userId: string): Promise<Collection> {
  const { from: historyFrom } = await findHorizon(db, userId)
  const revision = (await findRevision(db, userId)) ?? 0
  const states = await listStates(db, userId)
  const entries = Array.from(states, ([scryfallId, state]) => ({ scryfallId, ...state }))
  return { revision, historyFrom, entries: entries.sort(newestFirst) }
}

/** Changed entries are read from the log; all others stay the same objects. */
async function applyChangesSince(
  db: Db,
  userId: string,
  { start, revision }: { start: Collection; revision: number },
): Promise<Collection> {
  if (start.revision >= revision) return start
  const edits = await listEditsSince(db, userId, start.revision)
  const afters = new Map(edits.map(({ scryfallId, after }) => [scryfallId, after]))
  const same = start.entries.filter(({ scryfallId }) => !afters.has(scryfallId))
  const changed = [...afters].flatMap(([scryfallId, after]) =>
    after ? [{ scryfallId, ...after }] : [],
  )
  return {
    historyFrom: start.historyFrom,
    revision: Math.max(revision, edits.at(-1)?.number ?? 0),
    entries: [...same, ...changed].sort(newestFirst),
  }
}

/** Those that came at one time stand in the order of their ids. */
function newestFirst(a: OwnedEntry, b: OwnedEntry): number {
  if (a.addedAt !== b.addedAt) return a.addedAt < b.addedAt ? 1 : -1
  return a.id < b.id ? -1 : 1
}
