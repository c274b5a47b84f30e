import { type MutationKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { refreshCollection } from './refresh-collection.ts'

/** As long as somebody who presses a button several times waits before pressing it again. */
const restMs = 350

/**
 * Fetches the list, the statistics and the details of the cards on screen again: once, a moment after
 * the last change of a burst, or when the page is left before that.
 */
export function useRefreshAfterBurst(changeKey: MutationKey): () => void {
  const queryClient = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const refresh = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    // Who comes last does it for all.
    if (queryClient.isMutating({ mutationKey: changeKey }) > 0) return
    void refreshCollection(queryClient)
  }, [queryClient, changeKey])

  useEffect(
    () => () => {
      if (timer.current !== undefined) refresh()
    },
    [refresh],
  )

  return useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(refresh, restMs)
  }, [refresh])
}
