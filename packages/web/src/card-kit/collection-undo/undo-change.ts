import { type OutputOf, undoCollectionChange } from '@manafolio/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { newChangeId } from '../../lib/change-id.ts'
import { formatCount } from '../../lib/formats.ts'
import { explainFailure } from '../../ui/explain-failure.ts'
import { toast, toastFailure } from '../../ui/toast.ts'
import { refreshCollection } from './refresh-collection.ts'

/** Undoes a change, shows the result in a toast, and refetches the collection. Never rejects. */
export async function undoChange(
  queryClient: QueryClient,
  changeId: string,
  key = newChangeId(),
): Promise<void> {
  try {
    const undone = await call(undoCollectionChange, { params: { id: changeId }, changeId: key })
    showResult(undone)
  } catch (error) {
    explainFailure(error, {
      title: 'Undo failed',
      message: messageOf(
        error,
        'The change could not be undone. Check your connection and try again.',
      ),
      onRetry: () => void undoChange(queryClient, changeId, key),
    })
  }
  await refreshCollection(queryClient)
}

function showResult({ printings, isPartial }: OutputOf<typeof undoCollectionChange>) {
  if (isPartial) {
    toastFailure(
      'Partly undone',
      'Some changes could not be undone: those copies have changed since, or there is no room for them.',
    )
  } else {
    toast('Undone', restoredText(printings))
  }
}

function restoredText(printings: number): string {
  if (printings === 0) return 'There was nothing left to undo.'
  if (printings === 1) return 'The card is as it was before.'
  return `${formatCount(printings)} cards are as they were before.`
}
