import {
  type AccountExport,
  cardPlace,
  collectionChangeKind,
  deckRole,
  migrationStrategy,
  role,
} from '@manafolio/contract'
import { readState, stateOf } from '../collection/entry-state.ts'
import type { Variants } from '../collection/variants.ts'
import type { Db } from '../db/database.ts'

export type EntryOfOwner = Omit<AccountExport['collection'][number], 'card' | 'variants'> & {
  variants: Variants
}
export type DeckOfOwner = Omit<AccountExport['decks'][number], 'cards' | 'changes'>
type DeckCard = AccountExport['decks'][number]['cards'][number]
type Change = AccountExport['cardChanges'][number]

/** Rows that one query reads: a few milliseconds. */
const batchSize = 500

/** Where a batch ended: rows are read in the order of a time and, at one time, of their ids. */
interface Place {
  at: string
  id: string
}

const start: Place = { at: '0001-01-01T00:00:00.000Z', id: '00000000-0000-0000-0000-000000000000' }

export async function findOwner(
  db: Db,
  userId: string,
): Promise<AccountExport['account'] | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'first_name', 'last_name', 'created_at', 'updated_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      email: row.email,
      role: role.parse(row.role),
      firstName: row.first_name,
      lastName: row.last_name,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    }
  )
}

/** The collection in batches, oldest first. */
export async function* entriesOf(db: Db, userId: string): AsyncGenerator<EntryOfOwner[]> {
  for (let after: Place | undefined = start; after; ) {
    const rows = await entriesAfter(db, userId, after)
    yield rows.map((row) => ({
      scryfallId: row.scryfall_id,
      quantity: row.quantity,
      variants: stateOf(row).variants,
      addedAt: row.added_at,
      withdrawnAt: row.withdrawn_at,
    }))
    after = placeOf(rows, (row) => row.added_at)
  }
}

function entriesAfter(db: Db, userId: string, { at, id }: Place) {
  return db
    .selectFrom('collection')
    .selectAll()
    .where('user_id', '=', userId)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('added_at', 'id'), '>', tuple(at, id)))
    .orderBy('added_at')
    .orderBy('id')
    .limit(batchSize)
    .execute()
}

/** What changes of the collection did to its entries, in batches, oldest first. */
export async function* collectionChangesOf(
  db: Db,
  userId: string,
): AsyncGenerator<AccountExport['collectionChanges']> {
  let after: ChangePlace | undefined = { number: -1, scryfallId: '' }
  while (after) {
    const rows: ChangeEntry[] = await changeEntriesAfter(db, userId, after)
    yield rows.map((row) => ({
      changeId: row.id,
      kind: collectionChangeKind.parse(row.kind),
      happenedAt: row.happened_at,
      undoneAt: row.undone_at,
      fileName: row.file_name,
      scryfallId: row.scryfall_id,
      before: [...(readState(row.before)?.variants ?? [])],
      after: [...(readState(row.after)?.variants ?? [])],
    }))
    const last = rows.length === batchSize ? rows.at(-1) : undefined
    after = last && { number: last.number, scryfallId: last.scryfall_id }
  }
}

interface ChangePlace {
  number: number
  scryfallId: string
}

type ChangeEntry = Awaited<ReturnType<typeof changeEntriesAfter>>[number]

function changeEntriesAfter(db: Db, userId: string, { number, scryfallId }: ChangePlace) {
  return db
    .selectFrom('collection_change_entries as entries')
    .innerJoin('collection_changes as changes', (join) =>
      join
        .onRef('changes.user_id', '=', 'entries.user_id')
        .onRef('changes.number', '=', 'entries.number'),
    )
    .select(['changes.id', 'changes.kind', 'changes.happened_at', 'changes.undone_at'])
    .select('changes.file_name')
    .select(['entries.number', 'entries.scryfall_id', 'entries.before', 'entries.after'])
    .where('entries.user_id', '=', userId)
    .where('entries.is_mark', '=', 0)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('entries.number', 'entries.scryfall_id'), '>', tuple(number, scryfallId)),
    )
    .orderBy('entries.number')
    .orderBy('entries.scryfall_id')
    .limit(batchSize)
    .execute()
}

/** The decks in batches, oldest first, without their cards. */
export async function* decksOf(db: Db, userId: string): AsyncGenerator<DeckOfOwner[]> {
  for (let after: Place | undefined = start; after; ) {
    const rows = await decksAfter(db, userId, after)
    yield rows.map((row) => ({
      id: row.id,
      name: row.name,
      format: row.format,
      description: row.description,
      commanderId: row.commander_id,
      commanderName: row.commander_name,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      shareId: row.share_id,
    }))
    after = placeOf(rows, (row) => row.created_at)
  }
}

function decksAfter(db: Db, userId: string, { at, id }: Place) {
  return db
    .selectFrom('decks')
    .selectAll()
    .where('user_id', '=', userId)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '>', tuple(at, id)))
    .orderBy('created_at')
    .orderBy('id')
    .limit(batchSize)
    .execute()
}

export async function deckCardsOf(db: Db, userId: string, deckId: string): Promise<DeckCard[]> {
  const rows = await db
    .selectFrom('deck_cards')
    .innerJoin('decks', 'decks.id', 'deck_cards.deck_id')
    .selectAll('deck_cards')
    .where('decks.user_id', '=', userId)
    .where('deck_cards.deck_id', '=', deckId)
    .orderBy('slot_type')
    .orderBy('card_name')
    .orderBy('scryfall_id')
    .execute()
  return rows.map((row) => ({
    scryfallId: row.scryfall_id,
    cardName: row.card_name,
    tcgplayerId: row.tcgplayer_id,
    quantity: row.quantity,
    slotType: row.slot_type,
    withdrawnAt: row.withdrawn_at,
    role: row.role === null ? null : deckRole.parse(row.role),
    isLocked: row.is_locked === 1,
  }))
}

/** What changes of card ids did to the user's cards, in batches, oldest first. */
export async function* changesOf(db: Db, userId: string): AsyncGenerator<Change[]> {
  for (let after: Place | undefined = start; after; ) {
    const rows = await changesAfter(db, userId, after)
    yield rows.map((row) => ({
      id: row.id,
      strategy: migrationStrategy.parse(row.strategy),
      place: cardPlace.parse(row.place),
      deckId: row.deck_id,
      deckName: row.deck_name,
      oldScryfallId: row.old_scryfall_id,
      newScryfallId: row.new_scryfall_id,
      cardName: row.card_name,
      copies: row.quantity,
      copiesThere: row.quantity_there,
      copiesAfter: row.quantity_after,
      happenedAt: row.happened_at,
      seen: row.seen_at !== null,
    }))
    after = placeOf(rows, (row) => row.happened_at)
  }
}

function changesAfter(db: Db, userId: string, { at, id }: Place) {
  return db
    .selectFrom('card_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('happened_at', 'id'), '>', tuple(at, id)))
    .orderBy('happened_at')
    .orderBy('id')
    .limit(batchSize)
    .execute()
}

/** Where the next batch begins; undefined when this one was not full, so that none follows. */
function placeOf<Row extends { id: string }>(
  rows: readonly Row[],
  timeOf: (row: Row) => string,
): Place | undefined {
  const last = rows.at(batchSize - 1)
  return last && { at: timeOf(last), id: last.id }
}
