import { limits } from '@manafolio/contract'
import { deleteOldestSessions } from '../../../accounts/sessions-store.ts'
import {
  deleteChange,
  findFileImport,
  findLastImported,
  historyFrom,
  updateStaged,
} from '../../../collection/change-store.ts'
import {
  countImportedEdits,
  deleteSomeEdits,
  lowestNumber,
  stagedNumbers,
} from '../../../collection/edit-store.ts'
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
import {
  areChangesRemoved,
  deleteSomeDeckChanges,
  listSurplus,
  updateRemoved,
} from '../../../decks/history/removal-store.ts'
import { deleteShareIds } from '../../../decks/sharing/share-store.ts'
import { type Calls, change, newest, staged } from './stranger-scene.ts'

/** Queries about the changes of collections and decks. */
export const callsOnHistories: Calls = {
  updateStaged: [
    ({ db, strangerId, id }) => updateStaged(db, strangerId, { ...change, id, number: staged }),
    undefined,
  ],
  findFileImport: [
    ({ db, strangerId }) => findFileImport(db, strangerId, change.fileDigest),
    undefined,
  ],
  deleteChange: [({ db, strangerId }) => deleteChange(db, strangerId, staged), undefined],
  historyFrom: [
    ({ db, strangerId }) => historyFrom(db, strangerId).execute(),
    [{ history_from: 0 }],
  ],
  deleteSomeEdits: [
    ({ db, strangerId }) => deleteSomeEdits(db, strangerId, { from: lowestNumber, to: newest }),
    0,
  ],
  findLastImported: [({ db, strangerId }) => findLastImported(db, strangerId), undefined],
  countImportedEdits: [({ db, strangerId }) => countImportedEdits(db, strangerId), 0],
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
  'deleteOldestSessions of the owner': [({ db, id }) => deleteOldestSessions(db, id, 1), undefined],
}
