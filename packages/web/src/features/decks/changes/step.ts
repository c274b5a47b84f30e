import {
  type Card,
  type DeckCardChange,
  type DeckDetail,
  type DeckUpdate,
  limits,
  type SlotType,
} from '@manafolio/contract'
import type { DeckChange } from '@manafolio/deck'
import { type DeckRow, rowKey } from '../deck-actions.ts'
import { type DeckFacts, factsLike, isAt, type Side } from './side.ts'

export type StepKind =
  | 'add'
  | 'quantity'
  | 'remove'
  | 'move'
  | 'printing'
  | 'facts'
  | 'mark'
  | 'several'

/** Something that was done to a deck: what it touched, before and after. */
export interface Step {
  kind: StepKind
  /** Of several cards: what is done to them, as in “swapping 12 printings”. */
  cardName: string
  before: Side
  after: Side
}

/** What would put more copies of a printing into a slot than can be. */
export const tooMany = 'too many'
export type StepOrNot = Step | typeof tooMany | null

/** One copy more of the row with this card, or a new row. */
export function addStep(deck: DeckDetail, card: Card, slotType: SlotType): StepOrNot {
  const inSlot = deck.cards.filter((row) => row.slotType === slotType)
  const row =
    inSlot.find(({ scryfallId }) => scryfallId === card.id) ??
    inSlot.find(({ cardName }) => cardName === card.name) ??
    newRow(deck, card, slotType)
  return rowStep('add', row, row.quantity + 1)
}

/** Null when it has as many already, or is not there any more. */
export function quantityStep(deck: DeckDetail, row: DeckRow, quantity: number): StepOrNot {
  const there = rowOf(deck, row)
  if (!there || there.quantity === quantity) return null
  if (quantity <= 0) return rowStep('remove', there, 0)
  return rowStep('quantity', there, quantity)
}

export function moveStep(deck: DeckDetail, row: DeckRow, slotType: SlotType): StepOrNot {
  const from = rowOf(deck, row)
  if (!from || from.slotType === slotType) return null
  // No role is for both slots.
  return intoStep('move', deck, { from, to: { ...from, slotType, quantity: 0, role: null } })
}

export function printingStep(deck: DeckDetail, row: DeckRow, card: Card): StepOrNot {
  const from = rowOf(deck, row)
  if (!from || from.scryfallId === card.id) return null
  const to = newRow(deck, card, from.slotType)
  return intoStep('printing', deck, { from, to, marks: marksOf(from) })
}

/** They come along to copies of another printing, unless there are none. */
function marksOf({ role, isLocked }: DeckRow): Partial<DeckRow> {
  return { ...(role && { role }), ...(isLocked && { isLocked }) }
}

export function factsStep(deck: DeckDetail, { version: _, ...said }: DeckUpdate): Step {
  const facts: Partial<DeckFacts> = Object.fromEntries(
    Object.entries(said).filter(([, fact]) => fact !== undefined),
  )
  return {
    kind: 'facts',
    cardName: deck.name,
    before: { rows: [], facts: factsLike(deck, facts) },
    after: { rows: [], facts },
  }
}

/** What one copy of a row is besides, or that it is not to be cut. */
export function markStep(
  deck: DeckDetail,
  row: DeckRow,
  marks: Partial<Pick<DeckRow, 'role' | 'isLocked'>>,
): StepOrNot {
  const there = rowOf(deck, row)
  if (!there) return null
  const after = { rows: [{ ...there, ...marks }] }
  if (isAt(deck, after)) return null
  return { kind: 'mark', cardName: there.cardName, before: { rows: [there] }, after }
}

