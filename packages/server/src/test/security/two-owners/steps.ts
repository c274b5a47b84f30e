import { getCurrentUser } from '@manafolio/contract'
import { forgetBrokenOff } from '../../../collection/import/broken-off.ts'
import { recordValues } from '../../../collection/value/record-values.ts'
import { readsPrimary } from '../../../db/standby/stale-reads.ts'
import { datedCatalogue } from '../../dated-catalogue.ts'
import { apply, merge, removal } from '../../id-migrations.ts'
import { printing } from '../../sample-cards.ts'
import type { TestApp } from '../../test-app.ts'
import { endSteps, firstAccountSteps, lastAccountSteps } from './account-steps.ts'
import {
  addFirst,
  collectionSteps,
  earlySteps,
  oldIds,
  seeCardChanges,
} from './collection-steps.ts'
import { deckSteps, lastDeckSteps } from './deck-steps.ts'
import { importSteps } from './import-steps.ts'
import { lookAtAll } from './looks.ts'
import { call, type Owner } from './owner.ts'

/** What each owner does in turn, by what it is called. */
export type OwnerSteps = Record<string, (owner: Owner) => unknown>
/** What happens to all owners at once. */
type SharedSteps = Record<string, (app: TestApp) => unknown>

export type Step =
  | { name: string; each: (owner: Owner) => unknown }
  | { name: string; once: (app: TestApp) => unknown }

export const steps: readonly Step[] = [
  ...each(firstAccountSteps),
  ...each(earlySteps),
  ...once({
    'values of a day are recorded': (app) => recordDay(app, '2026-08-08'),
    'values of the next day are recorded': (app) => recordDay(app, '2026-08-09'),
  }),
  ...each({ 'adds the first card': addFirst }),
  ...once({ 'values of the first day are recorded again': (app) => recordDay(app, '2026-08-08') }),
  ...each(collectionSteps),
  ...each(deckSteps),
  ...once({ 'values are recorded': (app) => recordDay(app, '2026-08-10') }),
  ...look('the cards'),
  ...once({
    'card ids change': changeIds,
    'values are recorded again': (app) => recordDay(app, '2026-08-14'),
  }),
  ...look('the changed cards'),
  ...each({ 'sees the changes': seeCardChanges }),
  ...once({ 'a card is listed again': listAgain }),
  ...each(importSteps),
  ...look('the imports'),
  ...once({ 'broken-off files are forgotten': forgetOldFiles }),
  ...each(lastDeckSteps),
  ...look('what is left'),
  ...each(lastAccountSteps),
  ...each({ 'is signed in': (owner) => call(owner, getCurrentUser, { client: owner.phone }) }),
  ...each(endSteps),
]

function each(some: OwnerSteps): Step[] {
  return Object.entries(some).map(([name, step]) => ({ name, each: step }))
}

function once(some: SharedSteps): Step[] {
  return Object.entries(some).map(([name, step]) => ({ name, once: step }))
}

function look(at: string): Step[] {
  return [{ name: `looks at ${at}`, each: lookAtAll }]
}

const migrationIds = {
  merge: '11111111-1111-4111-8111-111111111111',
  leader: '33333333-3333-4333-8333-333333333333',
  removal: '22222222-2222-4222-8222-222222222222',
}

function changeIds(app: TestApp) {
  return apply(app, [
    merge(oldIds.guide, printing.goblinGuideZendikar, { id: migrationIds.merge }),
    merge(oldIds.leader, printing.krenkoEtched, { id: migrationIds.leader }),
    removal(oldIds.withdrawn, { id: migrationIds.removal }),
  ])
}

/** The catalogue knows the withdrawn card now. */
function listAgain(app: TestApp) {
  return apply(app, [], [oldIds.withdrawn])
}

async function recordDay(app: TestApp, day: string) {
  const { db } = app.database
  const catalogue = datedCatalogue(app.catalogue.current(), day)
  app.catalogue.replace(catalogue)
  const needs = { db, readStale: readsPrimary(db), log: app.app.log }
  await recordValues(needs, catalogue, new AbortController().signal)
}

function forgetOldFiles(app: TestApp) {
  app.clock.moveForward(2 * 60 * 60_000)
  return forgetBrokenOff({ db: app.database.db, clock: app.clock })
}
