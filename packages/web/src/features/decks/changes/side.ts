import type { DeckDetail } from '@manafolio/contract'
import { type DeckRow, rowKey } from '../deck-actions.ts'
import { countsAfter } from './counts.ts'

export type DeckFacts = Pick<
  DeckDetail,
  'name' | 'format' | 'description' | 'commanderId' | 'commanderName'
>

/** How some rows of a deck are, and what is said of it. A row of 0 copies is not there. */
export interface Side {
  rows: readonly DeckRow[]
  facts?: Partial<DeckFacts>
}

/** The deck as a side says. Rows that are not concerned are the same objects. */
export function withSide(deck: DeckDetail, { rows, facts }: Side): DeckDetail {
  const next = { ...deck, ...facts, cards: rows.reduce(withRow, deck.cards) }
  const known = { ...next, commander: commanderOf(next, deck) }
  return { ...known, ...countsAfter(deck, known) }
}

/** Whether the deck is as a side says, in all that it says. */
export function isAt(deck: Pick<DeckDetail, 'cards'> & DeckFacts, { rows, facts }: Side): boolean {
  const there = new Map(deck.cards.map((row) => [rowKey(row), row]))
  return (
    rows.every((row) => isAlike(row, there.get(rowKey(row)))) &&
    factKeys.every((key) => facts?.[key] === undefined || said(facts[key]) === said(deck[key]))
  )
}

/** Of a row that is not there nothing but that is to be said. */
function isAlike(row: DeckRow, there: DeckRow | undefined): boolean {
  if (row.quantity !== (there?.quantity ?? 0)) return false
  return !there || (row.role === there.role && row.isLocked === there.isLocked)
}

/** What a deck says now of that which others say. */
export function factsLike(deck: DeckFacts, facts: Partial<DeckFacts>): Partial<DeckFacts> {
  return Object.fromEntries(Object.entries(deck).filter(([key]) => Object.hasOwn(facts, key)))
}

/** The server may call a commander by another of its names. */
const factKeys = ['name', 'format', 'description', 'commanderId'] as const

/** Nothing and an empty text say the same. */
const said = (fact: string | null | undefined) => fact?.trim() || null

function withRow(rows: DeckRow[], row: DeckRow): DeckRow[] {
  const key = rowKey(row)
  const isThere = rows.some((one) => rowKey(one) === key)
  if (row.quantity === 0) return isThere ? rows.filter((one) => rowKey(one) !== key) : rows
  if (isThere) return rows.map((one) => (rowKey(one) === key ? row : one))
  const next = rows.findIndex((one) => isBefore(row, one))
  return rows.toSpliced(next === -1 ? rows.length : next, 0, row)
}

/** As the server lists them: main cards first, then by name. */
function isBefore(one: DeckRow, other: DeckRow): boolean {
  if (one.slotType !== other.slotType) return one.slotType === 'main'
  return one.cardName.localeCompare(other.cardName, 'en') < 0
}

/** The new commander may be among the cards; if not, it is known when the deck is fetched again. */
function commanderOf({ commanderId, cards }: DeckDetail, before: DeckDetail) {
  if (commanderId === before.commanderId) return before.commander
  return cards.find(({ scryfallId }) => scryfallId === commanderId)?.card ?? null
}
