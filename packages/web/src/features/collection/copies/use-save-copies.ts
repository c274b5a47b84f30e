import { type CollectionEntry, updateVariants, type Variant } from '@manafolio/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { refreshCollection } from '../../../card-kit/collection-undo/refresh-collection.ts'
import { toastWithUndo } from '../../../card-kit/collection-undo/undo-toast.ts'
import { useUndo } from '../../../card-kit/collection-undo/use-undo.ts'
import { call } from '../../../lib/api.ts'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { newChangeId } from '../../../lib/change-id.ts'
import { formatCopies } from '../../../lib/formats.ts'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { toastFailure } from '../../../ui/toast.ts'
import { entriesQuery } from '../collection-query.ts'
import { copiesIn } from '../copies-in.ts'
import { updateFailure } from '../update-failure.ts'

export interface CopiesToSave {
  variants: Variant[]
  /** The variants when the dialog opened, for the conflict check. */
  from: Variant[]
}

interface SaveCopies {
  scryfallId: string
  cardName: string
  /** The copies are saved, or the entry no longer exists. */
  onDone: () => void
  /** Another request changed the entry first: its current copies, with the message. */
  onChanged: (now: Variant[], message: string) => void
}

/** Saves the variants of an entry. A retry of the same copies has the same idempotency key. */
export function useSaveCopies({ scryfallId, cardName, onDone, onChanged }: SaveCopies) {
  const queryClient = useQueryClient()
  const undo = useUndo()
  const keyOf = useKeys()
  const save = useMutation({
    mutationFn: (input: CopiesToSave) =>
      call(updateVariants, { params: { scryfallId }, input, changeId: keyOf(input) }),
    onSuccess: ({ variants }, input) => {
      const [title, message] = savedMessage(variants, cardName)
      toastWithUndo(title, message, () => undo(keyOf(input)))
      onDone()
      void refreshCollection(queryClient)
    },
    onError: async (error, input) => {
      const onRetry = () => save.mutate(input)
      if (!isConflict(error)) return explainFailure(error, { ...updateFailure, onRetry })
      const entries = await refetchEntries(queryClient).catch((noAnswer) => {
        explainFailure(noAnswer, { ...updateFailure, onRetry })
      })
      if (entries) showCurrent(entries, messageOf(error, updateFailure.message))
    },
  })

  function showCurrent(entries: CollectionEntry[], message: string) {
    const now = entries.find((entry) => entry.scryfallId === scryfallId)
    if (now) return onChanged(now.variants, message)
    toastFailure(updateFailure.title, message)
    onDone()
  }

  return save
}

/** The copies changed, or the entry was removed or merged into another. */
function isConflict(error: Error): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 404)
}

/** The current copies. */
async function refetchEntries(queryClient: QueryClient): Promise<CollectionEntry[]> {
  await refreshCollection(queryClient)
  return queryClient.fetchQuery(entriesQuery)
}

/** One idempotency key per distinct request, reused for retries. */
function useKeys() {
  const keys = useRef(new Map<string, string>())
  return (input: CopiesToSave) => {
    const text = JSON.stringify(input)
    const key = keys.current.get(text) ?? newChangeId()
    keys.current.set(text, key)
    return key
  }
}

function savedMessage(variants: Variant[], cardName: string): [string, string] {
  const copies = copiesIn(variants)
  if (copies === 0) return ['Removed', 'Card removed from collection.']
  return ['Saved', `${cardName}: ${formatCopies(copies)}.`]
}
