import { countsInDeck, type Deck } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { AppError } from '../errors.ts'
import type { Copies } from './card-store.ts'

/** The cover is a printing of one of the deck's cards, be it another one than the deck has. */
export function checkCover(
  catalogue: Catalogue,
  { coverId, commanderId }: Pick<Deck, 'coverId' | 'commanderId'>,
  cards: readonly Pick<Copies, 'scryfallId' | 'slotType'>[],
): void {
  if (coverId === null) return
  const ids = [...cards.filter(countsInDeck).map(({ scryfallId }) => scryfallId), commanderId]
  if (!ids.some((id) => id !== null && isSameCard(catalogue, id, coverId))) {
    throw new AppError('cover_not_in_deck')
  }
}

/** Printings that the catalogue does not know are compared by their ids. */
export function isSameCard(
  { printingById, columns }: Catalogue,
  one: string,
  other: string,
): boolean {
  if (one === other) return true
  const [first, second] = [printingById.get(one), printingById.get(other)]
  if (first === undefined || second === undefined) return false
  return columns.printingCard[first] === columns.printingCard[second]
}
