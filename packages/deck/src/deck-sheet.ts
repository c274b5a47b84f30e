import {
  type Card,
  type CardFacts,
  type CountedSlot,
  countsInDeck,
  type DeckCardInDetail,
  type DeckDetail,
} from '@manafolio/contract'

/** The part a card plays in its deck. Commanders and signature spells are in the main deck. */
export type Place = 'commander' | 'signature_spell' | 'companion' | 'main' | 'side'

/** Identical copies of a printing in a deck. Those that are only considered are none. */
export interface DeckEntry {
  scryfallId: string
  cardName: string
  quantity: number
  slotType: CountedSlot
  place: Place
  /** Its row. A commander that is not among the cards has none. */
  row: DeckCardInDetail | null
  /** Protected from cuts. */
  isLocked: boolean
  /** Null when the catalogue does not know the printing. */
  card: Card | null
  facts: CardFacts | null
}

/** A deck as the rules see it. */
export interface DeckSheet
  extends Pick<DeckDetail, 'format' | 'commanderId' | 'commanderName' | 'commanderColor'> {
  entries: readonly DeckEntry[]
}

export type SheetDeck = Pick<
  DeckDetail,
  'format' | 'commanderId' | 'commanderName' | 'commanderColor' | 'commander' | 'cards'
>

/** Facts of printings by their ids. */
export type FactsById = ReadonlyMap<string, CardFacts>

/**
 * Splits the rows of a deck by the part of their copies. The commander is one of the main cards, or
 * separate from them; of a row with a role, one copy has it.
 */
export function sheetOf(deck: SheetDeck, facts: FactsById): DeckSheet {
  const { format, commanderId, commanderName, commanderColor } = deck
  const leader = leaderRow(deck)
  const rows = deck.cards
    .filter(countsInDeck)
    .flatMap((row) => entriesOf(row, facts, row === leader))
  const beside = leader ? [] : commanderBeside(deck, facts)
  const entries = [...beside, ...rows]
  return { format, commanderId, commanderName, commanderColor, entries }
}

/** The main-deck row of the commander, in this printing or any other. */
export function leaderRow({
  commanderId,
  commanderName,
  cards,
}: Pick<SheetDeck, 'commanderId' | 'commanderName' | 'cards'>): DeckCardInDetail | undefined {
  if (commanderId === null && commanderName === null) return undefined
  const main = cards.filter(({ slotType }) => slotType === 'main')
  return (
    main.find(({ scryfallId }) => scryfallId === commanderId) ??
    main.find(({ cardName }) => cardName === commanderName)
  )
}

type CountedRow = DeckCardInDetail & { slotType: CountedSlot }

function entriesOf(row: CountedRow, facts: FactsById, isLeader: boolean): DeckEntry[] {
  const { slotType, quantity } = row
  const role = isLeader ? 'commander' : row.role
  if (role === null) return [entryOf(row, facts, slotType, quantity)]
  const others = quantity > 1 ? [entryOf(row, facts, slotType, quantity - 1)] : []
  return [entryOf(row, facts, role, 1), ...others]
}

function entryOf(row: CountedRow, facts: FactsById, place: Place, quantity: number): DeckEntry {
  const { scryfallId, cardName, slotType, isLocked, card } = row
  const known = facts.get(scryfallId) ?? null
  return { scryfallId, cardName, quantity, slotType, place, row, isLocked, card, facts: known }
}

function commanderBeside(deck: SheetDeck, facts: FactsById): DeckEntry[] {
  const { commanderId, commander } = deck
  const cardName = commander?.name ?? deck.commanderName
  if (cardName === null) return []
  const scryfallId = commanderId ?? commander?.id ?? ''
  const what = { scryfallId, cardName, quantity: 1, slotType: 'main', place: 'commander' } as const
  return [
    { ...what, row: null, isLocked: true, card: commander, facts: facts.get(scryfallId) ?? null },
  ]
}

/** The total copies of entries. */
export function copiesOf(entries: readonly Pick<DeckEntry, 'quantity'>[]): number {
  return entries.reduce((sum, { quantity }) => sum + quantity, 0)
}

export function entriesIn({ entries }: DeckSheet, ...places: readonly Place[]): DeckEntry[] {
  return entries.filter(({ place }) => places.includes(place))
}

/** The main deck with its commanders and signature spells. */
export function mainOf({ entries }: DeckSheet): DeckEntry[] {
  return entries.filter(({ slotType }) => slotType === 'main')
}
