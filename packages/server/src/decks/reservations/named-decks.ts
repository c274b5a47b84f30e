import type { BuildState, Deck } from '@manafolio/contract'

interface NamedDeck {
  id: string
  name: string
  state: BuildState
}

/** The decks that are mentioned, each once. */
export function namedDecksIn(
  all: readonly { deck: Deck }[],
  mentioned: readonly { deckId: string }[],
): NamedDeck[] {
  const ids = new Set(mentioned.map(({ deckId }) => deckId))
  return all.flatMap(({ deck: { id, name, state } }) => (ids.has(id) ? [{ id, name, state }] : []))
}
