import type { Deck, DeckState } from '@manafolio/contract'
import type { Deps } from '../deps.ts'
import { listDeckCards } from './card-store.ts'
import { worthOf } from './worth.ts'

/**
 * A deck with its numbers and cards, which are read after it: when somebody changes it meanwhile they
 * are newer than the version that it tells, so that no change is ever made of cards nobody saw.
 */
export async function stateOf(
  db: Deps['db'],
  { catalogue }: Pick<Deps, 'catalogue'>,
  deck: Deck,
): Promise<DeckState> {
  const cards = await listDeckCards(db, deck.userId, deck.id)
  return { ...deck, ...worthOf(catalogue.current(), deck, cards), cards }
}
