import {
  type CardChange,
  type CardChangeList,
  limits,
  type UnseenChanges,
} from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import type { Deps } from '../../deps.ts'
import { findNamedPrinting } from '../named-printing.ts'
import type { IdMigration } from '../service/migrations.ts'
import { idRedirects } from './id-redirects.ts'
import {
  countChanges,
  findMigration,
  hasJoined,
  insertMigrations,
  listChanges,
  listMergedInto,
  listMigrated,
  listMigrations,
  updateSeen,
} from './store.ts'
import { type SweepNeeds, type Swept, sweep } from './sweep.ts'

export interface MigrationNeeds extends SweepNeeds, Pick<Deps, 'catalogue'> {
  log: Pick<Deps['log'], 'warn'>
}

const migrationsAtOnce = 500

/**
 * Records changes of ids that the service announced, and does to everybody's cards what all that
 * were ever recorded say; without new ones, to rows that came under an old id since. What was read
 * before the list fails stays recorded. A deleted id that the catalogue in use has counts as listed
 * again, so a newer catalogue should be in use by then.
 */
export async function applyMigrations(
  { db, clock, cardRows, catalogue, log }: MigrationNeeds,
  migrations: Iterable<IdMigration> | AsyncIterable<IdMigration>,
): Promise<{ recorded: number } & Swept> {
  let recorded = 0
  for await (const chunk of batchesOf(migrations, migrationsAtOnce)) {
    recorded += await insertMigrations(db, chunk, clock.now().toISOString())
  }
  const isKnown = (id: string) => catalogue.current().printingById.has(id)
  const { leads, circular } = idRedirects(await listMigrations(db), isKnown)
  if (circular.length > 0) {
    log.warn({ scryfallIds: circular }, 'changes of card ids lead in a circle: their cards stay')
  }
  return { recorded, ...(await sweep({ db, clock, cardRows }, leads)) }
}

async function* batchesOf<T>(all: Iterable<T> | AsyncIterable<T>, size: number) {
  let batch: T[] = []
  for await (const one of all) {
    batch.push(one)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** The current id of a card: that of its last merge, or its own. */
export async function currentId(db: Deps['db'], scryfallId: string): Promise<string> {
  return (await mergesOf(db, scryfallId)).at(-1) ?? scryfallId
}

/** The same for many: ids that were never merged are left out. */
export async function currentIds(
  db: Deps['db'],
  scryfallIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  for (const id of await migratedAmong(db, scryfallIds)) ids.set(id, await currentId(db, id))
  return ids
}

/** All migrations are fewer than the cards of a large collection: those are not asked for by id. */
async function migratedAmong(db: Deps['db'], scryfallIds: readonly string[]): Promise<string[]> {
  if (scryfallIds.length === 0) return []
  if (scryfallIds.length <= migrationsAtOnce) return listMigrated(db, scryfallIds)
  const some = new Set(scryfallIds)
  return (await listMigrated(db)).filter((id) => some.has(id))
}

/** A card's current id and those that it had before it was merged. */
export async function allIdsOf(db: Deps['db'], scryfallId: string): Promise<string[]> {
  const ids = [scryfallId]
  for (let newest = ids; newest.length > 0; ) {
    const earlier = (await listMergedInto(db, newest)).filter((id) => !ids.includes(id))
    ids.push(...earlier)
    newest = earlier
  }
  return ids
}

export interface Successor {
  scryfallId: string
  /** Copies came to others that the user had: a number meant for the one is wrong for both. */
  isJoined: boolean
}

/** What became of the user's collection entry under an id that was merged into another. */
export async function successorOf(
  db: Deps['db'],
  userId: string,
  scryfallId: string,
): Promise<Successor | undefined> {
  const merges = await mergesOf(db, scryfallId)
  const successor = merges.pop()
  if (successor === undefined) return undefined
  const isJoined = await hasJoined(db, userId, [scryfallId, ...merges])
  return { scryfallId: successor, isJoined }
}

/** The ids that one merge after the other led to; none when they end in a delete or a circle. */
async function mergesOf(db: Deps['db'], scryfallId: string): Promise<string[]> {
  const passed = [scryfallId]
  for (;;) {
    const migration = await findMigration(db, passed.at(-1) ?? scryfallId)
    if (!migration) return passed.slice(1)
    const next = migration.newScryfallId
    if (next === null || passed.includes(next)) return []
    passed.push(next)
  }
}

export async function listCardChanges(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  userId: string,
  page: number,
): Promise<CardChangeList> {
  const changes = await listChanges(db, userId, page)
  const { total, unseen } = await countChanges(db, userId)
  const current = catalogue.current()
  return {
    changes: changes.map((change) => withCard(current, change)),
    total,
    hasMore: total > page * limits.cardChangesPage,
    unseen,
  }
}

/** The catalogue knows best what a card is; for others the service's data of that time is used. */
function withCard(catalogue: Catalogue, change: CardChange): CardChange {
  const id = change.newScryfallId ?? change.oldScryfallId
  const { scryfallId: _, setName: __, ...named } = findNamedPrinting(catalogue, id)
  return named.cardName === null ? change : { ...change, ...named }
}

/** Marks notifications up to an instant as seen: not those that came since. */
export async function markCardChangesSeen(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  upTo: string,
): Promise<UnseenChanges> {
  const seenAt = clock.now().toISOString()
  await updateSeen(db, userId, { upTo: new Date(upTo).toISOString(), seenAt })
  return (await countChanges(db, userId)).unseen
}
