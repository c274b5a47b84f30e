import { type Finish, finishes } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import type { Collection } from '../../collection/collection-cache.ts'
import { pilesIn } from '../reservations/wishes.ts'
import { type CardKey, cardKeyOf } from './card-key.ts'
import type { NamedCopies } from './named-copies.ts'

/**
 * Of cards the finishes in which a deck has them, if copies are owned and none of them in these.
 * Nothing where no copies are owned: then it is not the finish that is missing.
 */
export function unownedFinishesIn(
  collection: Collection,
  catalogue: Catalogue,
  named: readonly NamedCopies[],
): (card: CardKey) => Finish[] {
  const wanted = finishesByCard(catalogue, named)
  const piles = pilesIn(collection, catalogue, wanted)
  return (card) => {
    const [ofCard, owned] = [wanted.get(card), piles.get(card)]
    if (!ofCard || !owned || owned.some(({ finish }) => ofCard.has(finish))) return []
    return finishes.filter((finish) => ofCard.has(finish))
  }
}

function finishesByCard(
  catalogue: Catalogue,
  named: readonly NamedCopies[],
): ReadonlyMap<CardKey, ReadonlySet<Finish>> {
  const byCard = new Map<CardKey, Set<Finish>>()
  for (const { scryfallId, finish } of named) {
    const key = cardKeyOf(catalogue, scryfallId)
    byCard.set(key, (byCard.get(key) ?? new Set()).add(finish))
  }
  return byCard
}
