import {
  buildState,
  type CommanderColor,
  commanderColor,
  type Deck,
  deckFormat,
} from '@manafolio/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../db/database.ts'
import type { DeckRow } from '../db/deck-tables.ts'
import { organizationColumns, organizationOf } from './organization/store.ts'

/** Newest first. */
export async function listDecks(db: Db, userId: string): Promise<Deck[]> {
  const rows = await db
    .selectFrom('decks')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(deckOf)
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export async function findDeck(db: Db, userId: string, id: string): Promise<Deck | undefined> {
  if (!uuid.test(id)) return undefined // PostgreSQL would refuse to compare it
  const row = await db
    .selectFrom('decks')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id.toLowerCase())
    .executeTakeFirst()
  return row && deckOf(row)
}

export async function countDecks(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('decks')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** False when there is a deck with this id already, whosever it is. */
export async function insertDeck(db: Db, deck: Deck): Promise<boolean> {
  const inserted = await db
    .insertInto('decks')
    .values({
      id: deck.id,
      user_id: deck.userId,
      created_at: deck.createdAt,
      ...columnsOf(deck),
      ...organizationColumns(deck),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  return inserted.length > 0
}

/** Without its organization. The mark of a withdrawn commander goes with the commander. */
export async function updateDeck(
  db: Db,
  deck: Deck,
  { hasNewCommander }: { hasNewCommander: boolean },
): Promise<void> {
  await db
    .updateTable('decks')
    .set({ ...columnsOf(deck), ...(hasNewCommander && { commander_withdrawn_at: null }) })
    .where('user_id', '=', deck.userId)
    .where('id', '=', deck.id)
    .execute()
}

/** A chosen cover goes with the printing to another id. */
export async function moveCover(
  tx: Db,
  { userId, id }: Pick<Deck, 'userId' | 'id'>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .updateTable('decks')
    .set({ cover_id: to })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('cover_id', '=', from)
    .execute()
}

/** Its variants become decks of their own. */
export async function deleteDeck(db: Db, userId: string, id: string): Promise<void> {
  await db
    .updateTable('decks')
    .set({ variant_of: null })
    .where('user_id', '=', userId)
    .where('variant_of', '=', id)
    .execute()
  await db.deleteFrom('decks').where('user_id', '=', userId).where('id', '=', id).execute()
}

function columnsOf(deck: Deck) {
  return {
    name: deck.name,
    format: deck.format,
    commander_id: deck.commanderId,
    commander_name: deck.commanderName,
    commander_color: deck.commanderColor,
    description: deck.description,
    state: deck.state,
    built_since: deck.builtSince,
    categories: JSON.stringify(deck.categories),
    cover_id: deck.coverId,
    updated_at: deck.updatedAt,
    version: deck.version,
  }
}

export function commanderColorOf({
  commander_color: color,
}: Pick<Selectable<DeckRow>, 'commander_color'>): CommanderColor | null {
  return color === null ? null : commanderColor.parse(color)
}

/** A deck of before there were states is built since it was created. */
export function buildStateOf(
  row: Pick<Selectable<DeckRow>, 'state' | 'built_since' | 'created_at'>,
): Pick<Deck, 'state' | 'builtSince'> {
  const state = buildState.parse(row.state)
  return { state, builtSince: row.built_since ?? (state === 'built' ? row.created_at : null) }
}

export function deckOf(row: Selectable<DeckRow>): Deck {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    format: deckFormat.parse(row.format),
    commanderId: row.commander_id,
    commanderName: row.commander_name,
    commanderColor: commanderColorOf(row),
    description: row.description,
    ...buildStateOf(row),
    categories: JSON.parse(row.categories), // as columnsOf wrote them
    coverId: row.cover_id,
    ...organizationOf(row),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
    shareId: row.share_id,
  }
}
