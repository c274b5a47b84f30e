import {
  areSameDeckCategories,
  areSameMarks,
  type Deck,
  type DeckCard,
  type DeckCardMarks,
  type DeckChangeKind,
  type DeckFactsThen,
  type DeckSlot,
  type TextEdits,
} from '@manafolio/contract'

/** Some copies of a row as they were once. */
export interface CopiesThen extends DeckCardMarks {
  cardName: string
  tcgplayerId: number | null
  quantity: number
}

/** What a change did to a row; null is no copies. */
export interface RowChange extends DeckSlot {
  before: CopiesThen | null
  after: CopiesThen | null
}

/** What made a version of a deck. */
export interface RecordedChange {
  version: number
  happenedAt: string
  kind: DeckChangeKind
  /** For one that was brought back: the version as which. */
  restoredVersion: number | null
  /** Null where only cards changed, and before a deck was made. */
  factsBefore: DeckFactsThen | null
  factsAfter: DeckFactsThen | null
  cards: readonly RowChange[]
  /** Null where no text changed, and when the deck was made. */
  texts: TextEdits | null
}

export function factsThenOf(deck: Deck): DeckFactsThen {
  const { name, format, commanderId, commanderName, commanderColor } = deck
  const { description, coverId, state, categories } = deck
  const leader = { commanderId, commanderName, commanderColor }
  return { name, format, ...leader, description, coverId, state, categories }
}

export function haveSameFacts(one: Deck, other: Deck): boolean {
  const facts = [
    'name',
    'format',
    'commanderId',
    'commanderName',
    'commanderColor',
    'description',
    'state',
    'coverId',
  ] as const
  const areSame = facts.every((key) => one[key] === other[key])
  return areSame && areSameDeckCategories(one.categories, other.categories)
}

export function areSameCopies(one: CopiesThen, other: CopiesThen): boolean {
  const facts = ['cardName', 'tcgplayerId', 'quantity'] as const
  return facts.every((key) => one[key] === other[key]) && areSameMarks(one, other)
}

/** Of two states of one row; nothing when they are the same. */
export function rowChangeOf(
  before: DeckCard | undefined,
  after: DeckCard | undefined,
): RowChange | undefined {
  const row = after ?? before
  if (!row || (before && after && areSameCopies(before, after))) return undefined
  const { scryfallId, slotType, finish } = row
  return { scryfallId, slotType, finish, before: copiesOf(before), after: copiesOf(after) }
}

function copiesOf(card: DeckCard | undefined): CopiesThen | null {
  if (!card) return null
  const { cardName, tcgplayerId, quantity, role, isLocked, categories, note } = card
  return { cardName, tcgplayerId, quantity, role, isLocked, categories, note }
}
