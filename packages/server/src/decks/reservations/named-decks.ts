import type { Deck, NamedDeck } from '@manafolio/contract'

/** The decks that are mentioned, each once. */
export function namedDecksIn(
  all: readonly { deck: Deck }[],
  mentioned: readonly { deckId: string }[],
): NamedDeck[] {
  const ids = new Set(mentioned.map(({ deckId }) => deckId))
  return all.flatMap(({ deck: { id, name, state } }) => (ids.has(id) ? [{ id, name, state }] : []))
}
