import {
  areSameDeckCategories,
  areSameMarks,
  type DeckDetail,
  type DeckSlot,
  type DeckTexts,
  noMarks,
  slotTypes,
} from '@manafolio/contract'
import { copiesOf, sheetOf } from '@manafolio/deck'
import type { DeckRow } from '../deck-actions.ts'
import { priceOf } from '../rows/card-price.ts'
import { inversePlan, type PlanPatch } from './plan-patch.ts'

export type DeckFacts = Pick<
  DeckDetail,
  | 'name'
  | 'format'
  | 'description'
  | 'commanderId'
  | 'commanderName'
  | 'commanderColor'
  | 'state'
  | 'categories'
  | 'coverId'
>

/** The target state of some rows and details of a deck. A row of 0 copies is not in the deck. */
export interface DeckPatch {
  rows: readonly DeckRow[]
  facts?: Partial<DeckFacts>
  /** Notes and primer, which the deck that is shown does not have. */
  texts?: Partial<DeckTexts>
  /** What becomes of planned changes, which the deck that is shown does not have either. */
  plan?: PlanPatch
}

/** Applies a patch to a deck. Untouched rows stay the same objects. */
export function applyPatch(deck: DeckDetail, { rows, facts }: DeckPatch): DeckDetail {
  const next = { ...deck, ...facts, cards: rows.reduce(withRow, deck.cards) }
  const patched = { ...next, commander: commanderOf(next, deck) }
  return { ...patched, ...countsAfter(deck, patched) }
}

/** The current state of what a patch touches. */
export function patchBefore(deck: DeckDetail, { rows, facts, plan }: DeckPatch): DeckPatch {
  const absent = { ...noMarks, quantity: 0 }
  const before = rows.map((row) => findRow(deck, row) ?? { ...row, ...absent })
  const planned = plan && { plan: inversePlan(plan) }
  if (!facts) return { rows: before, ...planned }
  const current = Object.entries(deck).filter(([key]) => Object.hasOwn(facts, key))
  return { rows: before, facts: Object.fromEntries(current), ...planned }
}

/** Whether the deck already has the state of a patch. */
export function matches(
  deck: Pick<DeckDetail, 'cards'> & DeckFacts,
  { rows, facts }: DeckPatch,
): boolean {
  return (
    rows.every((row) => isSameRow(row, findRow(deck, row))) &&
    (!facts?.categories || areSameDeckCategories(facts.categories, deck.categories)) &&
    comparedFacts.every(
      (key) => facts?.[key] === undefined || normalized(facts[key]) === normalized(deck[key]),
    )
  )
}

export function findRow(deck: Pick<DeckDetail, 'cards'>, row: DeckSlot): DeckRow | null {
  return deck.cards.find(isAt(row)) ?? null
}

/** Compares no keys: changes of hundreds of rows look up each. */
const isAt = (row: DeckSlot) => (one: DeckSlot) =>
  one.scryfallId === row.scryfallId && one.slotType === row.slotType && one.finish === row.finish

/** A row that is not in the deck has no marks to compare. */
function isSameRow(row: DeckRow, current: DeckRow | null): boolean {
  if (row.quantity !== (current?.quantity ?? 0)) return false
  return !current || areSameMarks(row, current)
}

/** Without the commander's name: the server may use another of its names. */
const comparedFacts = [
  'name',
  'format',
  'description',
  'commanderId',
  'commanderColor',
  'state',
  'coverId',
] as const

/** Empty texts equal null. */
const normalized = (fact: string | null | undefined) => fact?.trim() || null

function withRow(rows: DeckRow[], row: DeckRow): DeckRow[] {
  const index = rows.findIndex(isAt(row))
  if (row.quantity === 0) return index === -1 ? rows : rows.toSpliced(index, 1)
  if (index !== -1) return rows.with(index, row)
  const next = rows.findIndex((one) => isBefore(row, one))
  return rows.toSpliced(next === -1 ? rows.length : next, 0, row)
}

const { compare: compareNames } = new Intl.Collator('en')

/** In the server's order: by slot, then by name. */
function isBefore(one: DeckRow, other: DeckRow): boolean {
  const bySlot = slotTypes.indexOf(one.slotType) - slotTypes.indexOf(other.slotType)
  if (bySlot !== 0) return bySlot < 0
  return compareNames(one.cardName, other.cardName) < 0
}

/** Null for a new commander that is not among the cards, until the deck is fetched again. */
function commanderOf({ commanderId, cards }: DeckDetail, before: DeckDetail) {
  if (commanderId === before.commanderId) return before.commander
  return cards.find(({ scryfallId }) => scryfallId === commanderId)?.card ?? null
}

type Counts = Pick<DeckDetail, 'cardCount' | 'sideCount' | 'pricedCards' | 'totalValue'>

/** The numbers of a deck after a change, until the server returns them. */
function countsAfter(before: DeckDetail, after: DeckDetail): Counts {
  const [previous, next] = [countsOf(before), countsOf(after)]
  const pricedCards = before.pricedCards + next.pricedCards - previous.pricedCards
  const value = (before.totalValue ?? 0) + next.value - previous.value
  return {
    cardCount: before.cardCount + next.cardCount - previous.cardCount,
    sideCount: before.sideCount + next.sideCount - previous.sideCount,
    pricedCards,
    totalValue: pricedCards > 0 ? Math.round(value * 100) / 100 : null, // in whole cents
  }
}

function countsOf(deck: DeckDetail) {
  const { entries } = sheetOf(deck, new Map()) // with the commander, once
  const prices = entries.flatMap((entry) => {
    const price = priceOf({ card: entry.card, finish: entry.row?.finish ?? 'nonfoil' })
    return price ? { quantity: entry.quantity, usd: price.usd } : []
  })
  return {
    cardCount: copiesOf(entries),
    sideCount: copiesOf(entries.filter(({ slotType }) => slotType === 'side')),
    pricedCards: copiesOf(prices),
    value: prices.reduce((sum, { usd, quantity }) => sum + quantity * usd, 0),
  }
}
