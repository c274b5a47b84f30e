import type { MutationKey, QueryClient } from '@tanstack/react-query'
import { refreshCollection } from './refresh-collection.ts'

/** As long as somebody who presses a button several times waits before pressing it again. */
const restMs = 350

/**
 * Fetches the list, the statistics and the details of the cards on screen again: once, a moment after
 * the last change of a burst.
 */
export function refreshAfterBurst(queryClient: QueryClient, changeKey: MutationKey): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function refresh() {
    // The last change does it for all.
    if (queryClient.isMutating({ mutationKey: changeKey }) === 0)
      void refreshCollection(queryClient)
  }
  return () => {
    clearTimeout(timer)
    timer = setTimeout(refresh, restMs)
  }
}
