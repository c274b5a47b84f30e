import {
  availableFinish,
  type Card,
  type DeckCardChange,
  type DeckCardMarks,
  type DeckDetail,
  type DeckSlot,
  type DeckTexts,
  type DeckUpdate,
  joinedCategories,
  joinedMarks,
  limits,
  noMarks,
  plainRow,
  type SlotType,
  slotKey,
  withFinish,
} from '@manafolio/contract'
import type { DeckChange } from '@manafolio/deck'
import type { AddedCopies, DeckRow, FinishChange } from '../deck-actions.ts'
import { type DeckPatch, findRow, matches, patchBefore } from './deck-patch.ts'
import type { PlanPatch } from './plan-patch.ts'

export type StepKind =
  | 'add'
  | 'quantity'
  | 'remove'
  | 'move'
  | 'printing'
  | 'finish'
  | 'facts'
  | 'texts'
  | 'mark'
  | 'several'

/** One change in the deck editor: the rows and details that it touched, before and after. */
export interface Step {
  kind: StepKind
  /** For several cards, the description of the change, as in “swapped 12 printings”. */
  cardName: string
  before: DeckPatch
  after: DeckPatch
}

/** Why a step is impossible: more copies than allowed, or the card or the deck is gone. */
export type Obstacle = 'too many' | 'no card' | 'no deck'

/** Null when there is nothing to change. */
export type StepOrNot = Step | Obstacle | null

interface Addition extends Partial<AddedCopies> {
  card: Card
  slotType: SlotType
}

/** More copies of the row with this card, or a new row. */
export function addStep(deck: DeckDetail, { card, slotType, ...added }: Addition): StepOrNot {
  const { copies = 1, finish = null, categories = [], isPrinting = false } = added
  const rows = deck.cards.filter(
    (row) => row.slotType === slotType && (finish === null || row.finish === finish),
  )
  const row =
    rows.find(({ scryfallId }) => scryfallId === card.id) ??
    rows.find(({ cardName }) => !isPrinting && cardName === card.name) ??
    newRow(deck, { ...printingOf(card), finish: finish ?? 'nonfoil' }, slotType)
  const filed = joinedCategories(row.categories, categories)
  return rowStep(deck, 'add', [{ ...row, quantity: row.quantity + copies, categories: filed }])
}

/** Null when the row has that quantity already, or was removed. */
export function quantityStep(deck: DeckDetail, row: DeckRow, quantity: number): StepOrNot {
  const current = findRow(deck, row)
  if (!current) return null
  if (quantity <= 0) return rowStep(deck, 'remove', [{ ...current, quantity: 0 }])
  return rowStep(deck, 'quantity', [{ ...current, quantity }])
}

export function moveStep(deck: DeckDetail, row: DeckRow, slotType: SlotType): StepOrNot {
  const from = findRow(deck, row)
  if (!from || from.slotType === slotType) return null
  const blank = { ...from, ...noMarks, slotType, quantity: 0 }
  const to = findRow(deck, blank) ?? blank
  const coming = { ...from, role: null } // no role exists in two slots
  return rowStep(deck, 'move', mergedRows(from, { ...to, ...joinedMarks(coming, to) }))
}

/** The marks pass to the new printing, which the deck may have already. */
export function printingStep(deck: DeckDetail, row: DeckRow, card: Card): StepOrNot {
  const from = findRow(deck, row)
  if (!from) return 'no card'
  if (from.scryfallId === card.id) return null
  const finish = availableFinish(card.finishes, from.finish)
  const blank = { ...newRow(deck, printingOf(card), from.slotType), finish }
  const to = findRow(deck, blank) ?? blank
  return rowStep(deck, 'printing', mergedRows(from, { ...to, ...joinedMarks(to, from) }))
}

/** A role is one copy's: it goes with the last one. */
export function finishStep(
  deck: DeckDetail,
  row: DeckRow,
  { finish, copies }: FinishChange,
): StepOrNot {
  const from = findRow(deck, row)
  if (!from || from.finish === finish) return null
  const blank = { ...from, ...noMarks, finish, quantity: 0 }
  const to = findRow(deck, blank) ?? blank
  const moved = Math.min(copies, from.quantity)
  const coming = { ...from, role: moved === from.quantity ? from.role : null }
  return rowStep(deck, 'finish', [
    { ...from, quantity: from.quantity - moved },
    { ...to, ...joinedMarks(coming, to), quantity: to.quantity + moved },
  ])
}

export function factsStep(deck: DeckDetail, { version: _, ...update }: DeckUpdate): Step {
  const defined = Object.entries(update).filter(([, fact]) => fact !== undefined)
  const after = { rows: [], facts: Object.fromEntries(defined) }
  return { kind: 'facts', cardName: deck.name, before: patchBefore(deck, after), after }
}

