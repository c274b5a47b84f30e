import type { Db } from '../../db/database.ts'
import { joined } from './joined.ts'
import type { Place } from './place.ts'

/** Entries of collections. */
export const collection: Place = {
  async listHolders(db, { scryfallId, withdrawn }, { after, limit }) {
    const rows = await db
      .selectFrom('collection')
      .select('user_id')
      .where('scryfall_id', '=', scryfallId)
      .$if(withdrawn === 'yes', (query) => query.where('withdrawn_at', 'is not', null))
      .$if(withdrawn === 'no', (query) => query.where('withdrawn_at', 'is', null))
      .$if(after !== undefined, (query) => query.where('user_id', '>', after ?? ''))
      .orderBy('user_id')
      .limit(limit)
      .execute()
    return rows.map((row) => row.user_id)
  },

  async listHeld(tx, userId, scryfallIds) {
    const rows = await tx
      .selectFrom('collection')
      .selectAll()
      .where('user_id', '=', userId)
      .where('scryfall_id', 'in', scryfallIds)
      .orderBy('added_at')
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      place: 'collection',
      scryfallId: row.scryfall_id,
      quantity: row.quantity,
      withdrawnAt: row.withdrawn_at,
      deck: null,
      cardName: null,
    }))
  },

  async move(tx, userId, { held, to }) {
    const there = await findEntry(tx, userId, to)
    const now = joined(held.quantity, there?.quantity ?? 0)
    const moving = await findEntry(tx, userId, held.scryfallId)
    if (there) await deleteEntry(tx, userId, there.id)
    await tx
      .updateTable('collection')
      .set({
        scryfall_id: to,
        quantity: now.after,
        withdrawn_at: null,
        ...(there && moving && there.added_at < moving.added_at && { added_at: there.added_at }),
      })
      .where('user_id', '=', userId)
      .where('scryfall_id', '=', held.scryfallId)
      .execute()
    return now
  },

  async setWithdrawn(tx, userId, { held, at }) {
    await tx
      .updateTable('collection')
      .set({ withdrawn_at: at })
      .where('user_id', '=', userId)
      .where('scryfall_id', '=', held.scryfallId)
      .execute()
  },
}

function findEntry(tx: Db, userId: string, scryfallId: string) {
  return tx
    .selectFrom('collection')
    .select(['id', 'quantity', 'added_at'])
    .where('user_id', '=', userId)
    .where('scryfall_id', '=', scryfallId)
    .executeTakeFirst()
}

async function deleteEntry(tx: Db, userId: string, id: string): Promise<void> {
  await tx.deleteFrom('collection').where('user_id', '=', userId).where('id', '=', id).execute()
}
