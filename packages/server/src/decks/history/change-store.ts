import { type DeckFactsThen, deckChangeKind, limits, noMarks, textEdits } from '@manafolio/contract'
import type { Insertable, Selectable } from 'kysely'
import { bulkInsert } from '../../db/bulk-insert.ts'
import type { Db } from '../../db/database.ts'
import type { DeckChangeRow } from '../../db/deck-tables.ts'
import { chunksOf } from '../../lib/chunks.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import type { CopiesThen, RecordedChange, RowChange } from './recorded-change.ts'

/** The deck must be the caller's: rules make sure of it. */
export async function insertDeckChange(
  tx: Db,
  deckId: string,
  change: RecordedChange,
): Promise<void> {
  await tx.insertInto('deck_changes').values(rowOf(deckId, change)).execute()
}

/** The deck must be the caller's: rules make sure of it. */
export async function insertDeckChanges(
  tx: Db,
  deckId: string,
  changes: readonly RecordedChange[],
): Promise<void> {
  for (const chunk of chunksOf(changes, changesAtOnce)) {
    const rows = chunk.map((change) => rowOf(deckId, change))
    await bulkInsert(tx, 'deck_changes', rows).execute()
  }
}

function rowOf(deckId: string, change: RecordedChange): Insertable<DeckChangeRow> {
  const cards = JSON.stringify(change.cards)
  const texts = change.texts && JSON.stringify(change.texts)
  return {
    deck_id: deckId,
    version: change.version,
    happened_at: change.happenedAt,
    kind: change.kind,
    restored_version: change.restoredVersion,
    facts_before: change.factsBefore && JSON.stringify(change.factsBefore),
    facts_after: change.factsAfter && JSON.stringify(change.factsAfter),
    cards,
    texts,
    size: cards.length + (texts?.length ?? 0),
  }
}

export interface OwnDeck {
  userId: string
  id: string
}

/** A page of them, newest first. */
export async function listDeckChanges(
  db: Db,
  deck: OwnDeck,
  page: number,
): Promise<RecordedChange[]> {
  const rows = await changesOf(db, deck)
    .selectAll('deck_changes')
    .orderBy('deck_changes.version', 'desc')
    .limit(limits.deckChangesPage)
    .offset((page - 1) * limits.deckChangesPage)
    .execute()
  return recordsOf(rows)
}

export async function countDeckChanges(db: Db, deck: OwnDeck): Promise<number> {
  const { count } = await changesOf(db, deck)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The last change that had been made when the deck had that version. */
export async function findChangeUpTo(
  db: Db,
  deck: OwnDeck,
  version: number,
): Promise<Pick<RecordedChange, 'version' | 'happenedAt'> | undefined> {
  const row = await changesOf(db, deck)
    .select(['deck_changes.version', 'happened_at'])
    .where('deck_changes.version', '<=', version)
    .orderBy('deck_changes.version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { version: row.version, happenedAt: row.happened_at }
}

/** Each may contain all rows that a deck can have. */
const changesAtOnce = 20

/** Those that made the versions after one, newest first, in batches. */
export async function* changesAfter(
  db: Db,
  deck: OwnDeck,
  version: number,
): AsyncGenerator<RecordedChange[]> {
  let below: number | undefined
  do {
    const rows: Selectable<DeckChangeRow>[] = await changesOf(db, deck)
      .selectAll('deck_changes')
      .where('deck_changes.version', '>', version)
      .$if(below !== undefined, (query) => query.where('deck_changes.version', '<', below ?? 0))
      .orderBy('deck_changes.version', 'desc')
      .limit(changesAtOnce)
      .execute()
    yield await recordsOf(rows)
    below = rows.at(changesAtOnce - 1)?.version
  } while (below !== undefined)
}

/** All of them, oldest first, in batches. */
export async function* allChangesOf(db: Db, deck: OwnDeck): AsyncGenerator<RecordedChange[]> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const rows: Selectable<DeckChangeRow>[] = await changesOf(db, deck)
      .selectAll('deck_changes')
      .where('deck_changes.version', '>', after)
      .orderBy('deck_changes.version')
      .limit(changesAtOnce)
      .execute()
    yield await recordsOf(rows)
    after = rows.at(changesAtOnce - 1)?.version
  }
}

function changesOf(db: Db, { userId, id }: OwnDeck) {
  return db
    .selectFrom('deck_changes')
    .innerJoin('decks', 'decks.id', 'deck_changes.deck_id')
    .where('decks.user_id', '=', userId)
    .where('deck_changes.deck_id', '=', id)
}

async function recordsOf(rows: readonly Selectable<DeckChangeRow>[]): Promise<RecordedChange[]> {
  const records: RecordedChange[] = []
  const yieldToEventLoop = eventLoopYielder()
  for (const row of rows) {
    records.push(recordOf(row))
    await yieldToEventLoop()
  }
  return records
}

/** The JSON is what insertDeckChange wrote. */
function recordOf(row: Selectable<DeckChangeRow>): RecordedChange {
  return {
    version: row.version,
    happenedAt: row.happened_at,
    kind: deckChangeKind.parse(row.kind),
    restoredVersion: row.restored_version,
    factsBefore: factsIn(row.facts_before),
    factsAfter: factsIn(row.facts_after),
    cards: rowChangesIn(row.cards),
    texts: row.texts === null ? null : textEdits.parse(JSON.parse(row.texts)),
  }
}

/**
 * Changes from before version 0029 of the schema have neither categories nor notes, those from before
 * 0030 no finish.
 */
function rowChangesIn(json: string): RowChange[] {
  const changes: (Omit<RowChange, 'finish'> & Partial<RowChange>)[] = JSON.parse(json)
  const whole = (copies: CopiesThen | null) => copies && { ...noMarks, ...copies }
  return changes.map((change) => ({
    finish: 'nonfoil',
    ...change,
    before: whole(change.before),
    after: whole(change.after),
  }))
}

/**
 * Changes from before version 0028 of the schema do not have the chosen color, those from before
 * 0031 no state (all decks were built), those from before 0032 no cover, and those from before 0034 no
 * categories.
 */
function factsIn(json: string | null): DeckFactsThen | null {
  if (json === null) return null
  const added = { commanderColor: null, state: 'built', coverId: null, categories: [] }
  return { ...added, ...JSON.parse(json) }
}
