import type { Catalogue } from '@manafolio/search'
import { presentCards } from '../cards/present.ts'

/**
 * What the catalogue calls printings, by their ids; those that it does not know are not among them.
 */
export function namesOf(catalogue: Catalogue, scryfallIds: readonly string[]): Map<string, string> {
  const printings = scryfallIds.flatMap((id) => catalogue.printingById.get(id) ?? [])
  return new Map(presentCards(catalogue, printings).map(({ id, name }) => [id, name]))
}

/** Cards by their names in the catalogue; others by their given names. */
export function named<Card extends { scryfallId: string; cardName: string }>(
  catalogue: Catalogue,
  cards: readonly Card[],
): Card[] {
  const names = namesOf(
    catalogue,
    cards.map(({ scryfallId }) => scryfallId),
  )
  return cards.map((card) => ({ ...card, cardName: names.get(card.scryfallId) ?? card.cardName }))
}
