import type { Deck, DeckState } from '@manafolio/contract'
import type { Deps } from '../deps.ts'
import { listDeckCards } from './card-store.ts'
import { valuationOf } from './valuation.ts'

/**
 * A deck with its numbers and cards, which are read after it: after a concurrent change they
 * are newer than its version, so that no change is ever based on unseen cards.
 */
export async function stateOf(
  db: Deps['db'],
  { catalogue }: Pick<Deps, 'catalogue'>,
  deck: Deck,
): Promise<DeckState> {
  const cards = await listDeckCards(db, deck.userId, deck.id)
  return { ...deck, ...valuationOf(catalogue.current(), deck, cards), cards }
}
