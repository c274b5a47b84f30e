import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import debounce from 'debounce'
import { useEffect } from 'react'
import { signedInId } from '../../lib/current-user.ts'
import {
  clearAnswers,
  setOwner,
  storeAnswers,
  storedUserId,
} from '../../lib/offline/stored-answers.ts'
import { whenIdle } from '../../lib/when-idle.ts'

/** Longer than the pauses between several changes. */
const restMs = 1000

/**
 * Stores what the server answers to a signed-in user in the browser, so that it can be read without
 * a network. Nothing of it stays when the session has ended.
 */
export function useStoredCopy(userId: string): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    void takeStore(userId).then(() => {
      if (signal.aborted) return
      storeNewAnswers(queryClient, signal)
      fillWhenInstalled(queryClient, signal)
    })
    return () => {
      controller.abort()
      // Something may have been stored since the session was forgotten.
      if (signedInId(queryClient) !== userId) void clearAnswers()
    }
  }, [queryClient, userId])
}

/** Another user's answers may be there, whose session ended while this page was closed. */
async function takeStore(userId: string): Promise<void> {
  setOwner(userId)
  if ((await storedUserId()) !== userId) await clearAnswers()
}

function storeNewAnswers(queryClient: QueryClient, signal: AbortSignal): void {
  const changed = new Map<string, Query>()
  const storeSoon = debounce(() => whenIdle(store), restMs)
  function store() {
    if (signal.aborted || changed.size === 0) return
    const entries = [...changed.values()].map((query) => {
      const { data, dataUpdatedAt: updatedAt } = query.state
      return [query.queryHash, { data, updatedAt }] as const
    })
    changed.clear()
    void storeAnswers(entries)
  }
  function add(query: Query) {
    if (!query.meta?.isStored || query.state.data === undefined) return
    changed.set(query.queryHash, query)
    storeSoon()
  }
  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll()) add(query)
  const unsubscribe = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') add(event.query)
  })
  document.addEventListener('visibilitychange', store, { signal }) // the page may be closed next
  signal.addEventListener('abort', unsubscribe)
}

/** Where there is no service worker, the app would not start without a network anyway. */
async function fillWhenInstalled(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData()) return
  await navigator.serviceWorker.ready
  whenIdle(async () => {
    if (signal.aborted) return
    const { fillCopy } = await import('./fill-copy.ts')
    await fillCopy(queryClient, signal)
  })
}

/** Where people pay for each megabyte, only what they open is stored. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
