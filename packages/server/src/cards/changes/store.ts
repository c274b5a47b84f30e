import {
  type CardChange,
  cardPlace,
  limits,
  migrationStrategy,
  type UnseenChanges,
  unknownLook,
} from '@manafolio/contract'
import { sql } from 'kysely'
import type { CardChangeRow } from '../../db/card-tables.ts'
import type { Db } from '../../db/database.ts'
import type { IdMigration } from '../service/migrations.ts'
import type { Step } from './id-redirects.ts'

/** Keeps those that are new, by their ids; answers how many that were. */
export async function insertMigrations(
  db: Db,
  migrations: readonly IdMigration[],
  recordedAt: string,
): Promise<number> {
  const rows = migrations.map((migration) => ({
    id: migration.id,
    strategy: migration.strategy,
    old_scryfall_id: migration.oldScryfallId,
    new_scryfall_id: migration.newScryfallId,
    performed_at: migration.performedAt,
    note: migration.note,
    card_name: migration.card?.name ?? null,
    set_code: migration.card?.setCode ?? null,
    collector_number: migration.card?.collectorNumber ?? null,
    recorded_at: recordedAt,
  }))
  const inserted = await db
    .insertInto('card_migrations')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  return inserted.length
}

export async function listMigrations(db: Db): Promise<Step[]> {
  const rows = await stepsOf(db).execute()
  return rows.map(stepOf)
}

/** The last change of an id. */
export async function findMigration(db: Db, oldScryfallId: string): Promise<Step | undefined> {
  const row = await stepsOf(db)
    .where('old_scryfall_id', '=', oldScryfallId)
    .orderBy('performed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && stepOf(row)
}

export interface MigratedPrinting {
  oldScryfallId: string
  /** What the old card was, where the service says so. */
  cardName: string | null
}

type KnownBy = { oldScryfallId: string } | { setCode: string; collectorNumber: string }

/** The last change of a printing, by its id or by the set and number that it had; of any case. */
export async function findMigrated(db: Db, known: KnownBy): Promise<MigratedPrinting | undefined> {
  const row = await db
    .selectFrom('card_migrations')
    .select(['old_scryfall_id', 'card_name'])
    .where((is) =>
      'oldScryfallId' in known
        ? is('old_scryfall_id', '=', known.oldScryfallId)
        : is.and([
            is(sql`lower(set_code)`, '=', known.setCode.toLowerCase()),
            is(sql`lower(collector_number)`, '=', known.collectorNumber.toLowerCase()),
          ]),
    )
    .orderBy('performed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { oldScryfallId: row.old_scryfall_id, cardName: row.card_name }
}

/** The ids that changes say were merged into some others. */
export async function listMergedInto(db: Db, scryfallIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('card_migrations')
    .select('old_scryfall_id')
    .distinct()
    .where('new_scryfall_id', 'in', scryfallIds)
    .execute()
  return rows.map((row) => row.old_scryfall_id)
}

/** The ids that changes speak of, of all cards or of some. */
export async function listMigrated(db: Db, scryfallIds?: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('card_migrations')
    .select('old_scryfall_id')
    .distinct()
    .$if(scryfallIds !== undefined, (some) =>
      some.where('old_scryfall_id', 'in', scryfallIds ?? []),
    )
    .execute()
  return rows.map((row) => row.old_scryfall_id)
}

function stepsOf(db: Db) {
  return db
    .selectFrom('card_migrations')
    .select(['id', 'strategy', 'performed_at', 'old_scryfall_id', 'new_scryfall_id'])
}

function stepOf(row: Awaited<ReturnType<ReturnType<typeof stepsOf>['execute']>>[number]): Step {
  return {
    id: row.id,
    performedAt: row.performed_at,
    strategy: migrationStrategy.parse(row.strategy),
    oldScryfallId: row.old_scryfall_id,
    newScryfallId: row.new_scryfall_id,
  }
}

export type NewChange = Omit<CardChangeRow, 'user_id' | 'seen_at'>

export async function insertChanges(
  tx: Db,
  userId: string,
  changes: readonly NewChange[],
): Promise<void> {
  const rows = changes.map((change) => ({ ...change, user_id: userId, seen_at: null }))
  await tx.insertInto('card_changes').values(rows).execute()
}

/** The instant of the user's newest change. */
export async function findNewestInstant(tx: Db, userId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('card_changes')
    .select('happened_at')
    .where('user_id', '=', userId)
    .orderBy('happened_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.happened_at
}

/** Whether copies under one of these ids came to others that the user had in the collection. */
export async function hasJoined(
  db: Db,
  userId: string,
  oldScryfallIds: readonly string[],
): Promise<boolean> {
  const row = await db
    .selectFrom('card_changes')
    .select('id')
    .where('user_id', '=', userId)
    .where('place', '=', 'collection')
    .where('old_scryfall_id', 'in', oldScryfallIds)
    .where('quantity_there', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * A page of them, newest first; of those at one time first what was lost. A deck that still is has
 * the name that it has now; a card has the one that the service gave it last.
 */
export async function listChanges(db: Db, userId: string, page: number): Promise<CardChange[]> {
  const rows = await db
    .selectFrom('card_changes')
    .innerJoin('card_migrations', 'card_migrations.id', 'card_changes.migration_id')
    .leftJoin('decks', 'decks.id', 'card_changes.deck_id')
    .selectAll('card_changes')
    .select(['card_migrations.card_name as migrated_name', 'set_code', 'collector_number'])
    .select('decks.name as deck_name_now')
    .where('card_changes.user_id', '=', userId)
    .orderBy('card_changes.happened_at', 'desc')
    .orderBy(sql`quantity + quantity_there - quantity_after`, 'desc')
    .orderBy('card_changes.strategy')
    .orderBy('card_changes.id')
    .limit(limits.cardChangesPage)
    .offset((page - 1) * limits.cardChangesPage)
    .execute()
  return rows.map((row) => ({
    ...changeOf(row),
    deckName: row.deck_name_now ?? row.deck_name,
    cardName: row.migrated_name ?? row.card_name,
    setCode: row.set_code,
    collectorNumber: row.collector_number,
    ...unknownLook,
  }))
}

function changeOf(row: CardChangeRow) {
  return {
    id: row.id,
    strategy: migrationStrategy.parse(row.strategy),
    place: cardPlace.parse(row.place),
    deckId: row.deck_id,
    oldScryfallId: row.old_scryfall_id,
    newScryfallId: row.new_scryfall_id,
    copies: row.quantity,
    copiesThere: row.quantity_there,
    copiesAfter: row.quantity_after,
    happenedAt: row.happened_at,
    seen: row.seen_at !== null,
  }
}

export async function countChanges(
  db: Db,
  userId: string,
): Promise<{ total: number; unseen: UnseenChanges }> {
  const unseen = sql`case when seen_at is null then old_scryfall_id end`
  const { total, changes, cards } = await db
    .selectFrom('card_changes')
    .select((select) => select.fn.countAll<number>().as('total'))
    .select([
      sql<number>`count(${unseen})`.as('changes'),
      sql<number>`count(distinct ${unseen})`.as('cards'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { total, unseen: { changes, cards } }
}

export async function updateSeen(
  db: Db,
  userId: string,
  { upTo, seenAt }: { upTo: string; seenAt: string },
): Promise<void> {
  await db
    .updateTable('card_changes')
    .set({ seen_at: seenAt })
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .where('happened_at', '<=', upTo)
    .execute()
}
