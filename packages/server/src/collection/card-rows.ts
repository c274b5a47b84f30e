import type { CardRows } from '../cards/changes/card-rows.ts'
import { markEntry, moveEntry } from './moves.ts'
import { applyPendingIn } from './pending/apply.ts'

/** Entries of collections. */
export const entryRows: CardRows = {
  /** Users with a pending change may have such an entry soon. */
  async listHolders(db, { scryfallId, withdrawn }, { after, limit }) {
    const rows = await db
      .selectFrom('collection')
      .select('user_id')
      .where('scryfall_id', '=', scryfallId)
      .$if(withdrawn === 'yes', (query) => query.where('withdrawn_at', 'is not', null))
      .$if(withdrawn === 'no', (query) => query.where('withdrawn_at', 'is', null))
      .$if(after !== undefined, (query) => query.where('user_id', '>', after ?? ''))
      .union(
        db
          .selectFrom('collection_pending_changes')
          .select('user_id')
          .where('state', '=', 'committed')
          .$if(after !== undefined, (query) => query.where('user_id', '>', after ?? '')),
      )
      .orderBy('user_id')
      .limit(limit)
      .execute()
    return rows.map((row) => row.user_id)
  },

  async listHeld(tx, userId, scryfallIds) {
    await applyPendingIn(tx, userId)
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

  move(tx, userId, { held, to, ...moment }) {
    return moveEntry(tx, userId, { ...moment, from: held.scryfallId, to })
  },

  setWithdrawn(tx, userId, { held, ...mark }) {
    return markEntry(tx, userId, { ...mark, scryfallId: held.scryfallId })
  },
}
