import { type DeckDetail, findInDeck, slotKey } from '@manafolio/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '../../../../lib/api.ts'
import { collectionKey } from '../../../../lib/collection-key.ts'
import { useReloadWhenExpired } from '../../../../ui/use-reload-when-expired.ts'
import { commanderRowId } from '../../kit/rows/deck-sections.ts'

/** What becomes of the cards that are not found. */
export const findModes = ['filter', 'highlight'] as const
export type FindMode = (typeof findModes)[number]

export type DeckFind = ReturnType<typeof useDeckFind>

const pauseMs = 200

/** A search of the rows of a deck, by their ids; until it is answered, the previous answer stays. */
export function useDeckFind({ id, version }: DeckDetail) {
  const [text, setText] = useState('')
  const [mode, setMode] = useState<FindMode>('filter')
  const [q] = useDebouncedValue(text.trim(), pauseMs)
  const isBlank = q === '' || text.trim() === ''
  const { data, error, isFetching, refetch } = useQuery({
    // Under the key of the collection, because it looks at what is owned and free.
    queryKey: [...collectionKey, 'find-in-deck', id, version, q] as const,
    queryFn: isBlank
      ? skipToken
      : ({ signal }) => call(findInDeck, { params: { id }, input: { q }, signal }),
    placeholderData: (before, query) => (query?.queryKey[2] === id ? before : undefined),
    refetchOnMount: 'always', // another deck may have changed
  })
  useReloadWhenExpired(error)
  const answer = isBlank ? undefined : data
  const found = useMemo(
    () =>
      answer
        ? new Set([...answer.slots.map(slotKey), ...(answer.hasCommander ? [commanderRowId] : [])])
        : null,
    [answer],
  )
  return {
    ...{ deckId: id, text, setText, mode, setMode, found, isFetching },
    warnings: answer?.warnings ?? [],
    error: isBlank ? null : error,
    retry: () => void refetch(),
  }
}
