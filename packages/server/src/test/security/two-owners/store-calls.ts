import { randomUUID } from 'node:crypto'
import { limits } from '@manafolio/contract'
import { expect } from 'vitest'
import {
  findOpenInvite,
  insertInvite,
  takeInvite,
} from '../../../accounts/registration/invite-store.ts'
import { findSetupToken, insertSetupToken } from '../../../accounts/registration/setup-store.ts'
import { deleteOldestSessions, deleteSession } from '../../../accounts/sessions-store.ts'
import { findResetToken, putResetToken } from '../../../accounts/store.ts'
import {
  deleteVerificationToken,
  findVerificationToken,
  putVerificationToken,
} from '../../../accounts/verification/store.ts'
import type { HeldCopies } from '../../../cards/changes/card-rows.ts'
import { hasJoined } from '../../../cards/changes/store.ts'
import {
  deleteChange,
  historyFrom,
  insertChange,
  updateStaged,
} from '../../../collection/change-store.ts'
import { deleteSomeEdits, stagedNumbers } from '../../../collection/edit-store.ts'
import {
  deleteSomeChanges,
  findHorizon,
  findLatest,
  findSurplus,
  updateHorizon,
} from '../../../collection/horizon/horizon-store.ts'
import {
  deletePending,
  findPending,
  updateCommitted,
  updateDiscarded,
} from '../../../collection/pending/pending-store.ts'
import { countEntries } from '../../../collection/store.ts'
import type { Db, Engine } from '../../../db/database.ts'
import { listExportedCards } from '../../../decks/account-export-store.ts'
import { deckCardRows, raiseVersion } from '../../../decks/card-rows.ts'
import { deleteDeckCards, listCopies, listDeckCards } from '../../../decks/card-store.ts'
import { commanderRows } from '../../../decks/commander-rows.ts'
import { countDecks, deckOf, deleteDeck, findDeck, updateDeck } from '../../../decks/deck-store.ts'
import { countDeckChanges } from '../../../decks/history/change-store.ts'
import {
  areChangesRemoved,
  deleteSomeDeckChanges,
  listSurplus,
  updateRemoved,
} from '../../../decks/history/removal-store.ts'
import { deleteShareIds, updateShareId } from '../../../decks/sharing/share-store.ts'
import { collectorIn } from '../../collector.ts'
import { makeDeck } from '../../decks.ts'
import { apply, insertEntry, merge } from '../../id-migrations.ts'
import { printing } from '../../sample-cards.ts'
import { type TestApp, testApp } from '../../test-app.ts'
import { allRows } from '../rows.ts'
import { rowsOfUser } from './rows.ts'

/** A user with a deck and a session, and the id of another user. */
interface Scene {
  db: Db
  id: string
  strangerId: string
  deckId: string
  /** A deck whose oldest changes were removed. */
  oldDeckId: string
  sid: string
}

type Calls = Record<string, [call: (scene: Scene) => Promise<unknown>, answer: unknown]>

/** Numbers of changes of the owner: one that is staged, and one that is committed. */
const [staged, committed] = [5, 4]
const newest = 9

