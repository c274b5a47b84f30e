import { type CountedSlot, countsInDeck, type DeckRole, type SlotType } from '@manafolio/contract'

/** The parts of a deck that are compared: rows of any printings. What is only considered is left out. */
export interface ComparableDeck {
  cards: readonly ComparableRow[]
  commanderName?: string | null
}

export interface ComparableRow {
  cardName: string
  quantity: number
  slotType: SlotType
  role?: DeckRole | null
}

/** Copies of a card in a slot of two decks, in all printings together; 0 where there are none. */
export interface ComparedCard {
  cardName: string
  slotType: CountedSlot
  one: number
  other: number
}

export interface DeckComparison {
  /** Main deck before sideboard, each by name. */
  cards: readonly ComparedCard[]
  /** The names of the decks' leaders, sorted. */
  leaders: { one: readonly string[]; other: readonly string[] }
  /** True when the decks have the same cards in the same slots, and the same leaders. */
  isSame: boolean
}

export const comparedKinds = ['only_one', 'only_other', 'quantity', 'same'] as const
export type ComparedKind = (typeof comparedKinds)[number]

/** Compares two decks card by card: printings of a card count as one, slots are separate. */
export function comparedDecks(one: ComparableDeck, other: ComparableDeck): DeckComparison {
  const copies = { one: copiesOf(one), other: copiesOf(other) }
  const slots = new Map([...copies.one, ...copies.other])
  const cards = [...slots].map(([key, { cardName, slotType }]) => ({
    cardName,
    slotType,
    one: copies.one.get(key)?.quantity ?? 0,
    other: copies.other.get(key)?.quantity ?? 0,
  }))
  const leaders = { one: leadersOf(one), other: leadersOf(other) }
  return { cards: cards.sort(bySlotAndName), leaders, isSame: isSame(cards, leaders) }
}

export function comparedKindOf({ one, other }: ComparedCard): ComparedKind {
  if (other === 0) return 'only_one'
  if (one === 0) return 'only_other'
  return one === other ? 'same' : 'quantity'
}

type SlotCopies = Pick<ComparedCard, 'cardName' | 'slotType'> & { quantity: number }

function copiesOf({ cards }: ComparableDeck): Map<string, SlotCopies> {
  const slots = new Map<string, SlotCopies>()
  for (const { cardName, slotType, quantity } of cards.filter(countsInDeck)) {
    if (quantity === 0) continue
    const key = `${slotType} ${cardName}`
    const before = slots.get(key)?.quantity ?? 0
    slots.set(key, { cardName, slotType, quantity: before + quantity })
  }
  return slots
}

function leadersOf({ commanderName, cards }: ComparableDeck): string[] {
  const others = cards.filter(({ role }) => role === 'commander').map(({ cardName }) => cardName)
  const names = commanderName ? [commanderName, ...others] : others
  return [...new Set(names)].sort(byName)
}

function isSame(cards: readonly ComparedCard[], { one, other }: DeckComparison['leaders']) {
  return (
    cards.every((card) => comparedKindOf(card) === 'same') &&
    one.length === other.length &&
    one.every((name, place) => name === other[place])
  )
}

function bySlotAndName(a: ComparedCard, b: ComparedCard): number {
  if (a.slotType !== b.slotType) return a.slotType === 'main' ? -1 : 1
  return byName(a.cardName, b.cardName)
}

const { compare: byName } = new Intl.Collator('en')
