import type { DeckFormat } from '@manafolio/contract'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { changedDeck, type FileDeck, type FileDeckChange } from './many-decks.ts'
import { rereadFiles } from './read-files.ts'

/** The decks of an import, while the page is open. */
export function useFileDecks(initial: () => readonly FileDeck[]) {
  const [decks, setDecks] = useState(initial)
  const change = useCallback(
    (id: number, next: FileDeckChange) =>
      setDecks((before) => before.map((deck) => (deck.id === id ? changedDeck(deck, next) : deck))),
    [],
  )
  const rereading = useMutation({
    mutationFn: ({ some, format }: { some: readonly FileDeck[]; format: DeckFormat }) =>
      rereadFiles(some, format),
    onSuccess: (lists) =>
      setDecks((before) =>
        before.map((deck) => {
          const list = lists.get(deck.id)
          return list ? changedDeck(deck, { list }) : deck
        }),
      ),
  })
  return {
    decks,
    change,
    /** Reads lists again: the format decides which cards may be commanders. */
    setFormat: (some: readonly FileDeck[], format: DeckFormat) =>
      rereading.mutate({ some, format }),
    isReading: rereading.isPending,
    readingError: rereading.error,
  }
}
