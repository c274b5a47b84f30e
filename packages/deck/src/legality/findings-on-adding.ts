import type { Card, CardFacts } from '@manafolio/contract'
import type { DeckEntry, DeckSheet } from '../deck-sheet.ts'
import type { Finding, RuleName } from './finding.ts'
import { legalityOf } from './legality.ts'
import { nameKey } from './ruled-deck.ts'

/** A card that may come into a deck. */
export interface AddedCard {
  card: Card
  facts: CardFacts
}

/** The rules that one more copy of a card can violate by itself. */
const rulesOfCards: ReadonlySet<RuleName> = new Set([
  'banned',
  'not_legal',
  'restricted',
  'not_released',
  'identity',
  'copies',
])

/**
 * What the rules of the format would say of a card with one more copy in the main deck: that it is banned,
 * off-color, one too many. `today` is yyyy-mm-dd.
 */
export function findingsOnAdding(sheet: DeckSheet, added: AddedCard, today: string): Finding[] {
  const { name } = added.card
  const entries = [...sheet.entries, entryOf(added)]
  return legalityOf({ ...sheet, entries }, today).filter(
    ({ rule, cardNames }) =>
      rulesOfCards.has(rule) && cardNames.some((one) => nameKey(one) === nameKey(name)),
  )
}

function entryOf({ card, facts }: AddedCard): DeckEntry {
  return {
    scryfallId: card.id,
    cardName: card.name,
    quantity: 1,
    slotType: 'main',
    place: 'main',
    row: null,
    isLocked: false,
    card,
    facts,
  }
}
