import type { Card, DeckCard, DeckCardInDetail } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { presentCards } from '../cards/present.ts'

export interface CardDetails {
  cards: DeckCardInDetail[]
  commander: Card | null
}

/** What the printings of a deck are, as far as the catalogue knows. */
export function detailsOf(
  catalogue: Catalogue,
  cards: readonly DeckCard[],
  commanderId: string | null,
): CardDetails {
  const ids = [...cards.map(({ scryfallId }) => scryfallId), commanderId ?? '']
  const printings = ids.flatMap((id) => catalogue.printingById.get(id) ?? [])
  const known = new Map(presentCards(catalogue, printings).map((card) => [card.id, card]))
  return {
    cards: cards.map((card) => ({ ...card, card: known.get(card.scryfallId) ?? null })),
    commander: known.get(commanderId ?? '') ?? null,
  }
}
