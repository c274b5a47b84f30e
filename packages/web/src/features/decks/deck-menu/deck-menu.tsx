import type { DeckDetail } from '@manafolio/contract'

/** What is done with a deck as a whole. */
export function DeckMenu({ deck }: { deck: DeckDetail }) {
  return <span hidden>{deck.name}</span>
}
