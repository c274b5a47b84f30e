import {
  areSameCategories,
  changeDeckPrinting,
  type DeckDetail,
  type DeckState,
  removeDeckCard,
  setDeckCard,
  setDeckCards,
  setDeckTexts,
  slotKey,
  updateDeck,
} from '@manafolio/contract'
import { call } from '../../../../lib/api.ts'
import type { DeckRow } from '../deck-actions.ts'
import { applyPatch } from './deck-patch.ts'
import { planUpdateOf } from './plan-patch.ts'
import { joinedStep, type Step } from './step.ts'

/** Whether a step is applied, undone or redone. */
export type WriteBy = 'step' | 'undo' | 'redo'

/** A step on its way to the server. */
export interface Write {
  by: WriteBy
  step: Step
  /** The steps that it was joined from; each can be undone separately. */
  steps: readonly Step[]
  /** Set when a caller awaits it: without a response it fails, and this starts another attempt. */
  onRetry?: () => void
}

/** The deck with all writes applied. */
export function withWrites(deck: DeckDetail, writes: readonly Write[]): DeckDetail {
  return writes.reduce((shown, { step }) => applyPatch(shown, step.after), deck)
}

/** Joins two writes; null when they have to stay apart. */
export function joinedWrite(last: Write, next: Write): Write | null {
  const isPlain = [last, next].every(({ by, onRetry }) => by === 'step' && !onRetry)
  const step = isPlain && joinedStep(last.step, next.step)
  return step ? { by: 'step', step, steps: [...last.steps, ...next.steps] } : null
}

/** Whether it changes nothing, like two presses that cancel each other out. */
export function isIdle({ step: { kind, before, after } }: Write): boolean {
  return kind === 'quantity' && before.rows[0]?.quantity === after.rows[0]?.quantity
}

/** Whether both have the same effect. */
export function isSameWrite(one: Write, other: Write): boolean {
  return effectOf(one) === effectOf(other)
}

function effectOf({ step: { kind, after } }: Write): string {
  const rows = after.rows.map((row) => [slotKey(row), row.quantity, ...marksOf(row)])
  return JSON.stringify([
    ...[kind, rows, after.facts, after.texts],
    after.plan && planUpdateOf(after.plan),
  ])
}

function marksOf({ role, isLocked, categories, note }: DeckRow) {
  return [role, isLocked, categories, note]
}

/** Of all writes, in order: one and those after it that depend on it. */
export function dependentWrites(first: Write, all: readonly Write[]): Write[] {
  const touched = new Set(keysOf(first.step))
  return all.slice(Math.max(0, all.indexOf(first))).filter((write) => {
    const keys = keysOf(write.step)
    if (write !== first && !keys.some((key) => touched.has(key))) return false
    for (const key of keys) touched.add(key)
    return true
  })
}

function keysOf({ before, after }: Step): string[] {
  const keys = [...before.rows, ...after.rows].map(slotKey)
  if (after.texts) return [...keys, 'texts']
  return before.facts || after.facts ? [...keys, 'facts'] : keys
}

/** Sends a write to a known version of a deck. It states the result, so sending it twice is safe. */
export function sendWrite(
  deckId: string,
  { by, step }: Write,
  version: number,
): Promise<DeckState> {
  const params = { id: deckId }
  const { rows, facts, texts, plan } = step.after
  if (texts) return call(setDeckTexts, { params, input: { ...texts, version } })
  const [row, to] = rows
  if (!row) return call(updateDeck, { params, input: { ...facts, version } })
  const { scryfallId, slotType, finish } = row
  const request = by === 'step' ? requests[step.kind] : 'rows'
  if (request === 'row') return call(setDeckCard, { params, input: { ...changeOf(row), version } })
  if (request === 'removal') {
    const input = { slotType, finish, version }
    return call(removeDeckCard, { params: { deckId, scryfallId }, input })
  }
  if (request === 'printing' && to) {
    const input = { scryfallId, slotType, finish, to: printingOf(to), version }
    return call(changeDeckPrinting, { params, input })
  }
  const cards = rows.map((one, at) => differenceOf(one, step.before.rows[at]))
  const besides = { ...(facts && { facts }), ...(plan && { plan: planUpdateOf(plan) }) }
  return call(setDeckCards, { params, input: { cards, version, ...besides } })
}

/** The request of a step when it is first applied; undoing and redoing send all its rows. */
const requests: Readonly<Record<Step['kind'], 'row' | 'rows' | 'removal' | 'printing'>> = {
  add: 'row',
  quantity: 'row',
  mark: 'row',
  remove: 'removal',
  printing: 'printing',
  finish: 'rows',
  move: 'rows',
  several: 'rows',
  facts: 'rows',
  texts: 'rows',
}

/** Without the longest marks where they stay: many rows have to fit into a request. */
function differenceOf(row: DeckRow, before: DeckRow | undefined) {
  const { categories, note, ...change } = changeOf(row)
  return {
    ...change,
    ...(!(before && areSameCategories(before.categories, categories)) && { categories }),
    ...(before?.note !== note && { note }),
  }
}

function changeOf(row: DeckRow) {
  const { quantity, slotType, finish, role, isLocked, categories, note } = row
  return { ...printingOf(row), quantity, slotType, finish, role, isLocked, categories, note }
}

function printingOf({ scryfallId, cardName, tcgplayerId }: DeckRow) {
  return { scryfallId, cardName, tcgplayerId }
}
