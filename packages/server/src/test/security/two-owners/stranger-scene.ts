import { randomUUID } from 'node:crypto'
import {
  createAccessToken,
  type ImportHeader,
  limits,
  type PlannedChange,
  updateUserSettings,
} from '@manafolio/contract'
import { insertInvite } from '../../../accounts/registration/invite-store.ts'
import { insertSetupToken } from '../../../accounts/registration/setup-store.ts'
import { putResetToken } from '../../../accounts/store.ts'
import { putVerificationToken } from '../../../accounts/verification/store.ts'
import { insertStoredSearch, type StoredSearch } from '../../../cards/saved-searches/store.ts'
import { insertChange } from '../../../collection/change-store.ts'
import type { Db } from '../../../db/database.ts'
import { insertDismissal } from '../../../decks/advice/dismissals/store.ts'
import { updateRemoved } from '../../../decks/history/removal-store.ts'
import { insertPlannedChange } from '../../../decks/planned/store.ts'
import { insertPriority } from '../../../decks/reservations/priority-store.ts'
import { updateShareId } from '../../../decks/sharing/share-store.ts'
import { upsertDeckTexts } from '../../../decks/texts/store.ts'
import { collectorIn } from '../../collector.ts'
import { makeDeck } from '../../decks.ts'
import { apply, insertEntry, merge } from '../../id-migrations.ts'
import { oracle, printing } from '../../sample-cards.ts'
import type { TestApp } from '../../test-app.ts'

/** A user with a deck and a session, and the id of another user. */
export interface Scene {
  db: Db
  id: string
  strangerId: string
  deckId: string
  /** A deck whose oldest changes were removed. */
  oldDeckId: string
  sid: string
  accessTokenId: string
  savedSearch: StoredSearch
}

export type Calls = Record<string, [call: (scene: Scene) => Promise<unknown>, answer: unknown]>

/** The number of a change of the owner that is staged. */
export const staged = 5
const committed = 4
export const newest = 9

export const oldId = 'an-id-from-before-a-merge'
export const [old, to] = [printing.lightningBoltBaldursGate, printing.lightningBoltAlpha]
const nextDay = '2026-08-16T12:00:00.000Z'
export const moment = { at: '2026-08-15T12:00:00.000Z', revision: 1 }

export const change = {
  kind: 'import',
  printings: limits.changedEntries + 1,
  happenedAt: '2026-08-15T12:00:00.000Z',
  undoes: null,
  family: null,
  requestDigest: null,
  restoresAt: null,
  isPartial: false,
  fileName: null,
  fileDigest: 'the digest of a file',
} as const

export const planned: PlannedChange = {
  ...{ id: randomUUID(), added: null, reason: 'Too slow', createdAt: moment.at },
  removed: {
    ...{ scryfallId: old, cardName: 'Bolt', tcgplayerId: null },
    ...{ slotType: 'main', finish: 'nonfoil', quantity: 1 },
  },
}

const ramp = { name: 'Ramp', color: null, isHidden: false }

const savedSearch: StoredSearch = {
  ...{ id: randomUUID(), name: 'Goblins', query: 't:goblin', mode: 'cards', sort: 'name' },
  ...{ createdAt: moment.at, updatedAt: moment.at },
}

/** A user with a saved search, a deck, links to a new password and to a verified address, and copies that came to others under a new id. */
export async function sceneOf(app: TestApp): Promise<Scene> {
  const owner = await collectorIn(app)
  const { id } = owner.account
  const { db } = app.database
  for (const scryfallId of [to, oldId]) await insertEntry(db, id, { scryfallId, quantity: 1 })
  await apply(app, [merge(oldId, to, { id: randomUUID() })])
  const cards = [old, to].map((scryfallId) => ({ scryfallId, cardName: 'Bolt', quantity: 4 }))
  const { id: deckId } = await makeDeck(owner, { cards, coverId: old })
  await upsertDeckTexts(db, deckId, { notes: 'Too slow', primer: null })
  await insertDismissal(db, deckId, { oracleId: oracle.lightningBolt, dismissedAt: moment.at })
  await insertPlannedChange(db, deckId, planned)
  await insertPriority(db, { deckId, scryfallId: old, chosenAt: moment.at })
  const { id: oldDeckId } = await makeDeck(owner, { cards })
  const variant = { variant_of: deckId }
  await db.updateTable('decks').set(variant).where('id', '=', oldDeckId).execute()
  const foil = { about: 'finish', word: 'shiny', means: 'foil' } as const
  const header: ImportHeader = { columns: ['kort'], meanings: ['name'] }
  const settings = { deckCategories: [ramp], importWords: [foil], importHeaders: [header] }
  await owner.call(updateUserSettings, { input: settings })
  await makeHistories(db, { id, deckId, oldDeckId })
  const times = { createdAt: moment.at, expiresAt: nextDay }
  await putResetToken(db, { id: randomUUID(), userId: id, tokenHash: id, ...times })
  await putVerificationToken(db, { userId: id, tokenHash: id, ...times })
  await insertInvite(db, { id: randomUUID(), tokenHash: id, note: null, ...times })
  await insertSetupToken(db, id, moment.at)
  await insertStoredSearch(db, id, savedSearch)
  const input = { name: 'Backup' }
  const { accessToken } = await owner.call(createAccessToken, { input })
  const strangerId = (await collectorIn(app)).account.id
  const sid = await sessionThatEndsFirst(db, id)
  const accessTokenId = accessToken.id
  return { db, id, strangerId, deckId, oldDeckId, sid, accessTokenId, savedSearch }
}

/** Sessions of others are newer than the one of this user. */
async function sessionThatEndsFirst(db: Db, userId: string): Promise<string> {
  const { sid } = await db
    .updateTable('session')
    .set({ expire: nextDay })
    .where('user_id', '=', userId)
    .returning('sid')
    .executeTakeFirstOrThrow()
  return sid
}

/** Histories that are too long, of a collection and of decks, and changes that are being written. */
async function makeHistories(
  db: Db,
  { id, deckId, oldDeckId }: Pick<Scene, 'id' | 'deckId' | 'oldDeckId'>,
) {
  for (const [number, state] of [
    [staged, 'staged'],
    [committed, 'committed'],
  ] as const) {
    await insertChange(db, id, { ...change, id: randomUUID(), number })
    const row = { user_id: id, number }
    const pending = { ...row, staged_at: moment.at, state, leaving_rows: null }
    await db.insertInto('collection_pending_changes').values(pending).execute()
    const entry = { ...row, scryfall_id: old, before: null, after: null }
    await db.insertInto('collection_change_entries').values(entry).execute()
  }
  const imported = { user_id: id, number: -1 }
  await insertChange(db, id, { ...change, id: randomUUID(), number: imported.number })
  await db
    .insertInto('collection_change_entries')
    .values({ ...imported, scryfall_id: old, before: null, after: null })
    .execute()
  const horizon = { history_from: 3, history_begins_at: moment.at }
  await db.updateTable('users').set(horizon).where('id', '=', id).execute()
  const size = limits.allDeckChangesBytes + 1
  await db.updateTable('deck_changes').set({ size }).where('deck_id', '=', deckId).execute()
  await updateRemoved(db, { userId: id, id: oldDeckId })
  await updateShareId(db, { userId: id, id: deckId }, `link-to-${deckId}`.slice(0, 22))
}
