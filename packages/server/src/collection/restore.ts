import { limits, type Restoration } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { changeCollection } from './change.ts'
import type { Tx } from './decided.ts'
import { type Earlier, listEarlier } from './edit-store.ts'
import type { EntryState } from './entry-state.ts'
import { presentEdits } from './history.ts'
import { findHorizon } from './horizon/horizon-store.ts'
import { readSettled } from './pending/settled.ts'
import type { Actor } from './rules.ts'
import type { Edit, States } from './store.ts'
import { areSame, copiesIn, mergeQuantities } from './variants.ts'
import { type CurrentEntries, resolveCurrentEntries } from './whereabouts.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue'>

/** What would change if the collection became what it was at an instant. */
export async function previewRestoration(
  needs: Needs,
  userId: string,
  at: string,
): Promise<Restoration> {
  const catalogue = needs.catalogue.current()
  const instant = instantOf(needs, at)
  const edits = await readSettled(needs.db, userId, () =>
    editsBackTo({ db: needs.db, catalogue }, userId, instant),
  )
  return restorationOf(catalogue, at, edits)
}

/** Makes the collection what it was at an instant. */
export async function restoreCollection(
  needs: Needs,
  actor: Actor,
  at: string,
): Promise<Restoration> {
  const catalogue = needs.catalogue.current()
  const restoresAt = instantOf(needs, at)
  const requested = { ...actor, kind: 'restore', payload: restoresAt, restoresAt } as const
  const decide = async (db: Tx) => ({
    edits: await editsBackTo({ db, catalogue }, actor.userId, restoresAt),
  })
  const { edits } = await changeCollection(needs, requested, decide, { isLarge: true })
  return restorationOf(catalogue, at, edits)
}

/** Nothing was before; databases do not agree on what a year 0 is, or was so long ago. */
const earliest = new Date(0)

function instantOf({ clock }: Needs, at: string): string {
  const instant = new Date(at)
  if (instant > clock.now()) throw new AppError('restoration_ahead')
  return (instant < earliest ? earliest : instant).toISOString()
}

/**
 * Entries that changed since become what they were before the first of these changes. Those whose
 * printings became one are together under the id that it has now.
 */
async function editsBackTo(
  needs: { db: Tx; catalogue: Catalogue },
  userId: string,
  at: string,
): Promise<Edit[]> {
  const { beginsAt } = await findHorizon(needs.db, userId)
  if (beginsAt !== null && at < beginsAt) throw new AppError('history_too_short')
  const since = await listEarlier(needs.db, userId, at)
  const ids = since.map(({ scryfallId }) => scryfallId)
  const places = await resolveCurrentEntries(needs, userId, ids)
  const then = statesThen(places, since)
  return [...new Set(ids.map(places.idOf))]
    .map((scryfallId) => ({
      scryfallId,
      before: places.now.get(scryfallId),
      after: then.get(scryfallId),
    }))
    .filter(isDifferent)
}

function statesThen({ idOf, now, asNow }: CurrentEntries, since: readonly Earlier[]): States {
  const changed = new Set(since.map(({ scryfallId }) => scryfallId))
  // An entry to which nothing happened was there already when others were merged into its id.
  const then: States = new Map([...now].filter(([id]) => !changed.has(id)))
  for (const { scryfallId, before } of since) {
    if (!before) continue
    const id = idOf(scryfallId)
    const state = together(asNow(scryfallId, before), then.get(id))
    // Whether the printing is listed is of today.
    const withdrawnAt = (now.get(id) ?? state).withdrawnAt
    then.set(id, { ...state, withdrawnAt })
  }
  return then
}

function together(one: EntryState, other: EntryState | undefined): EntryState {
  if (!other) return one
  const first = one.addedAt <= other.addedAt ? one : other
  return { ...first, variants: mergeQuantities(one.variants, other.variants) }
}

function isDifferent({ before, after }: Edit): boolean {
  return (
    before?.addedAt !== after?.addedAt || !areSame(before?.variants ?? [], after?.variants ?? [])
  )
}

function restorationOf(catalogue: Catalogue, at: string, edits: readonly Edit[]): Restoration {
  const inOrder = edits.toSorted((a, b) => (a.scryfallId < b.scryfallId ? -1 : 1))
  return {
    at,
    printings: edits.length,
    entries: presentEdits(catalogue, inOrder.slice(0, limits.changedEntriesListed)),
    copiesBefore: sumOf(edits.map(({ before }) => before)),
    copiesAfter: sumOf(edits.map(({ after }) => after)),
  }
}

function sumOf(states: readonly Edit['after'][]): number {
  return states.reduce((sum, state) => sum + copiesIn(state?.variants ?? []), 0)
}
