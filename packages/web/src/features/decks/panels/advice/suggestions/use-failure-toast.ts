import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { explainFailure } from '../../../../../ui/explain-failure.ts'

const failed = {
  title: 'Failed to fetch suggestions',
  message: 'Could not load card suggestions. Please try again later.',
}

/** Shows one toast while suggestions keep failing, and another after a retry fails. Returns the retry. */
export function useFailureToast(query: UseQueryResult): () => void {
  const { error, refetch } = query
  const isCurrent = query.isSuccess && !query.isPlaceholderData
  const isNotified = useRef(false)
  const retry = useCallback(() => {
    isNotified.current = false
    void refetch()
  }, [refetch])
  useEffect(() => {
    if (isCurrent) isNotified.current = false
    if (!error || isNotified.current) return
    isNotified.current = true
    explainFailure(error, { ...failed, onRetry: retry })
  }, [error, isCurrent, retry])
  return retry
}
