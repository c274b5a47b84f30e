import type { Card, DeckDetail, DeckState } from '@manafolio/contract'
import type { DeckRow } from '../deck-actions.ts'

/**
 * A deck as an answer tells it, with what is known of its cards: from before, and from the rows that
 * were written.
 */
export function answeredDeck(
  before: DeckDetail,
  { cards, ...deck }: DeckState,
  written: readonly DeckRow[],
): DeckDetail {
  const known = new Map<string, Card | null>(
    [...written, ...before.cards].map(({ scryfallId, card }) => [scryfallId, card]),
  )
  const isSame = deck.commanderId === before.commanderId
  return {
    ...deck,
    cards: cards.map((row) => ({ ...row, card: known.get(row.scryfallId) ?? null })),
    commander: isSame ? before.commander : (known.get(deck.commanderId ?? '') ?? null),
  }
}

/** Whether the deck names cards of which nobody here was told what they are. */
export function hasStrangers(before: DeckDetail, after: DeckDetail): boolean {
  const unknown = new Set(before.cards.filter(({ card }) => !card).map((row) => row.scryfallId))
  const hasNewCommander = after.commanderId !== before.commanderId && after.commanderId !== null
  return (
    after.cards.some(({ card, scryfallId }) => !card && !unknown.has(scryfallId)) ||
    (hasNewCommander && !after.commander)
  )
}