/** What is written on the deck as a whole. */
export function textsStep(deck: DeckDetail, { before, after }: TextChange): Step {
  return {
    kind: 'texts',
    cardName: deck.name,
    before: { rows: [], texts: before },
    after: { rows: [], texts: after },
  }
}

export interface TextChange {
  before: Partial<DeckTexts>
  after: Partial<DeckTexts>
}

/** Gives one copy of a row a role, or says something of the whole row. */
export function markStep(deck: DeckDetail, row: DeckRow, marks: Partial<DeckCardMarks>): StepOrNot {
  const current = findRow(deck, row)
  return current && rowStep(deck, 'mark', [{ ...current, ...marks }])
}

export interface SeveralChanges {
  change: DeckChange
  label: string
  /** Cards that are new to the deck, as far as their details are known. */
  cards?: readonly Card[] | undefined
  /** Planned changes that leave the plan with it. */
  plan?: PlanPatch | undefined
}

/** Several rows, and the commander, at once. Of two changes of a row the later one counts. */
export function severalStep(deck: DeckDetail, several: SeveralChanges): StepOrNot {
  const { change, label, cards = [], plan } = several
  const isInDeck = (slot: DeckSlot) => findRow(deck, slot) !== null
  const named = change.cards.map((one) => withFinish(isInDeck, one))
  const changes = new Map(named.map((one) => [slotKey(one), one]))
  const known = [...deck.cards.map(({ card }) => card), deck.commander, ...cards]
  const rows = [...changes.values()].map((one) => changedRow(deck, one, known))
  const { facts } = change
  return stepOrNot(deck, {
    kind: 'several',
    cardName: label,
    after: { rows, ...(facts && { facts }), ...(plan && { plan }) },
  })
}

export function inverseOf(step: Step): Step {
  return { ...step, before: step.after, after: step.before }
}

/** Two steps of the same row as one; null when they have to stay apart. */
export function joinedStep(first: Step, last: Step): Step | null {
  const kind = joinedKinds[`${first.kind} ${last.kind}`]
  const [row, next] = [first.after.rows[0], last.after.rows[0]]
  if (!kind || !row || !next || slotKey(row) !== slotKey(next)) return null
  return { ...first, kind, after: last.after }
}

/** Of steps that touch a single row. */
const joinedKinds: Readonly<Record<string, StepKind>> = {
  'add add': 'add',
  'add quantity': 'add',
  'quantity add': 'add',
  'quantity quantity': 'quantity',
  'quantity remove': 'remove',
}

function rowStep(deck: DeckDetail, kind: StepKind, rows: readonly DeckRow[]): StepOrNot {
  return stepOrNot(deck, { kind, cardName: rows[0]?.cardName ?? '', after: { rows } })
}

/** Null when the deck has that state already. */
function stepOrNot(deck: DeckDetail, step: Omit<Step, 'before'>): StepOrNot {
  const { after } = step
  if (after.rows.some(({ quantity }) => quantity > limits.deckQuantityMax)) return 'too many'
  return matches(deck, after) ? null : { ...step, before: patchBefore(deck, after) }
}

function mergedRows(from: DeckRow, to: DeckRow): DeckRow[] {
  return [
    { ...from, quantity: 0 },
    { ...to, quantity: to.quantity + from.quantity },
  ]
}

type NamedChange = DeckCardChange & Pick<DeckRow, 'finish'>

/** Omitted marks keep their value. */
function changedRow(
  deck: DeckDetail,
  change: NamedChange,
  known: readonly (Card | null)[],
): DeckRow {
  const { scryfallId, cardName, tcgplayerId = null, slotType, finish, quantity } = change
  const card = known.find((one) => one?.id === scryfallId) ?? null
  const row =
    findRow(deck, change) ??
    newRow(deck, { scryfallId, cardName, tcgplayerId, card, finish }, slotType)
  const { role = row.role, isLocked = row.isLocked } = change
  const { categories = row.categories, note = row.note } = change
  return { ...row, role, isLocked, categories, note, quantity }
}

type Printing = Pick<DeckRow, 'scryfallId' | 'cardName' | 'tcgplayerId' | 'card'> &
  Partial<Pick<DeckRow, 'finish'>>

function printingOf(card: Card): Printing {
  return { scryfallId: card.id, cardName: card.name, tcgplayerId: card.tcgplayerId, card }
}

function newRow(deck: DeckDetail, printing: Printing, slotType: SlotType): DeckRow {
  return { ...plainRow, ...printing, quantity: 0, deckId: deck.id, slotType }
}
