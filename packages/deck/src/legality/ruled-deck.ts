import type { Card, CardFacts } from '@manafolio/contract'
import { copiesOf, type DeckEntry, type DeckSheet, type Place } from '../deck-sheet.ts'
import type { Finding } from './finding.ts'

/** A deck to be checked against its rules. */
export interface RuledDeck {
  sheet: DeckSheet
  /** Its format's name in sentences. */
  formatName: string
  /** What leads decks of the format; null where nothing does. */
  leaderWord: LeaderWord | null
  /** As yyyy-mm-dd. */
  today: string
  cards: readonly NamedCard[]
}

export type LeaderWord = 'commander' | 'oathbreaker'

export type Rule = (deck: RuledDeck) => Finding[]

/** All entries of a card in a deck, in any printing and place. */
export interface NamedCard {
  name: string
  entries: readonly DeckEntry[]
  copies: number
  /** Null when the catalogue knows none of its printings. */
  known: KnownCard | null
}

export interface KnownCard {
  card: Card
  facts: CardFacts
}

export function namedCards(entries: readonly DeckEntry[]): NamedCard[] {
  const byName = new Map<string, DeckEntry[]>()
  for (const entry of entries) {
    const key = nameKey(entry.card?.name ?? entry.cardName)
    const same = byName.get(key)
    if (same) same.push(entry)
    else byName.set(key, [entry])
  }
  return [...byName.values()].map(namedCard)
}

function namedCard(entries: readonly DeckEntry[]): NamedCard {
  const known = entries.find(({ card, facts }) => card && facts) ?? entries[0]
  return {
    name: known?.cardName ?? '',
    entries,
    copies: copiesOf(entries),
    known: known ? knownOf(known) : null,
  }
}

/** The cards in a place, with their entries there. */
export function cardsIn({ cards }: RuledDeck, place: Place): [DeckEntry, ...DeckEntry[]][] {
  return cards.flatMap(({ entries }) => {
    const [first, ...others] = entries.filter((entry) => entry.place === place)
    return first ? [[first, ...others]] : []
  })
}

export function knownOf({ card, facts }: DeckEntry): KnownCard | null {
  return card && facts ? { card, facts } : null
}

/** CR 201.2: a card is identified by its English name; the name of its front is enough. */
export function nameKey(name: string): string {
  const [front = name] = name.split(' // ', 1)
  return front.toLowerCase()
}
