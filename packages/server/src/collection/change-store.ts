import type { CollectionChangeKind } from '@manafolio/contract'
import { collectionChangeKind, limits } from '@manafolio/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../db/database.ts'
import type { CollectionChangeRow } from '../db/tables.ts'
import { chunksOf } from '../lib/chunks.ts'

/** A change as a whole, without what it did to each entry. */
export interface ChangeRecord {
  /** The place in the order of the user's changes. */
  number: number
  id: string
  kind: CollectionChangeKind
  printings: number
  happenedAt: string
  undoneAt: string | null
  undoes: string | null
  restoresAt: string | null
  /** For an undo: not all of the change could be taken back. */
  isPartial: boolean
}

type NewChange = Omit<ChangeRecord, 'undoneAt'>

/** As many as a statement may have parameters, with room to spare. */
const rowsAtOnce = 500

export async function insertChange(tx: Db, userId: string, change: NewChange): Promise<void> {
  await tx
    .insertInto('collection_changes')
    .values({
      user_id: userId,
      number: change.number,
      id: change.id,
      kind: change.kind,
      printings: change.printings,
      happened_at: change.happenedAt,
      undoes: change.undoes,
      restores_at: change.restoresAt,
      is_partial: Number(change.isPartial),
    })
    .execute()
}

/** Begins a merge under that number, or adds so many printings to the one that is there. */
export async function growMerge(
  tx: Db,
  userId: string,
  merge: Pick<ChangeRecord, 'number' | 'id' | 'happenedAt' | 'printings'>,
): Promise<void> {
  const { number, id, happenedAt, printings } = merge
  await tx
    .insertInto('collection_changes')
    .values({ user_id: userId, number, id, kind: 'merge', printings, happened_at: happenedAt })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'number']).doUpdateSet((set) => ({
        printings: set('collection_changes.printings', '+', set.ref('excluded.printings')),
      })),
    )
    .execute()
}

export async function findChange(
  db: Db,
  userId: string,
  id: string,
): Promise<ChangeRecord | undefined> {
  const row = await db
    .selectFrom('collection_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && recordOf(row)
}

/** The numbers of a change, of the one that it undid, of the one that that one undid, and so on. */
export async function listUndoChain(tx: Db, userId: string, id: string): Promise<number[]> {
  const rows = await tx
    .withRecursive('chain', (chain) =>
      chain
        .selectFrom('collection_changes')
        .select(['number', 'undoes'])
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .unionAll(
          chain
            .selectFrom('chain')
            .innerJoin('collection_changes as undone', 'undone.id', 'chain.undoes')
            .select(['undone.number', 'undone.undoes'])
            .where('undone.user_id', '=', userId),
        ),
    )
    .selectFrom('chain')
    .select('number')
    .orderBy('number', 'desc') // a change undoes what was before it
    .execute()
  return rows.map((row) => row.number)
}

export async function updateUndone(
  tx: Db,
  userId: string,
  { numbers, undoneAt }: { numbers: readonly number[]; undoneAt: string | null },
): Promise<void> {
  for (const some of chunksOf(numbers, rowsAtOnce)) {
    await tx
      .updateTable('collection_changes')
      .set({ undone_at: undoneAt })
      .where('user_id', '=', userId)
      .where('number', 'in', some)
      .execute()
  }
}

/** Changes that changed something, newest first; with an id only those of that printing. */
export async function listChanges(
  db: Db,
  userId: string,
  { page, scryfallId }: { page: number; scryfallId: string | undefined },
): Promise<ChangeRecord[]> {
  const rows = await changesOf(db, userId, scryfallId)
    .selectAll()
    .orderBy('number', 'desc')
    .limit(limits.collectionChangesPage)
    .offset((page - 1) * limits.collectionChangesPage)
    .execute()
  return rows.map(recordOf)
}

export async function countChanges(
  db: Db,
  userId: string,
  scryfallId: string | undefined,
): Promise<number> {
  const { count } = await changesOf(db, userId, scryfallId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function changesOf(db: Db, userId: string, scryfallId: string | undefined) {
  return db
    .selectFrom('collection_changes')
    .where('user_id', '=', userId)
    .where('printings', '>', 0)
    .$if(scryfallId !== undefined, (query) =>
      query.where('number', 'in', (entries) =>
        entries
          .selectFrom('collection_change_entries')
          .select('number')
          .where('user_id', '=', userId)
          .where('scryfall_id', '=', scryfallId ?? '')
          .where('is_mark', '=', 0),
      ),
    )
}

/** The revision of the user's cards; undefined when the user is gone. */
export async function findRevision(db: Db, userId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('users')
    .select('cards_revision')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.cards_revision
}

function recordOf(row: Selectable<CollectionChangeRow>): ChangeRecord {
  return {
    number: row.number,
    id: row.id,
    kind: collectionChangeKind.parse(row.kind),
    printings: row.printings,
    happenedAt: row.happened_at,
    undoneAt: row.undone_at,
    undoes: row.undoes,
    restoresAt: row.restores_at,
    isPartial: row.is_partial !== 0,
  }
}
