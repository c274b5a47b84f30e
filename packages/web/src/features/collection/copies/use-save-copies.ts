import { type CollectionEntry, updateVariants, type Variant } from '@manafolio/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { newChangeId } from '../../../lib/change-id.ts'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { toastFailure } from '../../../ui/toast.ts'
import { entriesQuery } from '../collection-query.ts'
import { copiesIn } from '../copies-in.ts'
import { refreshCollection } from '../refresh-collection.ts'
import { toastWithUndo } from '../undo/undo-toast.ts'
import { useUndo } from '../undo/use-undo.ts'
import { updateFailure } from '../update-failure.ts'

export interface CopiesToSave {
  variants: Variant[]
  /** What was there when the dialog looked. */
  from: Variant[]
}

interface SaveCopies {
  scryfallId: string
  cardName: string
  /** They are saved, or there is nothing left to save them to. */
  onDone: () => void
  /** Somebody was faster: what is there now, with the sentence that says so. */
  onChanged: (now: Variant[], message: string) => void
}

/** Says of each copy what it is. The same copies sent again, after a failure, are one change. */
export function useSaveCopies({ scryfallId, cardName, onDone, onChanged }: SaveCopies) {
  const queryClient = useQueryClient()
  const undo = useUndo()
  const keyOf = useKeys()
  const save = useMutation({
    mutationFn: (input: CopiesToSave) =>
      call(updateVariants, { params: { scryfallId }, input, changeId: keyOf(input) }),
    onSuccess: ({ variants }, input) => {
      const [title, message] = wordsOf(variants, cardName)
      toastWithUndo(title, message, () => undo(keyOf(input)))
      onDone()
      void refreshCollection(queryClient)
    },
    onError: async (error, input) => {
      const onRetry = () => save.mutate(input)
      if (!isOvertaken(error)) return explainFailure(error, { ...updateFailure, onRetry })
      const entries = await askAgain(queryClient).catch((noAnswer) => {
        explainFailure(noAnswer, { ...updateFailure, onRetry })
      })
      if (entries) showWhatIsThere(entries, messageOf(error, updateFailure.message))
    },
  })

  function showWhatIsThere(entries: CollectionEntry[], message: string) {
    const now = entries.find((entry) => entry.scryfallId === scryfallId)
    if (now) return onChanged(now.variants, message)
    toastFailure(updateFailure.title, message)
    onDone()
  }

  return save
}

/** The copies were changed, or the entry went or became one with another. */
function isOvertaken(error: Error): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 404)
}

/** What is there now. */
async function askAgain(queryClient: QueryClient): Promise<CollectionEntry[]> {
  await refreshCollection(queryClient)
  return queryClient.fetchQuery(entriesQuery)
}

/** One key for each thing that is asked for, also when it is asked for again. */
function useKeys() {
  const keys = useRef(new Map<string, string>())
  return (input: CopiesToSave) => {
    const text = JSON.stringify(input)
    const key = keys.current.get(text) ?? newChangeId()
    keys.current.set(text, key)
    return key
  }
}

function wordsOf(variants: Variant[], cardName: string): [string, string] {
  const copies = copiesIn(variants)
  if (copies === 0) return ['Removed', 'Card removed from collection.']
  return ['Saved', `${cardName}: ${copies === 1 ? '1 copy' : `${copies} copies`}.`]
}
