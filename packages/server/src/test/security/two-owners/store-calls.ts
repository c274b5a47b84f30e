import { noTexts, unorganized } from '@manafolio/contract'
import { expect } from 'vitest'
import {
  countAccessTokens,
  deleteAccessToken,
  deleteAccessTokens,
  findAccessToken,
  listAccessTokenRows,
  updateAccessTokenUse,
} from '../../../accounts/access-tokens/store.ts'
import { findOpenInvite, takeInvite } from '../../../accounts/registration/invite-store.ts'
import { findSetupToken } from '../../../accounts/registration/setup-store.ts'
import { deleteSession, isSession } from '../../../accounts/sessions-store.ts'
import { findResetToken } from '../../../accounts/store.ts'
import {
  deleteVerificationToken,
  deleteVerificationTokens,
  findVerificationToken,
} from '../../../accounts/verification/store.ts'
import type { HeldCopies } from '../../../cards/changes/card-rows.ts'
import { hasJoined } from '../../../cards/changes/store.ts'
import { deleteStoredSearch, updateStoredSearch } from '../../../cards/saved-searches/store.ts'
import { findMemory } from '../../../collection/import/memory-store.ts'
import { countEntries } from '../../../collection/store.ts'
import type { Engine } from '../../../db/database.ts'
import { listExportedCards } from '../../../decks/account-export-store.ts'
import { updateImported } from '../../../decks/account-import-store.ts'
import { deleteDismissal, listDismissals } from '../../../decks/advice/dismissals/store.ts'
import { deckCardRows, raiseVersion } from '../../../decks/card-rows.ts'
import { deleteDeckCards, listCopies, listDeckCards } from '../../../decks/card-store.ts'
import { commanderRows } from '../../../decks/commander-rows.ts'
import {
  countDecks,
  deckOf,
  deleteDeck,
  findDeck,
  moveCover,
  updateDeck,
} from '../../../decks/deck-store.ts'
import { countDeckChanges } from '../../../decks/history/change-store.ts'
import { updateOrganization } from '../../../decks/organization/store.ts'
import { listOwnCategories } from '../../../decks/own-category-store.ts'
import {
  deletePlannedChanges,
  listPlannedChanges,
  updatePlannedChange,
} from '../../../decks/planned/store.ts'
import { deletePriority, listPriorities } from '../../../decks/reservations/priority-store.ts'
import { updateShareId } from '../../../decks/sharing/share-store.ts'
import { findDeckTexts } from '../../../decks/texts/store.ts'
import { oracle } from '../../sample-cards.ts'
import { testApp } from '../../test-app.ts'
import { allRows } from '../rows.ts'
import { callsOnHistories } from './history-calls.ts'
import { rowsOfUser } from './rows.ts'
import {
  type Calls,
  moment,
  old,
  oldId,
  planned,
  type Scene,
  sceneOf,
  to,
} from './stranger-scene.ts'

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
  listDismissals: [
    ({ db, strangerId, deckId }) => listDismissals(db, { userId: strangerId, id: deckId }),
    [],
  ],
  deleteDismissal: [
    ({ db, strangerId, deckId }) =>
      deleteDismissal(db, { userId: strangerId, id: deckId }, oracle.lightningBolt),
    undefined,
  ],
  listPriorities: [
    ({ db, strangerId, deckId }) => listPriorities(db, { userId: strangerId, deckId }),
    [],
  ],
  deletePriority: [
    ({ db, strangerId, deckId }) => deletePriority(db, strangerId, { deckId, scryfallId: old }),
    undefined,
  ],
  listPlannedChanges: [
    ({ db, strangerId, deckId }) => listPlannedChanges(db, { userId: strangerId, id: deckId }),
    [],
  ],
  updatePlannedChange: [
    ({ db, strangerId, deckId }) =>
      updatePlannedChange(db, { userId: strangerId, id: deckId }, { ...planned, reason: 'Theirs' }),
    undefined,
  ],
  deletePlannedChanges: [
    ({ db, strangerId, deckId }) =>
      deletePlannedChanges(db, { userId: strangerId, id: deckId }, [planned.id]),
    undefined,
  ],
  countDeckChanges: [
    ({ db, strangerId, deckId }) => countDeckChanges(db, { userId: strangerId, id: deckId }),
    0,
  ],
  findDeckTexts: [
    ({ db, strangerId, deckId }) => findDeckTexts(db, { userId: strangerId, id: deckId }),
    noTexts,
  ],
  findMemory: [({ db, strangerId }) => findMemory(db, strangerId), { words: [], headers: [] }],
  listOwnCategories: [({ db, strangerId }) => listOwnCategories(db, strangerId), []],
  updateOrganization: [
    ({ db, strangerId, deckId }) =>
      updateOrganization(db, { ...unorganized, userId: strangerId, id: deckId, folder: 'Theirs' }),
    undefined,
  ],
  updateImported: [
    ({ db, strangerId: userId, deckId: id }) =>
      updateImported(
        db,
        { userId, id },
        { commanderWithdrawnAt: moment.at, areChangesRemoved: true },
      ),
    undefined,
  ],
  moveCover: [
    ({ db, strangerId, deckId }) =>
      moveCover(db, { userId: strangerId, id: deckId }, { from: old, to }),
    undefined,
  ],
  updateDeck: [renamed, undefined],
  deleteDeck: [({ db, strangerId, deckId }) => deleteDeck(db, strangerId, deckId), undefined],
  deleteDeckCards: [
    ({ db, strangerId, deckId }) =>
      deleteDeckCards(db, { userId: strangerId, deckId }, [
        { scryfallId: old, slotType: 'main', finish: 'nonfoil' },
      ]),
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
  updateStoredSearch: [
    ({ db, strangerId, savedSearch }) =>
      updateStoredSearch(db, strangerId, { ...savedSearch, name: 'Theirs' }),
    undefined,
  ],
  deleteStoredSearch: [
    ({ db, strangerId, savedSearch }) => deleteStoredSearch(db, strangerId, savedSearch.id),
    false,
  ],
  isSession: [({ db, strangerId, sid }) => isSession(db, { userId: strangerId, sid }), false],
  deleteSession: [
    ({ db, strangerId, sid }) => deleteSession(db, { userId: strangerId, sid, now: moment.at }),
    false,
  ],
  listAccessTokenRows: [({ db, strangerId }) => listAccessTokenRows(db, strangerId), []],
  countAccessTokens: [({ db, strangerId }) => countAccessTokens(db, strangerId), 0],
  deleteAccessToken: [
    ({ db, strangerId, accessTokenId }) => deleteAccessToken(db, strangerId, accessTokenId),
    false,
  ],
  deleteAccessTokens: [({ db, strangerId }) => deleteAccessTokens(db, strangerId), undefined],
  updateAccessTokenUse: [
    ({ db, strangerId, accessTokenId: id }) =>
      updateAccessTokenUse(db, { userId: strangerId, id }, moment.at),
    undefined,
  ],
  findAccessToken: [({ db }) => findAccessToken(db, 'another digest', moment.at), undefined],
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
  deleteVerificationTokens: [
    ({ db, strangerId }) => deleteVerificationTokens(db, strangerId),
    undefined,
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

/** Throws when a query reads or changes what is another user's. */
export async function callAsStranger(scene: Scene, name: string): Promise<void> {
  const before = rowsOfUser(await allRows(scene.db), scene.id)
  const [call, answer] = calls[name] ?? []
  expect(await call?.(scene), name).toEqual(answer)
  expect(rowsOfUser(await allRows(scene.db), scene.id), name).toEqual(before)
}

/** Throws when one of the calls does. */
export async function callAllAsStranger(engine: Engine): Promise<void> {
  const app = await testApp(engine)
  try {
    const scene = await sceneOf(app)
    for (const name of callNames) await callAsStranger(scene, name)
  } finally {
    await app.close()
  }
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
