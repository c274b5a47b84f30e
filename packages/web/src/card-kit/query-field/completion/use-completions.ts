import { type Completions, completeQuery } from '@manafolio/contract'
import { skipToken, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useReloadWhenExpired } from '../../../ui/use-reload-when-expired.ts'
import type { CaretText } from './caret-text.ts'
import { stillFitting } from './still-fitting.ts'

const waitMs = 120

/**
 * What may be meant at the caret; nothing is asked for without a text. A question is given up as soon
 * as there is another, and one that fails is passed over in silence: the search itself will tell.
 */
export function useCompletions(asked: CaretText | undefined): Completions | undefined {
  const { data, error } = useQuery({
    queryKey: ['cards', 'complete', asked] as const,
    queryFn: asked ? ({ signal }) => fetchCompletions(asked, signal) : skipToken,
    placeholderData: (answer: Completions | undefined, query) => {
      const before = query?.queryKey[2]
      return answer && before && asked && stillFitting(answer, before, asked)
    },
  })
  useReloadWhenExpired(error)
  return data
}

/** Asks after a moment without another letter: until then the question may be given up. */
async function fetchCompletions(asked: CaretText, signal: AbortSignal): Promise<Completions> {
  await new Promise((resolve) => setTimeout(resolve, waitMs))
  signal.throwIfAborted()
  return call(completeQuery, { input: asked, signal })
}
