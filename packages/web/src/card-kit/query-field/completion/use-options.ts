import { useState } from 'react'
import type { StoredSearch } from '../stored-search.ts'
import type { CaretText } from './caret-text.ts'
import { type FieldOption, searchOptions } from './search-options.ts'
import { type RequestedCompletions, useCompletions } from './use-completions.ts'

export interface OptionSources {
  /** The user's searches. */
  searches?: readonly StoredSearch[] | undefined
  /** The deck whose rows the query looks for, if it does: some keys mean something else there. */
  deckId?: RequestedCompletions['deckId']
}

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
