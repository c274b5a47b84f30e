import {
  type Card,
  type DeckDetail,
  type DeckUpdate,
  limits,
  type SlotType,
} from '@manafolio/contract'
import { type DeckRow, rowKey } from '../deck-actions.ts'
import { type DeckFacts, factsLike, type Side } from './side.ts'

export type StepKind = 'add' | 'quantity' | 'remove' | 'move' | 'printing' | 'facts'

/** Something that was done to a deck: what it touched, before and after. */
export interface Step {
  kind: StepKind
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
  return rowsStep('add', row.cardName, [[row, row.quantity + 1]])
}

/** Null when it has as many already, or is not there any more. */
export function quantityStep(deck: DeckDetail, row: DeckRow, quantity: number): StepOrNot {
  const there = rowOf(deck, row)
  if (!there || there.quantity === quantity) return null
  if (quantity <= 0) return rowsStep('remove', there.cardName, [[there, 0]])
  return rowsStep('quantity', there.cardName, [[there, quantity]])
}

export function moveStep(deck: DeckDetail, row: DeckRow, slotType: SlotType): StepOrNot {
  const from = rowOf(deck, row)
  if (!from || from.slotType === slotType) return null
  return intoStep('move', deck, { from, to: { ...from, slotType, quantity: 0 } })
}

export function printingStep(deck: DeckDetail, row: DeckRow, card: Card): StepOrNot {
  const from = rowOf(deck, row)
  if (!from || from.scryfallId === card.id) return null
  return intoStep('printing', deck, { from, to: newRow(deck, card, from.slotType) })
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
  { from, to }: { from: DeckRow; to: DeckRow },
): StepOrNot {
  const there = rowOf(deck, to) ?? to
  return rowsStep(kind, from.cardName, [
    [from, 0],
    [there, there.quantity + from.quantity],
  ])
}

function rowsStep(
  kind: StepKind,
  cardName: string,
  changes: readonly (readonly [row: DeckRow, quantity: number])[],
): StepOrNot {
  if (changes.some(([, quantity]) => quantity > limits.deckQuantityMax)) return tooMany
  return {
    kind,
    cardName,
    before: { rows: changes.map(([row]) => row) },
    after: { rows: changes.map(([row, quantity]) => ({ ...row, quantity })) },
  }
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
    withdrawnAt: null,
    card,
  }
}
