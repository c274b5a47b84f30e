import { previewRestoration, type Restoration, restoreCollection } from '@manafolio/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshCollection } from '../../../card-kit/collection-undo/refresh-collection.ts'
import { useUndo } from '../../../card-kit/collection-undo/use-undo.ts'
import { ChangeLines } from '../../../history-kit/change-row.tsx'
import { type Preview, RestorePreview } from '../../../history-kit/restore-preview.tsx'
import { call } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { newChangeId } from '../../../lib/change-id.ts'
import { collectionKey } from '../../../lib/collection-key.ts'
import { type Day, endOfDay, formatDay, formatState } from '../../../lib/days.ts'
import { formatCount } from '../../../lib/formats.ts'
import { latestChanges } from '../../../lib/latest-changes.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { toast } from '../../../ui/toast.ts'
import { formatEntry, namedCards } from './headlines.ts'
import classes from './history-page.module.css'

interface RestoreDialogProps {
  day: Day
  onClosed: () => void
}

/** Shows what going back to the end of a day would change, and does it. */
export function RestoreDialog({ day, onClosed }: RestoreDialogProps) {
  // Fixed when the dialog opens, so that the preview and the restoration mean the same instant.
  const [at] = useState(() => endOfDay(day))
  return (
    <Dialog title={`Go back to ${formatDay(day)}?`} width={560} onClosed={onClosed}>
      {(close) => <CollectionPreview at={at} onClose={close} />}
    </Dialog>
  )
}

function CollectionPreview({ at, onClose }: { at: string; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(restorationQuery(at))
  const restore = useRestore({ at, onDone: onClose })
  const onRestore = () => restore.mutate()
  return (
    <RestorePreview
      preview={data ? previewOf(data, onRestore) : unknownPreview(error, refetch)}
      subject="your collection"
      isFetching={isFetching}
      isRestoring={restore.isPending}
      onClose={onClose}
    />
  )
}

function unknownPreview(error: Error | null, onRetry: () => unknown): Preview {
  return error ? { status: 'failed', error, onRetry } : { status: 'loading' }
}

function previewOf(restoration: Restoration, onRestore: () => void): Preview {
  if (restoration.printings === 0) return { status: 'same' }
  const content = <RestorationSummary restoration={restoration} />
  return { status: 'different', content, isRestorable: true, onRestore }
}

const mostEntries = 8

/** How many copies of the changed printings there are now and then, and the first of them. */
function RestorationSummary({ restoration }: { restoration: Restoration }) {
  const { printings, copiesBefore, copiesAfter } = restoration
  const entries = restoration.entries.slice(0, mostEntries)
  return (
    <div role="status">
      <dl className={classes.numbers}>
        <div>
          <dt className={classes.numberLabel}>Printings that change</dt>
          <dd className={classes.number}>{formatCount(printings)}</dd>
        </div>
        <div>
          <dt className={classes.numberLabel}>Copies of them</dt>
          <dd className={classes.number}>
            {formatCount(copiesBefore)} → {formatCount(copiesAfter)}
          </dd>
        </div>
      </dl>
      <ChangeLines
        text={{ lines: entries.map(formatEntry), more: printings - entries.length }}
        cards={namedCards(entries)}
      />
      <p className={classes.afterwards}>
        Changes made since then stay in the history, and you can undo this.
      </p>
    </div>
  )
}

/** What restoring an instant would change; always refetched. */
function restorationQuery(at: string) {
  return queryOptions({
    queryKey: [...collectionKey, 'changes', 'restoration', at],
    queryFn: ({ signal }) => call(previewRestoration, { input: { at }, signal }),
    gcTime: 0,
    refetchOnMount: 'always',
  })
}

interface Restore {
  at: string
  onDone: () => void
}

/** Restores the collection of an instant. A retry after a failure is the same change. */
function useRestore({ at, onDone }: Restore) {
  const queryClient = useQueryClient()
  const undo = useUndo()
  const [changeId] = useState(newChangeId)
  const restore = useMutation({
    mutationFn: () => call(restoreCollection, { input: { at }, changeId }),
    onSuccess: () => {
      toast('Restored', `Your collection is as it was ${formatState(at)}.`, {
        label: 'Undo',
        onClick: latestChanges.add(() => undo(changeId)),
      })
      onDone()
      void refreshCollection(queryClient)
    },
    onError: (error) =>
      explainFailure(error, {
        title: 'Restore failed',
        message: messageOf(
          error,
          'Your collection could not be restored. Check your connection and try again.',
        ),
        onRetry: () => restore.mutate(),
      }),
  })
  return restore
}
