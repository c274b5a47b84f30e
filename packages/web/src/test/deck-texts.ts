import {
  type DeckTexts,
  findMentionedCards,
  getDeckTexts,
  type MentionedCard,
  noTexts,
  setDeckTexts,
} from '@manafolio/contract'
import type { handlerFor, State } from './deck-server.ts'
import { definedOf, findDeck, writeDeck } from './deck-writes.ts'

export function freshTexts() {
  return {
    /** The texts of decks by their ids. */
    texts: {} as Record<string, DeckTexts>,
    /** The cards that a primer can mention. */
    mentionable: [] as MentionedCard[],
  }
}

/** The notes on decks and their primers. */
export function textHandlers(state: State, on: ReturnType<typeof handlerFor>) {
  const textsOf = (id: string) => state.texts[id] ?? noTexts
  return [
    on(getDeckTexts, (_, { id }) => ({ ...textsOf(id), version: findDeck(state, id).version })),
    on(setDeckTexts, ({ version, ...texts }, { id }) => {
      const written = writeDeck(state, { id, version }, () => ({}))
      state.texts[id] = { ...textsOf(id), ...definedOf(texts) }
      return written
    }),
    on(findMentionedCards, ({ mentions }) => ({
      cards: state.mentionable.filter(({ mention }) => mentions.includes(mention)),
    })),
  ]
}
