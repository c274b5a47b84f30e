import {
  type InputOf,
  limits,
  type NewPlannedChange,
  type PlannedChange,
  type PlannedChangeInDetail,
  type PlannedCopies,
  type PlanUpdate,
  type updatePlannedChange,
} from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { presentCards } from '../../cards/present.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { listDeckCards } from '../card-store.ts'
import { changeDeck, type DeckRequest, type Tx } from '../change.ts'
import { findDeck } from '../deck-store.ts'
import { checkedFinish } from '../finishes.ts'
import type { OwnDeck } from '../history/change-store.ts'
import { rowsOf } from '../rows.ts'
import { plansUnderCurrentIds } from './current-plans.ts'
import * as store from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue'>

/** A planned change that a request names. */
interface OnePlanned extends DeckRequest {
  plannedId: string
}

export async function getPlannedChanges(
  { db, catalogue }: Needs,
  own: OwnDeck,
): Promise<PlannedChangeInDetail[]> {
  if (!(await findDeck(db, own.userId, own.id))) throw new AppError('deck_not_found')
  return listInDetail(db, catalogue.current(), own)
}

/** The same request with the same id adds one. */
export function addPlannedChange(
  { db, clock, catalogue }: Needs,
  { plannedId, ...requested }: OnePlanned,
  planned: NewPlannedChange,
): Promise<PlannedChangeInDetail> {
  return changeDeck(db, requested, async (tx, deck) => {
    const { createdAt = clock.now().toISOString() } = planned
    const change = storedChange(catalogue.current(), { ...planned, id: plannedId, createdAt })
    await insertAll(tx, deck, [change])
    return getOne(tx, catalogue.current(), deck, plannedId)
  })
}

export function updateOne(
  { db, catalogue }: Needs,
  { plannedId, ...requested }: OnePlanned,
  { removed, added, reason }: InputOf<typeof updatePlannedChange>,
): Promise<PlannedChangeInDetail> {
  return changeDeck(db, requested, async (tx, deck) => {
    const there = (await store.listPlannedChanges(tx, deck)).find(({ id }) => id === plannedId)
    if (!there) throw new AppError('planned_change_not_found')
    await store.updatePlannedChange(tx, deck, {
      ...there,
      removed: there.removed && { ...there.removed, ...removed },
      added: there.added && { ...there.added, ...added },
      reason: reason === undefined ? there.reason : reason || null,
    })
    return getOne(tx, catalogue.current(), deck, plannedId)
  })
}

export async function deleteOne(
  { db }: Pick<Needs, 'db'>,
  { plannedId, ...requested }: OnePlanned,
): Promise<void> {
  await changeDeck(db, requested, (tx, deck) => store.deletePlannedChanges(tx, deck, [plannedId]))
}

/** Takes what is applied out of the plan of a deck, and puts back what no longer is. */
export async function updatePlan(
  tx: Tx,
  catalogue: Catalogue,
  { deck, plan }: { deck: OwnDeck; plan: PlanUpdate },
): Promise<void> {
  await store.deletePlannedChanges(tx, deck, plan.removedIds)
  await insertAll(
    tx,
    deck,
    plan.restored.map((one) => storedChange(catalogue, one)),
  )
}

async function insertAll(tx: Tx, deck: OwnDeck, changes: readonly PlannedChange[]): Promise<void> {
  if (changes.length === 0) return
  const there = new Set((await store.listPlannedChanges(tx, deck)).map(({ id }) => id))
  const missing = changes.filter(({ id }) => !there.has(id))
  const total = there.size + new Set(missing.map(({ id }) => id)).size
  if (missing.length > 0 && total > limits.plannedChanges) {
    throw new AppError('planned_change_limit_reached')
  }
  for (const change of missing) await store.insertPlannedChange(tx, deck.id, change)
}

async function listInDetail(
  db: Deps['db'],
  catalogue: Catalogue,
  own: OwnDeck,
): Promise<PlannedChangeInDetail[]> {
  const planned = await store.listPlannedChanges(db, own)
  const rows = rowsOf(await listDeckCards(db, own.userId, own.id))
  return inDetail(catalogue, await plansUnderCurrentIds(db, rows, planned))
}

async function getOne(
  tx: Tx,
  catalogue: Catalogue,
  deck: OwnDeck,
  plannedId: string,
): Promise<PlannedChangeInDetail> {
  const found = (await listInDetail(tx, catalogue, deck)).find(({ id }) => id === plannedId)
  if (!found) throw new AppError('planned_change_not_found')
  return found
}

/** A reason without a text is none. */
function storedChange(
  catalogue: Catalogue,
  { id, createdAt, removed, added, reason }: PlanUpdate['restored'][number],
): PlannedChange {
  const copiesOf = (copies: NonNullable<typeof added>): PlannedCopies => ({
    ...copies,
    tcgplayerId: copies.tcgplayerId ?? null,
  })
  return {
    id,
    createdAt,
    removed: removed && copiesOf(removed),
    added: added && {
      ...copiesOf(added),
      finish: checkedFinish(catalogue, added.scryfallId, added.finish),
    },
    reason: reason || null,
  }
}

function inDetail(catalogue: Catalogue, planned: readonly PlannedChange[]) {
  const ids = planned.flatMap(({ removed, added }) => [removed?.scryfallId, added?.scryfallId])
  const printings = ids.flatMap((id) => catalogue.printingById.get(id ?? '') ?? [])
  const known = new Map(presentCards(catalogue, printings).map((card) => [card.id, card]))
  const withCard = (copies: PlannedCopies | null) =>
    copies && { ...copies, card: known.get(copies.scryfallId) ?? null }
  return planned.map((one) => ({
    ...one,
    removed: withCard(one.removed),
    added: withCard(one.added),
  }))
}
