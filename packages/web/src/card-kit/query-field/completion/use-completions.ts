import {
  type Completion,
  type Completions,
  completeQuery,
  type QueryInTheMaking,
} from '@manafolio/contract'
import { skipToken, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { pause } from '../../../lib/pause.ts'
import { useReloadWhenExpired } from '../../../ui/use-reload-when-expired.ts'
import type { CaretText } from './caret-text.ts'
import { foldedInPlace, indexOfWord, typedText } from './folded.ts'

const waitMs = 120

export type RequestedCompletions = CaretText & Pick<QueryInTheMaking, 'deckId'>

/**
 * The completions at the caret; none are requested without a text, which is settled then. A request
 * is aborted when the next one is sent, and a failed one is ignored: the search itself reports the
 * failure.
 */
export function useCompletions(requested: RequestedCompletions | undefined) {
  const isBlank = requested?.q.trim() === ''
  const { data, error } = useQuery({
    queryKey: ['cards', 'complete', requested] as const,
    queryFn:
      requested && !isBlank ? ({ signal }) => fetchCompletions(requested, signal) : skipToken,
    placeholderData: (answer: Completions | undefined, query) => {
      const before = query?.queryKey[2]
      return answer && before && requested && stillFitting(answer, before, requested)
    },
  })
  useReloadWhenExpired(error)
  return { answer: data, isSettled: isBlank || data !== undefined || error !== null }
}

/** Sends the request after a short pause in typing, and can be aborted until then. */
async function fetchCompletions(
  requested: RequestedCompletions,
  signal: AbortSignal,
): Promise<Completions> {
  await pause(waitMs, signal)
  return call(completeQuery, { input: requested, signal })
}

/**
 * The options of the previous response that will also be in the next one, so that the list need not
 * disappear meanwhile. Undefined unless the text only extends a word.
 */
export function stillFitting(
  answer: Completions,
  before: CaretText,
  now: CaretText,
): Completions | undefined {
  const length = now.q.length - before.q.length
  const added = now.q.slice(before.at, now.at)
  const isExtended =
    length > 0 &&
    now.at - before.at === length &&
    now.q === before.q.slice(0, before.at) + added + before.q.slice(before.at)
  if (!isExtended || !/^[\p{L}\p{N} '-]+$/u.test(added)) return undefined
  const typed = typedText(now.q.slice(answer.from, now.at))
  const options = answer.options.filter((option) => fits(option, typed))
  return { from: answer.from, to: answer.to + length, options }
}

function fits({ kind, text, label }: Completion, typed: string): boolean {
  if (kind === 'key') return foldedInPlace(text).startsWith(typed)
  if (kind === 'name') return typed.split(' ').every((word) => hasWord(label ?? text, word))
  return !typed.includes(' ') && indexOfWord(foldedInPlace(`${text} ${label ?? ''}`), typed) >= 0
}

function hasWord(text: string, beginning: string): boolean {
  return indexOfWord(foldedInPlace(text), beginning) >= 0
}
