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
import { undoChange } from '../../card-kit/collection-undo/undo-change.ts'
import { toastWithUndo } from '../../card-kit/collection-undo/undo-toast.ts'
import { call } from '../../lib/api.ts'
import { collectionKey } from '../../lib/collection-key.ts'
import { signedInId } from '../../lib/current-user.ts'
import { failureMessage } from '../../lib/failure-message.ts'
import { formatCopies } from '../../lib/formats.ts'
import { latestChanges } from '../../lib/latest-changes.ts'
import { warnOfLeaving } from '../../lib/leave-warning.ts'
import type { WaitingChange } from '../../lib/offline/waiting-changes.ts'
import {
  isWaitingForDatabase,
  isWithoutServer,
  onOutageChange,
  throughOutage,
} from '../../lib/outage.ts'
import { announce } from '../../ui/announcer-store.ts'
import { explainFailure } from '../../ui/explain-failure.ts'
import { entriesQuery } from './collection-query.ts'
import { type EntryChange, withChanges } from './entry-change.ts'
import { EntryChangeQueue } from './entry-change-queue.ts'
import { changeKey, refreshAfterBurst } from './refresh-after-burst.ts'
import { updateFailure } from './update-failure.ts'

/** Changes to entries; each returns the id of its change. A stable object. */
export interface EntryActions {
  setQuantity(entry: CollectionEntry, quantity: number, cardName: string): string
  remove(entry: CollectionEntry, cardName: string): string
}

/**
 * The pending changes of the whole wall. They are not written to the cached list but applied on top
 * of it: a response that was requested earlier can't hide them, and a failed one leaves no trace.
 */
export function useEntryChanges() {
  const queue = queueOf(useQueryClient())
  const pending = useSyncExternalStore(queue.subscribe, queue.pending)
  const actions = useMemo(() => actionsOf(queue), [queue])
  return { pending, actions }
}

const queues = new WeakMap<QueryClient, EntryChangeQueue>()

/** One queue for the whole app: its requests continue after the page is left. */
function queueOf(queryClient: QueryClient): EntryChangeQueue {
  const queue = queues.get(queryClient) ?? createQueue(queryClient)
  queues.set(queryClient, queue)
  return queue
}

function createQueue(queryClient: QueryClient): EntryChangeQueue {
  const refresh = refreshAfterBurst(queryClient)
  const mutation = new MutationObserver(queryClient, {
    mutationKey: changeKey,
    // Always with the same id.
    mutationFn: (change: EntryChange) => sendOrWait(queue, change),
    onMutate: () => void queryClient.cancelQueries({ queryKey: collectionKey }),
    onSuccess: ({ quantity }, change) => {
      storeQuantity(queryClient, { entry: change.entry, quantity })
      notifyChange({ ...change, quantity }, () => void undoChange(queryClient, change.changeId))
    },
    onSettled: (_, error) => (error ? refresh.failed() : refresh.changed()),
  })
  const queue = new EntryChangeQueue({
    canSend: ({ entry }) => signedInId(queryClient) === entry.userId,
    async send(change) {
      await mutation.mutate(change)
      await queriesNotified() // otherwise the previous number would be rendered in between
    },
    onFailed,
  })
  const warn = () => {
    const isWaiting = isWaitingForDatabase() && queue.pending().length > 0
    warnOfLeaving(queue, isWaiting || (queue.hasUnsent() && !waiting?.isStoring()))
  }
  queue.subscribe(warn)
  onOutageChange(warn)
  return queue
}

/** What has to wait for the network; loaded with the first change that does. */
let waiting: typeof import('./waiting-copies.ts') | undefined

/** Sends what waited for the network when the page was left. */
export async function restoreEntryChanges(
  queryClient: QueryClient,
  changes: readonly WaitingChange[],
): Promise<void> {
  waiting ??= await import('./waiting-copies.ts')
  waiting.restoreCopies(queueOf(queryClient), changes)
}

async function sendOrWait(queue: EntryChangeQueue, change: EntryChange) {
  const sendNow = () => throughOutage(() => send(change))
  try {
    return await sendNow()
  } catch (error) {
    const waits = isWithoutServer(error) && (!navigator.onLine || waiting?.isStored(change))
    if (!waits) throw error
    waiting ??= await import('./waiting-copies.ts')
    return await waiting.sendOnceOnline(queue, sendNow)
  }
}

/** Waits until TanStack Query has notified the observers of the write. */
function queriesNotified(): Promise<void> {
  return new Promise((resolve) => notifyManager.schedule(resolve))
}

function onFailed(
  error: unknown,
  failed: readonly [EntryChange, ...EntryChange[]],
  onRetry: () => void,
) {
  const failure = failures[failed[0].kind]
  if (waiting?.storeRefusal(failed, failureMessage(error, failure.message))) return
  explainFailure(error, { ...failure, onRetry })
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

/** Writes the acknowledged change to the cache; cancels list requests sent before it. */
function storeQuantity(
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

/** Shows what a change removed, with an undo, which is announced. Added copies need no toast for it. */
function notifyChange({ entry, quantity, cardName }: EntryChange, onUndo: () => void): void {
  if (quantity === 0) {
    toastWithUndo('Removed', 'Card removed from collection.', onUndo)
  } else if (quantity < entry.quantity) {
    toastWithUndo('Quantity lowered', `${cardName}: ${formatCopies(quantity)} left.`, onUndo)
  } else {
    latestChanges.add(onUndo)
    announce(`${cardName}: ${formatCopies(quantity)}`)
  }
}
