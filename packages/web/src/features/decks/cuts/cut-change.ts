import type { DeckChange } from '@manafolio/deck'
import type { DeckRow } from '../deck-actions.ts'

/** One copy less of each of these rows. */
export function cutChange(rows: readonly DeckRow[]): DeckChange {
  return {
    cards: rows.map(
      ({ scryfallId, cardName, tcgplayerId, slotType, quantity, role, isLocked }) => ({
        ...{ scryfallId, cardName, tcgplayerId, slotType, role, isLocked },
        quantity: quantity - 1,
      }),
    ),
  }
}
