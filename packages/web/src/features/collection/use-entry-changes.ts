import {
  type CollectionEntry,
  removeFromCollection,
  updateCollectionEntry,
} from '@manafolio/contract'
import {
  MutationObserver,
  notifyManager,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { call } from '../../lib/api.ts'
import { collectionKey } from '../../lib/collection-key.ts'
import { currentUserQuery } from '../../lib/current-user.ts'
import { warnOfLeaving } from '../../lib/leave-warning.ts'
import { explainFailure } from '../../ui/explain-failure.ts'
import { entriesQuery } from './collection-query.ts'
import { type EntryChange, withChanges } from './entry-change.ts'
import { EntryChangeQueue } from './entry-change-queue.ts'
import { refreshCollection } from './refresh-collection.ts'
import { tellChange } from './tell-change.ts'
import { undoChange } from './undo/undo-change.ts'
import { updateFailure } from './update-failure.ts'

const changeKey = [...collectionKey, 'change']

/** Changes of entries; each returns the id of its change. The same object as long as the page is there. */
export interface EntryActions {
  setQuantity(entry: CollectionEntry, quantity: number, cardName: string): string
  remove(entry: CollectionEntry, cardName: string): string
}

/**
 * The changes of the whole wall. Those that are under way are not written into the list but laid over
 * it: no answer that was asked for earlier can hide them, and one that fails leaves no trace.
 */
export function useEntryChanges() {
  const queue = queueOf(useQueryClient())
  const pending = useSyncExternalStore(queue.subscribe, queue.pending)
  const actions = useMemo(() => actionsOf(queue), [queue])
  return { pending, actions }
}

const queues = new WeakMap<QueryClient, EntryChangeQueue>()

/** One queue for the whole app: its requests go on when the page that made them is left. */
function queueOf(queryClient: QueryClient): EntryChangeQueue {
  const queue = queues.get(queryClient) ?? createQueue(queryClient)
  queues.set(queryClient, queue)
  return queue
}

function createQueue(queryClient: QueryClient): EntryChangeQueue {
  const refreshSoon = refreshAfterBurst(queryClient)
  const mutation = new MutationObserver(queryClient, {
    mutationKey: changeKey,
    mutationFn: send,
    onMutate: () => void queryClient.cancelQueries({ queryKey: collectionKey }),
    onSuccess: ({ quantity }, change) => {
      keepQuantity(queryClient, { entry: change.entry, quantity })
      tellChange({ ...change, quantity }, () => void undoChange(queryClient, change.changeId))
    },
    onSettled: refreshSoon,
  })
  const queue = new EntryChangeQueue({
    isWanted: ({ entry }) =>
      queryClient.getQueryData(currentUserQuery.queryKey)?.id === entry.userId,
    async send(change) {
      await mutation.mutate(change)
      await queriesNotified() // else the number of before would be drawn in between
    },
    onFailed,
  })
  queue.subscribe(() => warnOfLeaving(queue, queue.hasUnsent()))
  return queue
}

/** Longer than the pauses between several presses of a button. */
const restMs = 350

/** Fetches the collection and what is made of it again, once: a moment after the last change of a burst. */
function refreshAfterBurst(queryClient: QueryClient): () => void {
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

/** Waits until those who listen to queries know of what was written. */
function queriesNotified(): Promise<void> {
  return new Promise((resolve) => notifyManager.schedule(resolve))
}

function onFailed(error: unknown, { kind }: EntryChange, onRetry: () => void) {
  explainFailure(error, { ...failures[kind], onRetry })
}

const failures = {
  update: updateFailure,
  remove: { title: 'Remove failed', message: 'Failed to remove card from collection.' },
} as const satisfies Record<EntryChange['kind'], unknown>

function send({ kind, changeId, entry, quantity }: EntryChange): Promise<{ quantity: number }> {
  const params = { scryfallId: entry.scryfallId }
  if (kind === 'remove') {
    return call(removeFromCollection, { params, changeId }).then(() => ({ quantity: 0 }))
  }
  return call(updateCollectionEntry, {
    params,
    changeId,
    input: { quantity, from: entry.quantity },
  })
}

/** What the server acknowledged; a list that was asked for before that is not waited for. */
function keepQuantity(
  queryClient: QueryClient,
  { entry, quantity }: Pick<EntryChange, 'entry' | 'quantity'>,
) {
  void queryClient.cancelQueries({ queryKey: collectionKey })
  queryClient.setQueryData(
    entriesQuery.queryKey,
    (entries) => entries && withChanges(entries, [{ entry, quantity }]),
  )
}

function actionsOf(queue: EntryChangeQueue): EntryActions {
  return {
    setQuantity: (entry, quantity, cardName) =>
      queue.add({ kind: 'update', entry, quantity, cardName }),
    remove: (entry, cardName) => queue.add({ kind: 'remove', entry, quantity: 0, cardName }),
  }
}
