import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { onceReachable } from '../../../lib/use-connection.ts'

/** Does again what had no answer as soon as the server can be reached; null when nothing waits. */
export function useAgainWhenReachable(again: (() => void) | null): void {
  const queryClient = useQueryClient()
  const isWaiting = again !== null
  const doAgain = useEffectEvent(() => again?.())
  useEffect(() => {
    if (isWaiting) return onceReachable(queryClient, doAgain)
  }, [queryClient, isWaiting])
}
