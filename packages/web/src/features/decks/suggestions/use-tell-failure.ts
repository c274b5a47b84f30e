import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { explainFailure } from '../../../ui/explain-failure.ts'

/**
 * Tells once that suggestions fail, not with each card that comes into the deck meanwhile. Gives what
 * asks for them again, after which it is told again too.
 */
export function useTellFailure(query: UseQueryResult): () => void {
  const { error, refetch } = query
  const isGood = query.isSuccess && !query.isPlaceholderData
  const isTold = useRef(false)
  const tryAgain = useCallback(() => {
    isTold.current = false
    void refetch()
  }, [refetch])
  useEffect(() => {
    if (isGood) isTold.current = false
    if (!error || isTold.current) return
    isTold.current = true
    explainFailure(error, { ...failed, onRetry: tryAgain })
  }, [error, isGood, tryAgain])
  return tryAgain
}

const failed = {
  title: 'Failed to fetch suggestions',
  message: 'Could not load card suggestions. Please try again later.',
}
