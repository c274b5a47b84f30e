import {
  changeDeckPrinting,
  type DeckState,
  removeDeckCard,
  setDeckCard,
  setDeckCards,
  updateDeck,
} from '@manafolio/contract'
import { call } from '../../../lib/api.ts'
import { type DeckRow, rowKey } from '../deck-actions.ts'
import { canJoin, joinedStep, type Step, type StepKind } from './step.ts'

/** Whether something is done, undone or done again. */
export type WriteBy = 'step' | 'undo' | 'redo'

/** A step on its way to the server. */
export interface Write {
  by: WriteBy
  step: Step
  /** What was done, each as it can be undone. */
  steps: readonly Step[]
  /** Whoever waits for it is told what became of it, and has it back when it can't be sent now. */
  waiting?: { onDone: () => void; onFailed: (error: unknown) => void; onAgain: () => void }
}

/** Both as one, where nobody needs to tell them apart; undefined otherwise. */
export function joinedWrite(last: Write, next: Write): Write | undefined {
  const isPlain = [last, next].every(({ by, waiting }) => by === 'step' && !waiting)
  if (!isPlain || !canJoin(last.step, next.step)) return undefined
  return {
    by: 'step',
    step: joinedStep(last.step, next.step),
    steps: [...last.steps, ...next.steps],
  }
}

/** Whether it leaves everything as it is: two presses that cancel each other. */
export function isIdle({ step: { kind, before, after } }: Write): boolean {
  const quantities = new Map(before.rows.map((row) => [rowKey(row), row.quantity]))
  return (
    kind === 'quantity' &&
    after.rows.every((row) => (quantities.get(rowKey(row)) ?? 0) === row.quantity)
  )
}

/** Whether it is the same write, or does once more what that one did. */
export function isAgain(write: Write, before: Write): boolean {
  return write === before || whatIsDone(write) === whatIsDone(before)
}

/** The writes among others that were made on what one of them does, and itself. */
export function thoseOn(first: Write, others: readonly Write[]): Write[] {
  const touched = new Set(keysOf(first.step))
  return others.filter((write) => {
    const keys = keysOf(write.step)
    if (write !== first && !keys.some((key) => touched.has(key))) return false
    for (const key of keys) touched.add(key)
    return true
  })
}

/** Sends a write to a deck that is known in a version. Absolute: sent twice, it does no more. */
export function sendWrite(deckId: string, { by, step }: Write, version: number) {
  const again = step.kind === 'facts' ? facts : rows
  const request = by === 'step' ? requests[step.kind] : again
  return request(deckId, step, version)
}

type Request = (deckId: string, step: Step, version: number) => Promise<DeckState>

const row: Request = (id, { after }, version) => {
  const [row] = after.rows
  if (!row) throw new Error('Such a step has a row.')
  return call(setDeckCard, { params: { id }, input: { ...changeOf(row), version } })
}

const rows: Request = (id, step, version) => {
  const { after } = step
  if (after.rows.length === 0) return facts(id, step, version)
  return call(setDeckCards, {
    params: { id },
    input: { cards: after.rows.map(changeOf), version, ...leaderOf(after) },
  })
}

const removal: Request = (deckId, { after }, version) => {
  const [row] = after.rows
  if (!row) throw new Error('Such a step has a row.')
  const { scryfallId, slotType } = row
  return call(removeDeckCard, { params: { deckId, scryfallId }, input: { slotType, version } })
}

const printing: Request = (id, { before, after }, version) => {
  const [from] = before.rows
  const to = after.rows[1]
  if (!from || !to) throw new Error('Such a step has two rows.')
  const { scryfallId, slotType } = from
  const input = { scryfallId, slotType, to: printingOf(to), version }
  return call(changeDeckPrinting, { params: { id }, input })
}

const facts: Request = (id, { after }, version) =>
  call(updateDeck, { params: { id }, input: { ...after.facts, version } })

const requests: Record<StepKind, Request> = {
  add: row,
  quantity: row,
  remove: removal,
  move: rows,
  printing,
  facts,
  mark: row,
  several: rows,
}

/** Who leads the deck, where that changes with its cards. */
function leaderOf({ facts }: Step['after']) {
  if (!facts) return {}
  const { commanderId, commanderName } = facts
  return {
    facts: {
      ...(commanderId !== undefined && { commanderId }),
      ...(commanderName !== undefined && { commanderName }),
    },
  }
}

function changeOf(row: DeckRow) {
  const { quantity, slotType, role, isLocked } = row
  return { ...printingOf(row), quantity, slotType, role, isLocked }
}

function printingOf({ scryfallId, cardName, tcgplayerId }: DeckRow) {
  return { scryfallId, cardName, tcgplayerId }
}

function whatIsDone({ step: { kind, after } }: Write): string {
  const rows = after.rows.map((row) => [rowKey(row), row.quantity, row.role, row.isLocked])
  return JSON.stringify([kind, rows, after.facts])
}

function keysOf({ before, after }: Step): string[] {
  const keys = [...before.rows, ...after.rows].map(rowKey)
  return before.facts || after.facts ? [...keys, 'facts'] : keys
}
