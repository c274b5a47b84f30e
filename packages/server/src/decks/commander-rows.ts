import type { CardRows, HeldCopies } from '../cards/changes/card-rows.ts'
import { moveCover } from './deck-store.ts'

/** The commanders of decks: always one copy, which no other can join. */
export const commanderRows: CardRows = {
  async listHolders(db, { scryfallId, withdrawn }, { after, limit }) {
    const rows = await db
      .selectFrom('decks')
      .select('user_id')
      .distinct()
      .where('commander_id', '=', scryfallId)
      .$if(withdrawn === 'yes', (query) => query.where('commander_withdrawn_at', 'is not', null))
      .$if(withdrawn === 'no', (query) => query.where('commander_withdrawn_at', 'is', null))
      .$if(after !== undefined, (query) => query.where('user_id', '>', after ?? ''))
      .orderBy('user_id')
      .limit(limit)
      .execute()
    return rows.map((row) => row.user_id)
  },

  async listHeld(tx, userId, scryfallIds) {
    const rows = await tx
      .selectFrom('decks')
      .select(['id', 'name', 'commander_id', 'commander_name', 'commander_withdrawn_at'])
      .where('user_id', '=', userId)
      .where('commander_id', 'in', scryfallIds)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.flatMap((row): HeldCopies[] =>
      row.commander_id === null
        ? []
        : [
            {
              place: 'commander',
              scryfallId: row.commander_id,
              quantity: 1,
              withdrawnAt: row.commander_withdrawn_at,
              deck: { id: row.id, name: row.name },
              cardName: row.commander_name,
            },
          ],
    )
  },

  async move(tx, userId, { held, to }) {
    await tx
      .updateTable('decks')
      .set((set) => ({
        commander_id: to,
        commander_withdrawn_at: null,
        version: set('version', '+', 1),
      }))
      .where('user_id', '=', userId)
      .where('id', '=', held.deck?.id ?? '')
      .execute()
    await moveCover(tx, { userId, id: held.deck?.id ?? '' }, { from: held.scryfallId, to })
    return { there: 0, after: held.quantity }
  },

  async setWithdrawn(tx, userId, { held, at, isWithdrawn }) {
    await tx
      .updateTable('decks')
      .set((set) => ({
        commander_withdrawn_at: isWithdrawn ? at : null,
        version: set('version', '+', 1),
      }))
      .where('user_id', '=', userId)
      .where('id', '=', held.deck?.id ?? '')
      .execute()
  },
}
