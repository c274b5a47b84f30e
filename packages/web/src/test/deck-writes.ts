import {
  type Card,
  changedTags,
  type DeckCardChange,
  type DeckCardMarks,
  type DeckDetail,
  type DeckPrinting,
  type DeckSlot,
  type Finish,
  joinedMarks,
  type NewDeck,
  noMarks,
  type OrganizedDeck,
  plainRow,
} from '@manafolio/contract'
import { cardNamed, deckOf, numbersOf, summaryOf } from './decks.ts'
import { refusal } from './refusal.ts'

/** The parts of the server's state that writes change. */
interface State {
  decks: DeckDetail[]
  found: Record<string, Card[]>
}

export function findDeck({ decks }: State, id: string): DeckDetail {
  const deck = decks.find((one) => one.id === id)
  if (!deck) throw refusal(404, 'deck_not_found')
  return deck
}

export function deleteDeckOf(state: State, id: string): void {
  const gone = findDeck(state, id)
  state.decks = state.decks.filter((deck) => deck !== gone)
}

/** The deck as it is kept from then on; its version stays. */
export function organizedIn(state: State, change: OrganizedDeck) {
  const deck = findDeck(state, change.id)
  const { folder = deck.folder, isPinned = deck.isPinned, addTags, removeTags } = change
  const tags = changedTags(deck.tags, { add: addTags ?? [], remove: removeTags ?? [] })
  Object.assign(deck, { folder, isPinned, tags })
  return summaryOf(deck)
}

/** Without the keys whose values are undefined. */
export function definedOf<Facts extends object>(facts: Facts) {
  const entries = Object.entries(facts).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [Key in keyof Facts]?: Exclude<Facts[Key], undefined> } // the same keys
}

export function makeDeck(state: State, { name, format, cards = [], ...facts }: NewDeck) {
  const empty = deckOf({
    ...{ id: `deck-${state.decks.length + 1}`, name, format },
    commanderId: facts.commanderId ?? null,
    commanderName: facts.commanderName ?? null,
    commanderColor: facts.commanderColor ?? null,
    description: facts.description ?? null,
  })
  const rows = withRows(state, empty, cards)
  const deck = { ...empty, ...rows, ...numbersOf(rows.cards) }
  state.decks = [deck, ...state.decks]
  return summaryOf(deck)
}

/** Counts versions as the real server does. */
export function writeDeck(
  state: State,
  { id, version }: { id: string; version: number | undefined },
  change: (deck: DeckDetail) => Partial<DeckDetail>,
) {
  const deck = findDeck(state, id)
  if (version !== undefined && version !== deck.version) throw refusal(409, 'deck_changed')
  const changed = { ...deck, ...change(deck), version: deck.version + 1 }
  const next = { ...changed, ...numbersOf(changed.cards) }
  state.decks = state.decks.map((one) => (one === deck ? next : one))
  const cards = next.cards.map(({ card: _, ...row }) => row)
  return { ...summaryOf(next), cards }
}

/** The tests' rows are named with their finish, or are nonfoil. */
type Slot = Omit<DeckSlot, 'finish'> & { finish?: Finish | undefined }

export function withoutRow({ cards }: DeckDetail, slot: Slot) {
  return { cards: cards.filter((row) => !isAt(row, slot)) }
}

function isAt(row: Slot, { scryfallId, slotType, finish = 'nonfoil' }: Slot): boolean {
  return row.scryfallId === scryfallId && row.slotType === slotType && row.finish === finish
}

export function withRows(state: State, deck: DeckDetail, changes: DeckCardChange[]) {
  let { cards } = deck
  for (const change of changes) {
    const others = cards.filter((row) => !isAt(row, change))
    cards = change.quantity === 0 ? others : [...others, rowFor(state, deck, change)]
  }
  return { cards }
}

function rowFor({ found }: State, deck: DeckDetail, change: DeckCardChange) {
  const known = [...deck.cards.map(({ card }) => card), ...Object.values(found).flat()]
  const card = known.find((one) => one?.id === change.scryfallId) ?? cardNamed(change.cardName)
  const there = deck.cards.find((row) => isAt(row, change))
  const { tcgplayerId = null } = change
  const marks = { ...plainRow, ...there, ...definedOf(change) }
  return {
    ...marks,
    ...change,
    ...marksOf(marks),
    tcgplayerId,
    deckId: deck.id,
    withdrawnAt: null,
    addedAt: null,
    finish: change.finish ?? 'nonfoil',
    card,
  }
}

function marksOf({ role, isLocked, categories, note }: DeckCardMarks): DeckCardMarks {
  return { role, isLocked, categories, note }
}

export function withPrinting(
  state: State,
  deck: DeckDetail,
  { to, ...slot }: Slot & { to: DeckPrinting & { finish?: Finish | undefined } },
) {
  const row = deck.cards.find((one) => isAt(one, slot))
  if (!row) throw refusal(404, 'card_not_in_deck', 'Card not found in deck')
  const target = { ...slot, scryfallId: to.scryfallId, finish: to.finish ?? slot.finish }
  const there = deck.cards.find((one) => isAt(one, target))
  const quantity = row.quantity + (there?.quantity ?? 0)
  const gone = { ...slot, cardName: row.cardName, quantity: 0 }
  const marks = joinedMarks(there ?? noMarks, row)
  return withRows(state, deck, [gone, { ...to, ...marks, ...target, quantity }])
}
