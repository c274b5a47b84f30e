import { cardParams, getRandomCard, pages } from '@manafolio/contract'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../lib/api.ts'
import { messageOf } from '../lib/api-error.ts'
import { useSingleKeys } from '../lib/single-keys.ts'
import { useShortcut } from '../lib/use-shortcut.ts'
import { explainFailure } from '../ui/explain-failure.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** On the page of a random card: the query that found it; empty for a card of all. */
    surpriseQuery?: string
  }
}

/** The browser keeps the state for longer than a version of the pages lasts, so it is checked. */
export function readSurpriseQuery(state: { surpriseQuery?: unknown }): string | undefined {
  return typeof state.surpriseQuery === 'string' ? state.surpriseQuery : undefined
}

/** As a button does, and the key R. */
export function useSurprise(query: string) {
  const { isPending, mutate } = useRandomCard(query)
  const hasKey = useSingleKeys()
  const go = () => !isPending && mutate()
  useShortcut('r', go)
  return { isPending, hasKey, go }
}

/** Goes to the page of a random card of those that a query finds; of all with an empty one. */
export function useRandomCard(query: string) {
  const navigate = useNavigate()
  const random = useMutation({
    mutationFn: () => call(getRandomCard, { input: { q: query } }),
    onSuccess: (address) =>
      navigate({ to: pages.card, params: cardParams(address), state: { surpriseQuery: query } }),
    onError: (error) =>
      explainFailure(error, {
        title: 'No surprise this time',
        message: messageOf(error, 'No card could be drawn. Check your connection and try again.'),
        onRetry: () => random.mutate(),
      }),
  })
  return random
}
