import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isSessionExpired } from '../../../lib/api-error.ts'
import { toastFailure } from '../../../ui/toast.ts'
import { useReloadWhenExpired } from '../../../ui/use-reload-when-expired.ts'
import { foundCardsQuery } from './found-cards.ts'
import type { Question } from './question.ts'

export type FoundCardsState = ReturnType<typeof useFoundCards>

/** What a question finds; what the one before found is there until that is known. */
export function useFoundCards(question: Question) {
  const search = useQuery({ ...foundCardsQuery(question), placeholderData: keepPreviousData })
  const isAnswered = search.isSuccess && !search.isPlaceholderData
  const failure = useToldFailure(search.error, isAnswered)
  useReloadWhenExpired(search.error)
  return {
    found: search.data,
    isAnswered,
    error: search.error,
    /** Somebody asks the same once more, and wants to be told whatever comes of it. */
    askAgain: () => {
      failure.forget()
      void search.refetch()
    },
  }
}

/** Tells that a search failed: not for each letter typed while none is answered, but once. */
function useToldFailure(error: Error | null, isAnswered: boolean) {
  const isTold = useRef(false)
  useEffect(() => {
    if (isAnswered) isTold.current = false
    if (!error || isTold.current || isSessionExpired(error)) return
    isTold.current = true
    tellSearchFailed()
  }, [error, isAnswered])
  return {
    forget: () => {
      isTold.current = false
    },
  }
}

export function tellSearchFailed(): void {
  toastFailure('Search failed', 'Could not search for cards.')
}
