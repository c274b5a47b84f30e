import {
  type Completion,
  type Completions,
  completeQuery,
  type QueryInTheMaking,
} from '@manafolio/contract'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { pause } from '../../../lib/pause.ts'
import { useReloadWhenExpired } from '../../../ui/use-reload-when-expired.ts'
import type { StoredSearch } from '../stored-search.ts'
import type { CaretText } from './caret-text.ts'
import { foldedInPlace, indexOfWord, typedText } from './folded.ts'
import { type FieldOption, searchOptions } from './search-options.ts'

const waitMs = 120

export interface OptionSources {
  /** The user's searches. */
  searches?: readonly StoredSearch[] | undefined
  /** The deck whose rows the query looks for, if it does: some keys mean something else there. */
  deckId?: QueryInTheMaking['deckId']
}

type Requested = CaretText & Pick<OptionSources, 'deckId'>

/**
 * The options for the text in the field since the last keystroke: searches of the user around what
 * completes the text.
 */
export function useOptions(text: string, { searches = [], deckId }: OptionSources) {
  const [requested, setRequested] = useState<CaretText>()
  // A text that changed other than by typing, such as with Back, requests nothing.
  const current = requested?.q === text ? requested : undefined
  const { answer, isSettled } = useCompletions(current && { ...current, deckId })
  const typed = current && answer ? text.slice(answer.from, current.at) : ''
  const completions = answer?.options.filter((option) => option.text !== typed) ?? []
  const options: FieldOption[] =
    current && isSettled
      ? [
          ...searchOptions(searches, 'saved', text),
          ...completions,
          ...searchOptions(searches, 'recent', text),
        ]
      : []

  return {
    options,
    typed,
    /** The position of the caret of the request. */
    caret: current?.at,
    /** The part of the text that an option replaces. */
    place: answer,
    request: (q: string, at: number) => setRequested({ q, at }),
    close: () => setRequested(undefined),
  }
}

/**
 * The completions at the caret; none are requested without a text, which is settled then. A request
 * is aborted when the next one is sent, and a failed one is ignored: the search itself reports the
 * failure.
 */
function useCompletions(requested: Requested | undefined) {
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
async function fetchCompletions(requested: Requested, signal: AbortSignal): Promise<Completions> {
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
