import { type CollectionImport, deleteImport, importFormatNames, pages } from '@manafolio/contract'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { LoadProblem } from '../../../import-kit/retry-problem.tsx'
import { call } from '../../../lib/api.ts'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { formatInstant } from '../../../lib/dates.ts'
import { countOf, formatCount, formatRows } from '../../../lib/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { DeleteDialog } from '../../../ui/delete-dialog.tsx'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { importsQuery, refreshImports } from './import-query.ts'
import classes from './open-imports.module.css'

/** The unfinished imports; nothing if there are none. */
export function OpenImports() {
  const { data, error, refetch } = useQuery(importsQuery)
  const [toDelete, setToDelete] = useState<CollectionImport | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  if (!data && error) {
    const title = 'Unfinished imports could not be loaded'
    return <LoadProblem title={title} error={error} onRetry={() => void refetch()} />
  }
  return (
    <>
      {data && data.length > 0 && (
        <section aria-labelledby="open-imports" className={classes.imports}>
          <h2 id="open-imports" ref={title} tabIndex={-1} className={classes.title}>
            Not finished yet
          </h2>
          <ul className={classes.list}>
            {data.map((one) => (
              <OpenImport key={one.id} started={one} onDelete={() => setToDelete(one)} />
            ))}
          </ul>
        </section>
      )}
      {toDelete && (
        <DeleteImportDialog
          started={toDelete}
          onClosed={() => {
            setToDelete(null)
            if (document.activeElement === document.body) title.current?.focus()
          }}
        />
      )}
    </>
  )
}

interface OpenImportProps {
  started: CollectionImport
  onDelete: () => void
}

/** An unfinished import: how much of it is left, and a link to it. */
function OpenImport({ started, onDelete }: OpenImportProps) {
  const { id, fileName, counts } = started
  return (
    <li className={classes.import}>
      <div className={classes.text}>
        <h3 className={classes.name}>{fileName}</h3>
        <p className={classes.left}>
          {formatRows(counts.fix)} to fix, {formatCount(counts.ready)} ready
        </p>
        <p className={classes.facts}>{formatStarted(started)}</p>
      </div>
      <div className={classes.buttons}>
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link
              to={pages.collectionImport}
              search={{ id }}
              aria-label={`Continue with ${fileName}`}
              {...props}
            />
          )}
        >
          Continue
        </Button>
        <button
          type="button"
          className={classes.delete}
          aria-haspopup="dialog"
          aria-label={`Delete ${fileName}`}
          title="Delete"
          onClick={onDelete}
        >
          <IconTrash size={19} stroke={1.7} aria-hidden />
        </button>
      </div>
    </li>
  )
}

/** "Moxfield · started Nov 20, 2026, 3:04 PM" */
export function formatStarted({ format, startedAt }: CollectionImport): string {
  return `${importFormatNames[format]} · started ${formatInstant(startedAt)}`
}

interface DeleteImportDialogProps {
  started: CollectionImport
  /** Called after the deletion, before the dialog has closed. */
  onDeleted?: () => void
  onClosed: () => void
}

/** Asks for confirmation, then deletes an import with its rows. */
export function DeleteImportDialog({ started, onDeleted, onClosed }: DeleteImportDialogProps) {
  const { mutate, isPending } = useDeleteImport()
  const { id, fileName, counts, isBegun } = started
  return (
    <DeleteDialog
      title="Delete import"
      isPending={isPending}
      onDelete={(close) => mutate(id, { onSuccess: () => onDeleted?.(), onSettled: () => close() })}
      onClosed={onClosed}
    >
      Are you sure you want to delete “{fileName}”? Its {countOf(counts.rows, 'row')} will be
      deleted. {isBegun ? 'Cards already added to your collection stay there.' : ''}
    </DeleteDialog>
  )
}

function useDeleteImport() {
  const queryClient = useQueryClient()
  const deletion = useMutation({
    mutationFn: async (id: string) => {
      try {
        await call(deleteImport, { params: { id } })
      } catch (error) {
        if (!isNotFound(error)) throw error
      }
    },
    onSuccess: (_, id) => refreshImports(queryClient, id),
    onError: (error, id) =>
      explainFailure(error, {
        title: 'The import was not deleted',
        message: messageOf(error, 'Check your connection and try again.'),
        onRetry: () => deletion.mutate(id),
      }),
  })
  return deletion
}

/** An import that no longer exists counts as deleted. */
function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'import_not_found'
}
