import {
  countsInDeck,
  type DeckCard,
  type DeckCardChange,
  type DeckDetail,
  type DeckRole,
  joinedCategories,
  limits,
  slotKey,
  slotTypes,
} from '@manafolio/contract'
import type { DeckChange, ListedDeck } from '@manafolio/deck'
import { slotPhrases } from '../../../../card-kit/slot-names.ts'
import { countOf, formatCount } from '../../../../lib/formats.ts'

export const listModes = ['add', 'replace'] as const
export type ListMode = (typeof listModes)[number]

type Deck = Pick<DeckDetail, 'cards' | 'commanderId' | 'commanderName' | 'commanderColor'>

/**
 * The change that adds a list to a deck, or replaces its cards. A list without a commander leaves the deck's
 * own.
 */
export function listChange(deck: Deck, listed: ListedDeck, mode: ListMode): DeckChange {
  return mode === 'add' ? added(deck, listed) : replaced(deck, listed)
}

/**
 * Copies of a card go to its row in the slot, whatever printing that row has; those of a finish that the
 * list names to a row of it.
 */
function added(deck: Deck, listed: ListedDeck): DeckChange {
  const changes = new Map<string, DeckCardChange>()
  const taken = takenRoles(deck)
  for (const card of listed.cards) {
    const row = rowFor(deck, card) ?? card
    const key = keyOf(row)
    const before = changes.get(key)?.quantity ?? (row === card ? 0 : row.quantity)
    const role = card.role && !taken.has(card.role) ? { role: card.role } : {}
    const quantity = Math.min(before + card.quantity, limits.deckQuantityMax)
    const { scryfallId, cardName, tcgplayerId, slotType, finish = 'nonfoil' } = row
    const there = changes.get(key) ?? row
    const marks = { ...role, ...categoriesOf(there, card), ...noteOf(there, card) }
    changes.set(key, { scryfallId, cardName, tcgplayerId, slotType, finish, quantity, ...marks })
  }
  const hasCommander = taken.has('commander')
  return { cards: [...changes.values()], ...(!hasCommander && leaderOf(deck, listed)) }
}

/** Those of the deck stay first. A list without categories leaves them as they are. */
function categoriesOf(there: Pick<DeckCardChange, 'categories'>, { categories }: DeckCardChange) {
  if (!categories) return there.categories && { categories: there.categories }
  return { categories: joinedCategories(there.categories ?? [], categories) }
}

/** A note that there is stays. */
function noteOf(there: Pick<DeckCardChange, 'note'>, { note }: Pick<DeckCardChange, 'note'>) {
  const joined = there.note ?? note
  return joined ? { note: joined } : {}
}

/** Cards that are not in the list are removed; a row that stays keeps its lock. */
function replaced(deck: Deck, listed: ListedDeck): DeckChange {
  const isListed = (row: DeckCard) => listed.cards.some((card) => isSameRow(row, card))
  const removed = deck.cards.filter((row) => !isListed(row)).map((row) => emptied(row))
  const cards = listed.cards.map((card) => ({ ...card, role: card.role ?? null }))
  return { cards: [...removed, ...cards], ...leaderOf(deck, listed) }
}

/** A list does not say which color is chosen for its commander: the one of the deck stays with its card. */
function leaderOf(deck: Deck, { commanderId, commanderName }: ListedDeck) {
  if (commanderId === null) return {}
  const commanderColor = commanderName === deck.commanderName ? deck.commanderColor : null
  return { facts: { commanderId, commanderName, commanderColor } }
}

function rowFor({ cards }: Deck, card: DeckCardChange): DeckCard | undefined {
  const { finish = 'nonfoil' } = card
  const named = (row: DeckCard) =>
    row.slotType === card.slotType &&
    row.cardName === card.cardName &&
    (finish === 'nonfoil' || row.finish === finish)
  return cards.find((row) => isSameRow(row, card)) ?? cards.find(named)
}

type Row = Pick<DeckCardChange, 'scryfallId' | 'slotType' | 'finish'>

function isSameRow(one: Row, other: Row): boolean {
  return keyOf(one) === keyOf(other)
}

function keyOf({ finish = 'nonfoil', ...slot }: Row): string {
  return slotKey({ ...slot, finish })
}

function emptied(row: DeckCard): DeckCardChange {
  const { scryfallId, cardName, tcgplayerId, slotType, finish } = row
  return { scryfallId, cardName, tcgplayerId, slotType, finish, quantity: 0 }
}

/** The roles that cards of the deck have already. */
function takenRoles({ cards, commanderId, commanderName }: Deck): ReadonlySet<DeckRole> {
  const roles = new Set(cards.flatMap(({ role }) => role ?? []))
  if (commanderId !== null || commanderName !== null) roles.add('commander')
  return roles
}

/** What a change would do to a deck, in copies; `rows` is the number of rows after it. */
export interface ListEffect {
  before: number
  after: number
  addedCopies: number
  removedCopies: number
  rows: number
}

export function effectOf(deck: Pick<DeckDetail, 'cards'>, { cards }: DeckChange): ListEffect {
  const steps = cards.filter(countsInDeck).map((change) => {
    const current = deck.cards.find((row) => isSameRow(row, change))?.quantity ?? 0
    return { current, target: change.quantity }
  })
  const sum = (of: (step: { current: number; target: number }) => number) =>
    steps.reduce((all, step) => all + of(step), 0)
  const before = deck.cards.filter(countsInDeck).reduce((all, { quantity }) => all + quantity, 0)
  const addedCopies = sum(({ current, target }) => Math.max(target - current, 0))
  const removedCopies = sum(({ current, target }) => Math.max(current - target, 0))
  const inDeck = new Set(deck.cards.map(keyOf))
  const newRows = cards.reduce(
    (all, change) => all + Math.sign(change.quantity) - Number(inDeck.has(keyOf(change))),
    0,
  )
  return {
    before,
    after: before + addedCopies - removedCopies,
    addedCopies,
    removedCopies,
    rows: deck.cards.length + newRows,
  }
}

export function copiesIn({ cards }: ListedDeck): number {
  return cards.filter(countsInDeck).reduce((sum, { quantity }) => sum + quantity, 0)
}

/** “60 in the main deck, 15 in the sideboard” */
export function formatSlots({ cards }: ListedDeck): string {
  const counts = slotTypes.map((slot) => {
    const inSlot = cards.filter(({ slotType }) => slotType === slot)
    return { slot, copies: inSlot.reduce((sum, { quantity }) => sum + quantity, 0) }
  })
  const filled = counts.filter(({ copies }) => copies > 0)
  const [only, other] = filled
  if (only?.slot === 'main' && !other) return 'All of them in the main deck'
  return filled
    .map(({ slot, copies }) => `${formatCount(copies)} in the ${slotPhrases[slot]}`)
    .join(', ')
}

/** The error for a deck with too many rows; null when there is none. */
export function tooManyMessage(rows: number): string | null {
  if (rows <= limits.deckCards) return null
  const maximum = limits.deckCards.toLocaleString('en-US')
  return `That would be ${countOf(rows, 'different printing')}: a deck can hold up to ${maximum}. Leave some out first.`
}