/** Many rows, and who leads the deck, at once; null when all of it is so already. */
export function severalStep(
  deck: DeckDetail,
  { cards, facts }: DeckChange,
  words: string,
): StepOrNot {
  // Of two changes of a row the later one holds, as it does for the server.
  const changes = [...new Map(cards.map((change) => [rowKey(change), change])).values()]
  if (changes.some(({ quantity }) => quantity > limits.deckQuantityMax)) return tooMany
  const rows = changes.map((change) => rowBefore(deck, change))
  const after: Side = {
    rows: changes.map((change) => withChange(rowBefore(deck, change), change)),
    ...(facts && { facts }),
  }
  if (isAt(deck, after)) return null
  const before: Side = { rows, ...(facts && { facts: factsLike(deck, facts) }) }
  return { kind: 'several', cardName: words, before, after }
}

function rowBefore(deck: DeckDetail, change: DeckCardChange): DeckRow {
  const there = deck.cards.find((one) => rowKey(one) === rowKey(change))
  if (there) return there
  const { scryfallId, cardName, slotType, tcgplayerId = null } = change
  const known = [...deck.cards.map(({ card }) => card), deck.commander]
  const card = known.find((one) => one?.id === scryfallId) ?? null
  return {
    ...{ deckId: deck.id, scryfallId, cardName, tcgplayerId, slotType, card },
    ...{ quantity: 0, withdrawnAt: null, role: null, isLocked: false },
  }
}

function withChange(row: DeckRow, { quantity, role, isLocked }: DeckCardChange): DeckRow {
  return {
    ...row,
    quantity,
    ...(role !== undefined && { role }),
    ...(isLocked !== undefined && { isLocked }),
  }
}

export function inverseOf(step: Step): Step {
  return { ...step, before: step.after, after: step.before }
}

/** Two steps of the same rows as one. */
export function joinedStep(first: Step, last: Step): Step {
  return { ...first, kind: joinedKinds[first.kind]?.[last.kind] ?? last.kind, after: last.after }
}

/** Which steps may follow which as one, and as what. */
const joinedKinds: Partial<Record<StepKind, Partial<Record<StepKind, StepKind>>>> = {
  add: { add: 'add', quantity: 'add' },
  quantity: { add: 'add', quantity: 'quantity', remove: 'remove' },
}

export function canJoin(first: Step, last: Step): boolean {
  const [row, ...more] = first.after.rows
  const [next, ...others] = last.after.rows
  return (
    joinedKinds[first.kind]?.[last.kind] !== undefined &&
    row !== undefined &&
    next !== undefined &&
    more.length + others.length === 0 &&
    rowKey(row) === rowKey(next)
  )
}

/** Puts all copies of a row where there may be some already. */
function intoStep(
  kind: StepKind,
  deck: DeckDetail,
  { from, to, marks = {} }: { from: DeckRow; to: DeckRow; marks?: Partial<DeckRow> },
): StepOrNot {
  const there = rowOf(deck, to) ?? to
  const quantity = there.quantity + from.quantity
  if (quantity > limits.deckQuantityMax) return tooMany
  return {
    kind,
    cardName: from.cardName,
    before: { rows: [from, there] },
    after: {
      rows: [
        { ...from, quantity: 0 },
        { ...there, ...marks, quantity },
      ],
    },
  }
}

function rowStep(kind: StepKind, row: DeckRow, quantity: number): StepOrNot {
  if (quantity > limits.deckQuantityMax) return tooMany
  const { cardName } = row
  return { kind, cardName, before: { rows: [row] }, after: { rows: [{ ...row, quantity }] } }
}

function rowOf(deck: DeckDetail, row: DeckRow): DeckRow | undefined {
  return deck.cards.find((one) => rowKey(one) === rowKey(row))
}

/** As it is before there are copies in it. */
function newRow(deck: DeckDetail, card: Card, slotType: SlotType): DeckRow {
  return {
    deckId: deck.id,
    scryfallId: card.id,
    cardName: card.name,
    tcgplayerId: card.tcgplayerId,
    quantity: 0,
    slotType,
    ...{ withdrawnAt: null, role: null, isLocked: false },
    card,
  }
}
