import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isSessionExpired } from '../../../../lib/api-error.ts'
import { toastFailure } from '../../../../ui/toast.ts'
import { useReloadWhenExpired } from '../../../../ui/use-reload-when-expired.ts'
import { foundCardsQuery } from './found-cards.ts'
import type { Question } from './question.ts'

export type FoundCardsState = ReturnType<typeof useFoundCards>

/** The results of a request; those of the previous request until they load. */
export function useFoundCards(question: Question) {
  const search = useQuery({ ...foundCardsQuery(question), placeholderData: keepPreviousData })
  const isAnswered = search.isSuccess && !search.isPlaceholderData
  const failure = useFailureNotice(search.error, isAnswered)
  useReloadWhenExpired(search.error)
  return {
    found: search.data,
    isAnswered,
    error: search.error,
    /** Searches again, and shows a toast again if that fails. */
    retry: () => {
      failure.reset()
      void search.refetch()
    },
  }
}

/** Shows one toast for a failing search, not one for each keystroke. */
function useFailureNotice(error: Error | null, isAnswered: boolean) {
  const isNotified = useRef(false)
  useEffect(() => {
    if (isAnswered) isNotified.current = false
    if (!error || isNotified.current || isSessionExpired(error)) return
    isNotified.current = true
    notifySearchFailed()
  }, [error, isAnswered])
  return {
    reset: () => {
      isNotified.current = false
    },
  }
}

export function notifySearchFailed(): void {
  toastFailure('Search failed', 'Could not search for cards.')
}
