import { Readable } from 'node:stream'
import type { AccountExport } from '@manafolio/contract'
import { exportCardChanges } from '../cards/changes/account-export.ts'
import { exportSavedSearches } from '../cards/saved-searches/account-export.ts'
import { exportCollection } from '../collection/account-export.ts'
import { exportOwnDecks } from '../decks/account-export.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { jsonList } from '../lib/json-list.ts'
import { listAccessTokenRows } from './access-tokens/store.ts'
import { type Caller, listSessions } from './own-sessions.ts'
import { findInviteOf } from './registration/invite-store.ts'
import { getSettings } from './settings/rules.ts'
import { findAccount } from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue'>

/**
 * Everything stored about a user, in the shape of the contract's accountExport. It is read in
 * batches as fast as the client takes it: no list is held as a whole, and other requests are
 * answered in between. Rows changed meanwhile may appear in either state.
 */
export async function exportOf(needs: Needs, caller: Caller): Promise<Readable> {
  const account = await findAccount(needs.db, caller.userId)
  if (!account) throw new AppError('authentication_required')
  return Readable.from(pieces(needs, caller, account), { objectMode: false })
}

async function* pieces(needs: Needs, caller: Caller, account: AccountExport['account']) {
  const { db, clock } = needs
  const { userId } = caller
  const head = { format: 'manafolio-export', version: 1, exportedAt: clock.now().toISOString() }
  const settings = await getSettings(db, userId)
  const invite = await findInviteOf(db, userId)
  const sessions = await listSessions(needs, caller)
  yield `${JSON.stringify({ ...head, account, invite, settings }).slice(0, -1)},\n`
  yield* exportSavedSearches(db, userId)
  yield ',\n'
  yield* exportCollection(needs, userId)
  yield ',\n'
  yield* exportOwnDecks(db, userId)
  yield ',\n'
  yield* exportCardChanges(db, userId)
  yield ',\n'
  yield* jsonList('sessions', [sessions.map(({ id: _, ...session }) => session)])
  yield ',\n'
  const accessTokens = await listAccessTokenRows(db, userId)
  yield* jsonList('accessTokens', [accessTokens.map(({ id: _, ...token }) => token)])
  yield '}\n'
}
