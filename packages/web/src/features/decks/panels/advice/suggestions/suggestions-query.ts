import { getDeckSuggestions, type InputOf, type OutputOf } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../../lib/api.ts'
import { adviceKeyOf } from '../advice-key.ts'

export type AdviceChoice = InputOf<typeof getDeckSuggestions>
export type Advice = OutputOf<typeof getDeckSuggestions>

interface DeckVersion {
  id: string
  version: number
}

export function suggestionsKeyOf(deckId: string) {
  return [...adviceKeyOf(deckId), 'suggestions']
}

/** The server's suggestions for a version of a deck. */
export function suggestionsQuery({ id, version }: DeckVersion, input: AdviceChoice = {}) {
  return queryOptions({
    queryKey: [...suggestionsKeyOf(id), version, input],
    queryFn: ({ signal }): Promise<Advice> =>
      call(getDeckSuggestions, { params: { id }, input, signal }),
    placeholderData: (before, query) => (query?.queryKey[2] === id ? before : undefined),
    refetchOnMount: 'always',
    refetchOnReconnect: true, // only failed queries are refetched
  })
}
