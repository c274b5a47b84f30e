import {
  type DeckCard,
  type DeckCardChange,
  type DeckDetail,
  type DeckRole,
  limits,
} from '@manafolio/contract'
import type { DeckChange, ListedDeck } from '@manafolio/deck'

export const listModes = ['add', 'replace'] as const
export type ListMode = (typeof listModes)[number]

type Deck = Pick<DeckDetail, 'cards' | 'commanderId' | 'commanderName'>

/** What puts a list into a deck. A list that names no commander leaves the one there is. */
export function listChange(deck: Deck, listed: ListedDeck, mode: ListMode): DeckChange {
  return mode === 'add' ? added(deck, listed) : replaced(deck, listed)
}

/** Copies of a card go to its row in the slot, whichever printing that is of. */
function added(deck: Deck, listed: ListedDeck): DeckChange {
  const changes = new Map<string, DeckCardChange>()
  const taken = takenRoles(deck)
  for (const card of listed.cards) {
    const row = rowFor(deck, card) ?? card
    const key = `${row.slotType} ${row.scryfallId}`
    const before = changes.get(key)?.quantity ?? (row === card ? 0 : row.quantity)
    const role = card.role && !taken.has(card.role) ? { role: card.role } : {}
    const quantity = Math.min(before + card.quantity, limits.deckQuantityMax)
    const { scryfallId, cardName, tcgplayerId, slotType } = row
    changes.set(key, { scryfallId, cardName, tcgplayerId, slotType, quantity, ...role })
  }
  const isLed = taken.has('commander')
  return { cards: [...changes.values()], ...(!isLed && leaderOf(listed)) }
}

/** What the list does not have goes; a row that stays keeps its lock. */
function replaced(deck: Deck, listed: ListedDeck): DeckChange {
  const isListed = (row: DeckCard) => listed.cards.some((card) => isSameRow(row, card))
  const gone = deck.cards.filter((row) => !isListed(row)).map((row) => emptied(row))
  const cards = listed.cards.map((card) => ({ ...card, role: card.role ?? null }))
  return { cards: [...gone, ...cards], ...leaderOf(listed) }
}

function leaderOf({ commanderId, commanderName }: ListedDeck): Pick<DeckChange, 'facts'> {
  return commanderId === null ? {} : { facts: { commanderId, commanderName } }
}

function rowFor({ cards }: Deck, card: DeckCardChange): DeckCard | undefined {
  const named = (row: DeckCard) => row.slotType === card.slotType && row.cardName === card.cardName
  return cards.find((row) => isSameRow(row, card)) ?? cards.find(named)
}

type Slot = Pick<DeckCard, 'scryfallId' | 'slotType'>

function isSameRow(one: Slot, other: Slot): boolean {
  return one.scryfallId === other.scryfallId && one.slotType === other.slotType
}

function emptied({ scryfallId, cardName, tcgplayerId, slotType }: DeckCard): DeckCardChange {
  return { scryfallId, cardName, tcgplayerId, slotType, quantity: 0 }
}

/** What some card of the deck is already. */
function takenRoles({ cards, commanderId, commanderName }: Deck): ReadonlySet<DeckRole> {
  const roles = new Set(cards.flatMap(({ role }) => role ?? []))
  if (commanderId !== null || commanderName !== null) roles.add('commander')
  return roles
}

/** What a change would do to a deck, in copies and rows. */
export interface ListEffect {
  before: number
  after: number
  come: number
  go: number
  rows: number
}

export function effectOf(deck: Pick<DeckDetail, 'cards'>, { cards }: DeckChange): ListEffect {
  const steps = cards.map((change) => {
    const there = deck.cards.find((row) => isSameRow(row, change))?.quantity ?? 0
    return { there, wanted: change.quantity }
  })
  const sum = (of: (step: { there: number; wanted: number }) => number) =>
    steps.reduce((all, step) => all + of(step), 0)
  const before = deck.cards.reduce((all, { quantity }) => all + quantity, 0)
  const come = sum(({ there, wanted }) => Math.max(wanted - there, 0))
  const go = sum(({ there, wanted }) => Math.max(there - wanted, 0))
  const newRows = sum(({ there, wanted }) => Math.sign(wanted) - Math.sign(there))
  return { before, after: before + come - go, come, go, rows: deck.cards.length + newRows }
}
