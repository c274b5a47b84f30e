import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { messageOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { knownChanges } from '../changes/known-changes.ts'
import { deckQuery } from '../decks-query.ts'
import { differencesOf } from './differences.ts'
import { deckVersionQuery } from './history-queries.ts'
import type { Restoration } from './use-restore-deck.ts'
import { VersionChanges } from './version-changes.tsx'
import classes from './version-preview.module.css'

interface VersionPreviewProps {
  deckId: string
  version: number
  onClose: () => void
  onRestore: (restoration: Restoration) => void
  isRestoring: boolean
}

export function VersionPreview(props: VersionPreviewProps) {
  const { deckId, version, onClose, onRestore, isRestoring } = props
  const earlier = useQuery(deckVersionQuery(deckId, version))
  const now = useQuery({ ...deckQuery(deckId), refetchOnMount: true })
  const unsaved = useUnsaved(deckId)
  const known = useMemo(
    () => (now.data && earlier.data ? { now: now.data, earlier: earlier.data } : null),
    [now.data, earlier.data],
  )
  const error = known ? null : (earlier.error ?? now.error)
  const differences = useMemo(() => known && differencesOf(known.now, known.earlier), [known])
  const isSame = differences?.phrases.length === 0 && !differences.hasOtherCards
  return (
    <>
      <div className={classes.preview} aria-busy={earlier.isFetching}>
        {!known && !error && <Waiting />}
        {error && (
          <p role="alert" className={classes.error}>
            {messageOf(error, 'The server does not answer. Check your connection and try again.')}
          </p>
        )}
        {isSame && <p role="status">Nothing to restore: the deck is now as it was then.</p>}
        {known && differences && !isSame && <VersionChanges {...known} differences={differences} />}
      </div>
      {known && !isSame && unsaved && (
        <p role="status" className={classes.unsaved}>
          What you changed last is not saved yet.{' '}
          {unsaved.state === 'unsaved' && (
            <Button variant="default" onClick={unsaved.onRetry}>
              Save it now
            </Button>
          )}
        </p>
      )}
      <div className={classes.buttons}>
        <Button variant="default" data-autofocus disabled={isRestoring} onClick={onClose}>
          {isSame || error ? 'Close' : 'Cancel'}
        </Button>
        {error && (
          <Button
            onClick={() => {
              void earlier.refetch()
              if (!now.data) void now.refetch()
            }}
          >
            Try again
          </Button>
        )}
        {!error && !isSame && (
          <Button
            disabled={!known || unsaved !== null || isRestoring}
            onClick={() => known && onRestore(known)}
          >
            {isRestoring ? 'Restoring...' : 'Restore this'}
          </Button>
        )}
      </div>
    </>
  )
}

/** What the editor did not send yet was made on the deck as it is: it comes before a restoration. */
function useUnsaved(deckId: string) {
  const changes = knownChanges(useQueryClient()).of(deckId)
  const { state } = useSyncExternalStore(changes.subscribe, changes.now)
  return state === 'saved' ? null : { state, onRetry: changes.retry }
}

function Waiting() {
  return (
    <>
      <p role="status" className={classes.note}>
        Comparing with the deck of today...
      </p>
      <div aria-hidden="true" className={classes.bones} />
    </>
  )
}