/** Queries about the changes of collections and decks. */
const callsOnHistories: Calls = {
  updateStaged: [
    ({ db, strangerId, id }) => updateStaged(db, strangerId, { ...change, id, number: staged }),
    undefined,
  ],
  deleteChange: [({ db, strangerId }) => deleteChange(db, strangerId, staged), undefined],
  historyFrom: [
    ({ db, strangerId }) => historyFrom(db, strangerId).execute(),
    [{ history_from: 0 }],
  ],
  deleteSomeEdits: [
    ({ db, strangerId }) => deleteSomeEdits(db, strangerId, { from: 0, to: newest }),
    0,
  ],
  stagedNumbers: [({ db, strangerId }) => stagedNumbers(db, strangerId).execute(), []],
  findHorizon: [({ db, strangerId }) => findHorizon(db, strangerId), { from: 0, beginsAt: null }],
  updateHorizon: [
    ({ db, strangerId }) => updateHorizon(db, strangerId, { from: newest, beginsAt: null }),
    undefined,
  ],
  findSurplus: [({ db, strangerId }) => findSurplus(db, strangerId), undefined],
  findLatest: [({ db, strangerId }) => findLatest(db, strangerId, newest), null],
  deleteSomeChanges: [({ db, strangerId }) => deleteSomeChanges(db, strangerId, newest), 0],
  updateCommitted: [
    ({ db, strangerId }) =>
      updateCommitted(db, { userId: strangerId, number: staged, leavingRows: undefined }),
    false,
  ],
  updateDiscarded: [
    ({ db, strangerId }) => updateDiscarded(db, { userId: strangerId, number: staged }),
    undefined,
  ],
  deletePending: [
    ({ db, strangerId }) => deletePending(db, { userId: strangerId, number: staged }),
    undefined,
  ],
  findPending: [({ db, strangerId }) => findPending(db, strangerId), undefined],
  areChangesRemoved: [
    ({ db, strangerId, oldDeckId }) => areChangesRemoved(db, { userId: strangerId, id: oldDeckId }),
    false,
  ],
  listSurplus: [({ db, strangerId }) => listSurplus(db, strangerId), []],
  updateRemoved: [
    ({ db, strangerId, deckId }) => updateRemoved(db, { userId: strangerId, id: deckId }),
    undefined,
  ],
  deleteSomeDeckChanges: [
    ({ db, strangerId, deckId }) =>
      deleteSomeDeckChanges(db, { userId: strangerId, id: deckId }, newest),
    0,
  ],
  deleteShareIds: [({ db, strangerId }) => deleteShareIds(db, strangerId), undefined],
  deleteOldestSessions: [
    ({ db, strangerId }) => deleteOldestSessions(db, strangerId, limits.sessionsPerUser),
    undefined,
  ],
}

/**
 * What queries answer to a stranger who has the right ids. Rules ask whose a deck is before they
 * call most of these, so no request comes so far; the queries look once more all the same.
 */
const calls: Calls = {
  findDeck: [({ db, strangerId, deckId }) => findDeck(db, strangerId, deckId), undefined],
  listDeckCards: [({ db, strangerId, deckId }) => listDeckCards(db, strangerId, deckId), []],
  listCopies: [({ db, strangerId, deckId }) => listCopies(db, strangerId, [deckId]), new Map()],
  listExportedCards: [
    ({ db, strangerId, deckId }) => listExportedCards(db, strangerId, deckId),
    [],
  ],
  countDeckChanges: [
    ({ db, strangerId, deckId }) => countDeckChanges(db, { userId: strangerId, id: deckId }),
    0,
  ],
  updateDeck: [renamed, undefined],
  deleteDeck: [({ db, strangerId, deckId }) => deleteDeck(db, strangerId, deckId), undefined],
  deleteDeckCards: [
    ({ db, strangerId, deckId }) =>
      deleteDeckCards(db, { userId: strangerId, deckId }, [{ scryfallId: old, slotType: 'main' }]),
    undefined,
  ],
  updateShareId: [
    ({ db, strangerId, deckId }) =>
      updateShareId(db, { userId: strangerId, id: deckId }, 'the-link_to-that-deck0'),
    undefined,
  ],
  raiseVersion: [({ db, strangerId, deckId }) => raiseVersion(db, strangerId, deckId), undefined],
  'deckCardRows.move': [
    (scene) => deckCardRows.move(scene.db, scene.strangerId, { ...moment, ...heldIn(scene), to }),
    { there: 0, after: 4 },
  ],
  'deckCardRows.setWithdrawn': [(scene) => withdraw(deckCardRows, scene), undefined],
  'commanderRows.move': [
    (scene) => commanderRows.move(scene.db, scene.strangerId, { ...moment, ...heldIn(scene), to }),
    { there: 0, after: 4 },
  ],
  'commanderRows.setWithdrawn': [(scene) => withdraw(commanderRows, scene), undefined],
  deleteSession: [
    ({ db, strangerId, sid }) => deleteSession(db, { userId: strangerId, sid, now: moment.at }),
    false,
  ],
  findResetToken: [({ db }) => findResetToken(db, 'another digest', moment.at), undefined],
  findVerificationToken: [
    ({ db }) => findVerificationToken(db, 'another digest', moment.at),
    undefined,
  ],
  'deleteVerificationToken of another user': [
    ({ db, strangerId, id }) => deleteVerificationToken(db, strangerId, id),
    false,
  ],
  'deleteVerificationToken with another token': [
    ({ db, id }) => deleteVerificationToken(db, id, 'another digest'),
    false,
  ],
  findOpenInvite: [({ db }) => findOpenInvite(db, 'another digest', moment.at), false],
  takeInvite: [
    ({ db, strangerId }) =>
      takeInvite(db, 'another digest', { userId: strangerId, now: moment.at }),
    false,
  ],
  findSetupToken: [({ db }) => findSetupToken(db, 'another digest'), false],
  hasJoined: [({ db, strangerId }) => hasJoined(db, strangerId, [oldId]), false],
  countEntries: [({ db, strangerId }) => countEntries(db, strangerId), 0],
  countDecks: [({ db, strangerId }) => countDecks(db, strangerId), 0],
  ...callsOnHistories,
}

