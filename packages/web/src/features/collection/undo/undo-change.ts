import { type OutputOf, undoCollectionChange } from '@manafolio/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { newChangeId } from '../../../lib/change-id.ts'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { toast, toastFailure } from '../../../ui/toast.ts'
import { refreshCollection } from '../refresh-collection.ts'

/** Undoes a change, tells what became of it, and has the collection fetched again. Never rejects. */
export async function undoChange(
  queryClient: QueryClient,
  changeId: string,
  key = newChangeId(),
): Promise<void> {
  try {
    const undone = await call(undoCollectionChange, { params: { id: changeId }, changeId: key })
    tell(undone)
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

function tell({ printings, isPartial }: OutputOf<typeof undoCollectionChange>) {
  if (isPartial) {
    toastFailure(
      'Undone in part',
      'Not everything could be brought back: some copies were changed since, or there is no room for them.',
    )
  } else {
    toast('Undone', whatCameBack(printings))
  }
}

function whatCameBack(printings: number): string {
  if (printings === 0) return 'Nothing was left to undo.'
  if (printings === 1) return 'The card is as it was before.'
  return `${printings.toLocaleString('en-US')} cards are as they were before.`
}
