import type { Catalogue } from '@manafolio/search'
import type { Collection } from '../../collection/collection-cache.ts'
import { heldEntries, holdingsIn } from '../../collection/held.ts'
import { copiesIn } from '../../collection/variants.ts'
import type { CardKey } from './card-key.ts'

/** The copies of a card that are owned, in any printing, finish, condition and language. */
export type CountOwned = (card: CardKey) => number

/** Of a printing that the catalogue does not know, the card is unknown. */
export function ownedIn(collection: Collection, catalogue: Catalogue): CountOwned {
  const { cardCopies } = holdingsIn(collection, catalogue)
  const unknown = new Map<CardKey, number>()
  for (const { printing, entry, variants } of heldEntries(collection, catalogue)) {
    if (printing === undefined) unknown.set(entry.scryfallId, copiesIn(variants))
  }
  return (card) => (typeof card === 'number' ? cardCopies[card] : unknown.get(card)) ?? 0
}
