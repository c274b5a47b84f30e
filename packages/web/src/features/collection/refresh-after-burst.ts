import type { QueryClient } from '@tanstack/react-query'
import debounce from 'debounce'
import { refreshCollection } from '../../card-kit/collection-undo/refresh-collection.ts'
import { collectionKey } from '../../lib/collection-key.ts'
import { entriesQuery } from './collection-query.ts'

/** Of the mutations that change an entry. */
export const changeKey = [...collectionKey, 'change']

/** Longer than the pauses between several presses of a button. */
const restMs = 350

/** The list can be megabytes, and has the acknowledged changes already: it waits for a longer rest. */
export const listRestMs = 5000

/** Refetches once, after the last change of a burst. */
export function refreshAfterBurst(queryClient: QueryClient) {
  const { queryKey } = entriesQuery
  const afterRest = (ms: number, refresh: () => Promise<void>) =>
    debounce(() => {
      // The last change refetches for all.
      if (queryClient.isMutating({ mutationKey: changeKey }) === 0) void refresh()
    }, ms)
  const derivedSoon = afterRest(restMs, () => refreshCollection(queryClient, { except: queryKey }))
  const listLater = afterRest(listRestMs, () => queryClient.invalidateQueries({ queryKey }))
  const allSoon = afterRest(restMs, () => refreshCollection(queryClient))
  return {
    /** The statistics and whatever else is derived soon, and later the list, for what was changed elsewhere. */
    changed() {
      derivedSoon()
      listLater()
    },
    /** Others may have changed what could not be changed. */
    failed: () => void allSoon(),
  }
}