export const callNames = Object.keys(calls)

const oldId = 'an-id-from-before-a-merge'
const [old, to] = [printing.lightningBoltBaldursGate, printing.lightningBoltAlpha]
const moment = { at: '2026-08-15T12:00:00.000Z', revision: 1 }

/** Throws when a query reads or changes what is another user's. */
export async function callAsStranger(app: TestApp, name: string): Promise<void> {
  const owner = await ownerOfAll(app)
  const strangerId = (await collectorIn(app)).account.id
  const { db } = app.database
  const before = rowsOfUser(await allRows(db), owner.id)
  const [call, answer] = calls[name] ?? []
  expect(await call?.({ ...owner, db, strangerId }), name).toEqual(answer)
  expect(rowsOfUser(await allRows(db), owner.id), name).toEqual(before)
}

/** Throws when one of the calls does. */
export async function callAllAsStranger(engine: Engine): Promise<void> {
  const app = await testApp(engine)
  try {
    for (const name of callNames) await callAsStranger(app, name)
  } finally {
    await app.close()
  }
}

/** A user with a deck, links to a new password and to a verified address, and copies that came to others under a new id. */
async function ownerOfAll(app: TestApp) {
  const owner = await collectorIn(app)
  const { id } = owner.account
  const { db } = app.database
  for (const scryfallId of [to, oldId]) await insertEntry(db, id, { scryfallId, quantity: 1 })
  await apply(app, [merge(oldId, to, { id: randomUUID() })])
  const cards = [old, to].map((scryfallId) => ({ scryfallId, cardName: 'Bolt', quantity: 4 }))
  const { id: deckId } = await makeDeck(owner, { cards })
  const { id: oldDeckId } = await makeDeck(owner, { cards })
  await makeHistories(db, { id, deckId, oldDeckId })
  const times = { createdAt: moment.at, expiresAt: '2026-08-16T12:00:00.000Z' }
  await putResetToken(db, { id: randomUUID(), userId: id, tokenHash: id, ...times })
  await putVerificationToken(db, { userId: id, tokenHash: id, ...times })
  await insertInvite(db, { id: randomUUID(), tokenHash: id, note: null, ...times })
  await insertSetupToken(db, id, moment.at)
  const { sid } = await db
    .selectFrom('session')
    .select('sid')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, deckId, oldDeckId, sid }
}

const change = {
  kind: 'import',
  printings: limits.changedEntries + 1,
  happenedAt: '2026-08-15T12:00:00.000Z',
  undoes: null,
  family: null,
  requestDigest: null,
  restoresAt: null,
  isPartial: false,
  fileName: null,
} as const

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
  const horizon = { history_from: 3, history_begins_at: moment.at }
  await db.updateTable('users').set(horizon).where('id', '=', id).execute()
  const size = limits.allDeckChangesBytes + 1
  await db.updateTable('deck_changes').set({ size }).where('deck_id', '=', deckId).execute()
  await updateRemoved(db, { userId: id, id: oldDeckId })
  await updateShareId(db, { userId: id, id: deckId }, `link-to-${deckId}`.slice(0, 22))
}

async function renamed({ db, strangerId, deckId }: Scene) {
  const row = await db
    .selectFrom('decks')
    .selectAll()
    .where('id', '=', deckId)
    .executeTakeFirstOrThrow()
  const deck = { ...deckOf(row), userId: strangerId, name: 'a name by a stranger' }
  await updateDeck(db, deck, { hasNewCommander: true })
}

function heldIn({ deckId }: Scene): { held: HeldCopies } {
  const deck = { id: deckId, name: 'Burn' }
  const card = { scryfallId: old, quantity: 4, withdrawnAt: null, cardName: 'Bolt' }
  return { held: { ...card, place: 'main', deck } }
}

function withdraw(place: typeof deckCardRows, scene: Scene) {
  const mark = { ...moment, ...heldIn(scene), isWithdrawn: true }
  return place.setWithdrawn(scene.db, scene.strangerId, mark)
}
