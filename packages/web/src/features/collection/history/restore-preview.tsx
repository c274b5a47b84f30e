import type { Restoration } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { entryWords } from './printing-words.ts'
import { RestorationNumbers } from './restoration-numbers.tsx'
import { restorationQuery } from './restoration-query.ts'
import classes from './restore-preview.module.css'
import { useRestore } from './use-restore.ts'
import { WordLines } from './word-lines.tsx'

interface RestorePreviewProps {
  at: string
  onClose: () => void
}

export function RestorePreview({ at, onClose }: RestorePreviewProps) {
  const { data, error, isFetching, refetch } = useQuery(restorationQuery(at))
  const restore = useRestore({ at, onDone: onClose })
  const isSame = data?.printings === 0
  return (
    <>
      <div className={classes.preview} aria-busy={isFetching}>
        {!data && !error && <Waiting />}
        {!data && error && (
          <p role="alert" className={classes.error}>
            {messageOf(error, 'The server does not answer. Check your connection and try again.')}
          </p>
        )}
        {data && <Preview restoration={data} />}
      </div>
      <div className={classes.buttons}>
        <Button variant="default" data-autofocus onClick={onClose}>
          {isSame ? 'Close' : 'Cancel'}
        </Button>
        {!data && error && (
          <Button disabled={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        )}
        {!isSame && !(error && !data) && (
          <Button disabled={!data || restore.isPending} onClick={() => restore.mutate()}>
            {restore.isPending ? 'Restoring...' : 'Restore'}
          </Button>
        )}
      </div>
    </>
  )
}

function Preview({ restoration }: { restoration: Restoration }) {
  const { printings, entries } = restoration
  if (printings === 0) {
    return <p role="status">Nothing to restore: your collection is now as it was then.</p>
  }
  const shown = entries.slice(0, 8)
  return (
    <div role="status">
      <RestorationNumbers restoration={restoration} />
      <WordLines
        words={{ headline: '', lines: shown.map(entryWords), more: printings - shown.length }}
      />
      <p className={classes.note}>
        What you did since then stays in the history, and you can undo this.
      </p>
    </div>
  )
}

function Waiting() {
  return (
    <>
      <p role="status" className={classes.note}>
        Comparing with your collection of today...
      </p>
      <div aria-hidden="true" className={classes.bones} />
    </>
  )
}
