import {
  type Card,
  type DeckCardInDetail,
  type DeckSlot,
  limits,
  type PlannedChangeInDetail,
  plainRow,
  slotKey,
} from '@manafolio/contract'
import type { DeckChange } from '../deck-change.ts'

type Row = DeckCardInDetail
type Copies = NonNullable<PlannedChangeInDetail['added']>

/** Why a planned change can't be applied to a deck as it is. */
export interface PlanProblem {
  plannedId: string
  cardName: string
  kind: 'missing_copies' | 'too_many_copies'
  /** Copies that are there to be removed, or would be there with those added. */
  copies: number
}

/** What planned changes do to a deck, one after another. */
export interface AppliedPlan {
  /** The rows that differ in the end. */
  change: DeckChange
  /** The rows of the deck after it. */
  cards: Row[]
  /** The ids of those that are applied. */
  appliedIds: string[]
  /** Of the others, which change nothing. */
  problems: PlanProblem[]
  /** Printings that come to the deck, as far as they are known. */
  added: Card[]
}

interface PlannedOn {
  id: string
  cards: readonly Row[]
}

/**
 * Applies planned changes to the rows of a deck. Copies leave the row of their printing first, then other
 * rows of their card in the slot: the deck may have another printing by now.
 */
export function appliedPlan(
  deck: PlannedOn,
  planned: readonly PlannedChangeInDetail[],
): AppliedPlan {
  let rows: ReadonlyMap<string, Row> = new Map(deck.cards.map((row) => [slotKey(row), row]))
  const [appliedIds, problems]: [string[], PlanProblem[]] = [[], []]
  for (const one of planned) {
    const next = afterOne(rows, deck.id, one)
    if ('kind' in next) problems.push(next)
    else {
      rows = next.rows
      appliedIds.push(one.id)
    }
  }
  const applied = planned.filter(({ id }) => appliedIds.includes(id))
  return {
    change: changeBetween(deck.cards, rows),
    cards: [...rows.values()].filter(({ quantity }) => quantity > 0),
    appliedIds,
    problems,
    added: applied.flatMap(({ added }) => added?.card ?? []),
  }
}

function afterOne(
  rows: ReadonlyMap<string, Row>,
  deckId: string,
  { id, removed, added }: PlannedChangeInDetail,
): { rows: ReadonlyMap<string, Row> } | PlanProblem {
  const next = new Map(rows)
  if (removed) {
    const copies = removeCopies(next, removed)
    const { cardName } = removed
    if (copies < removed.quantity) {
      return { plannedId: id, cardName, kind: 'missing_copies', copies }
    }
  }
  if (added) {
    const copies = addCopies(next, deckId, added)
    const { cardName } = added
    if (copies > limits.deckQuantityMax) {
      return { plannedId: id, cardName, kind: 'too_many_copies', copies }
    }
  }
  return { rows: next }
}

/** How many copies were there to be removed. */
function removeCopies(rows: Map<string, Row>, removed: Copies): number {
  const isOfCard = (row: Row) =>
    row.cardName === removed.cardName && row.slotType === removed.slotType
  const exact = rows.get(slotKey(removed))
  const others = [...rows.values()].filter((row) => row !== exact && isOfCard(row))
  let left = removed.quantity
  for (const row of exact ? [exact, ...others] : others) {
    const leaving = Math.min(row.quantity, left)
    left -= leaving
    rows.set(slotKey(row), { ...row, quantity: row.quantity - leaving })
  }
  return removed.quantity - left
}

/** How many copies are in the row then. */
function addCopies(rows: Map<string, Row>, deckId: string, added: Copies): number {
  const key = slotKey(added)
  const row = rows.get(key) ?? { ...plainRow, ...added, quantity: 0, deckId }
  const quantity = row.quantity + added.quantity
  rows.set(key, { ...row, quantity })
  return quantity
}

function changeBetween(before: readonly Row[], after: ReadonlyMap<string, Row>): DeckChange {
  const copies = new Map(before.map((row) => [slotKey(row), row.quantity]))
  const changed = [...after].filter(([key, { quantity }]) => quantity !== (copies.get(key) ?? 0))
  return {
    cards: changed.map(([, { scryfallId, cardName, tcgplayerId, slotType, finish, quantity }]) => {
      const slot: DeckSlot = { scryfallId, slotType, finish }
      return { ...slot, cardName, tcgplayerId, quantity }
    }),
  }
}
