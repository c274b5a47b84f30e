import {
  type CollectionEntry,
  removeFromCollection,
  updateCollectionEntry,
} from '@manafolio/contract'
import {
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../lib/api.ts'
import { newChangeId } from '../../lib/change-id.ts'
import { collectionKey } from '../../lib/collection-key.ts'
import { explainFailure } from '../../ui/explain-failure.ts'
import { entriesQuery } from './collection-query.ts'
import { type EntryChange, withChanges } from './entry-change.ts'
import { tellChange } from './tell-change.ts'
import { useUndo } from './undo/use-undo.ts'
import { updateFailure } from './update-failure.ts'
import { useRefreshAfterBurst } from './use-refresh-after-burst.ts'

const changeKey = [...collectionKey, 'change']

/** What tiles do to their entries; the same object as long as the wall is there. */
export interface EntryActions {
  setQuantity(entry: CollectionEntry, quantity: number, cardName: string): void
  remove(entry: CollectionEntry, cardName: string): void
}

/**
 * The changes of the whole wall. Those that are under way are not written into the list but laid over
 * it: no answer that was asked for earlier can hide them, and one that fails leaves no trace.
 */
export function useEntryChanges() {
  const queryClient = useQueryClient()
  const refreshSoon = useRefreshAfterBurst(changeKey)
  const undo = useUndo()
  const { mutate } = useMutation({
    mutationKey: changeKey,
    mutationFn: send,
    onMutate: () => void queryClient.cancelQueries({ queryKey: collectionKey }),
    onSuccess: ({ quantity }, change) => {
      keepQuantity(queryClient, { entry: change.entry, quantity })
      tellChange({ ...change, quantity }, () => undo(change.changeId))
    },
    onError: (error, change) =>
      explainFailure(error, { ...failures[change.kind], onRetry: () => mutate(change) }),
    onSettled: refreshSoon,
  })
  const pending = useMutationState({
    filters: { mutationKey: changeKey, status: 'pending' },
    // The variables of a mutation with this key are what the function above takes.
    select: ({ state }) => state.variables as EntryChange,
  })
  const actions = useMemo(() => actionsOf(queryClient, mutate), [queryClient, mutate])
  return { pending, actions }
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

function actionsOf(queryClient: QueryClient, mutate: (change: EntryChange) => void): EntryActions {
  /** Before the buttons are seen to be disabled they may be pressed once more. */
  function change(change: Omit<EntryChange, 'changeId'>) {
    if (!isChanging(queryClient, change.entry)) mutate({ ...change, changeId: newChangeId() })
  }
  return {
    setQuantity: (entry, quantity, cardName) =>
      change({ kind: 'update', entry, quantity, cardName }),
    remove: (entry, cardName) => change({ kind: 'remove', entry, quantity: 0, cardName }),
  }
}

function isChanging(queryClient: QueryClient, { scryfallId }: CollectionEntry): boolean {
  const changes = queryClient.getMutationCache().findAll({
    mutationKey: changeKey,
    status: 'pending',
    predicate: ({ state }) => (state.variables as EntryChange).entry.scryfallId === scryfallId,
  })
  return changes.length > 0
}
