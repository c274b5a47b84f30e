import { createDeck } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { decksQuery } from '../../../../../card-kit/decks-query.ts'
import { call } from '../../../../../lib/api.ts'
import { isRefusal, messageOf } from '../../../../../lib/api-error.ts'
import { failureMessage } from '../../../../../lib/failure-message.ts'
import { type FileDeck, type FileDeckChange, requestOf } from './many-decks.ts'

type OnDeck = (id: number, change: FileDeckChange) => void

/**
 * Creates decks one after the other. One that is refused keeps its reason, and the others are
 * created. Those that there are already are not created again, however often this is called.
 */
export function useCreateDecks(onDeck: OnDeck) {
  const queryClient = useQueryClient()
  const [done, setDone] = useState(0)
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: async (decks: readonly FileDeck[]) => {
      setDone(0)
      for (const deck of decks) {
        await createOne(deck, onDeck)
        setDone((before) => before + 1)
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: decksQuery.queryKey }),
  })
  return {
    create: (decks: readonly FileDeck[]) =>
      !isPending && mutate(decks.filter((deck) => !deck.created)),
    /** Null unless decks are being created. */
    progress: isPending ? { done, total: variables.length } : null,
    failure:
      error && failureMessage(error, 'The connection was lost before all decks were created.'),
    /** All were tried. */
    isDone: isSuccess,
  }
}

async function createOne(deck: FileDeck, onDeck: OnDeck): Promise<void> {
  const { format } = deck.list
  if (deck.created || format === null) return
  const { input, sent } = requestOf(deck, format)
  // Stored before it is sent: a lost answer must not make it another request.
  onDeck(deck.id, { sent, failure: null })
  try {
    const created = await call(createDeck, { input, changeId: sent.changeId })
    onDeck(deck.id, { created })
  } catch (error) {
    if (!isRefusal(error)) throw error
    onDeck(deck.id, { failure: messageOf(error, 'It could not be created.') })
  }
}
