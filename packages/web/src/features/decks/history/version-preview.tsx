import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { deckQuery } from '../../../card-kit/decks-query.ts'
import { type Preview, RestorePreview } from '../../../history-kit/restore-preview.tsx'
import { Button } from '../../../ui/button.tsx'
import { deckChangesRegistry } from '../kit/changes/deck-changes-registry.ts'
import type { DeckRow } from '../kit/deck-actions.ts'
import { deckTextsQuery } from '../kit/texts/deck-texts-query.ts'
import { CompareList } from './compare/compare-list.tsx'
import classes from './deck-history-page.module.css'
import { type Differences, differencesOf } from './differences.ts'
import { deckVersionQuery, type Restoration } from './history-queries.ts'

interface VersionPreviewProps {
  deckId: string
  version: number
  onClose: () => void
  onRestore: (restoration: Restoration) => void
  isRestoring: boolean
}

/** What restoring a version would change. */
export function VersionPreview({ deckId, version, onRestore, ...props }: VersionPreviewProps) {
  const { restoration, error, isFetching, retry } = useVersions(deckId, version)
  const unsaved = useUnsaved(deckId)
  const differences = useMemo(() => restoration && differencesOf(restoration), [restoration])
  const preview = (): Preview => {
    if (!restoration || !differences) {
      return error ? { status: 'failed', error, onRetry: retry } : { status: 'loading' }
    }
    if (differences.phrases.length === 0 && !differences.hasOtherCards) return { status: 'same' }
    return {
      status: 'different',
      content: <VersionChanges restoration={restoration} differences={differences} />,
      isRestorable: unsaved === null,
      onRestore: () => onRestore(restoration),
    }
  }
  return (
    <RestorePreview preview={preview()} subject="the deck" isFetching={isFetching} {...props}>
      {unsaved && (
        <p role="status" className={classes.unsaved}>
          Your latest changes are not saved yet.{' '}
          {unsaved.state === 'unsaved' && (
            <Button variant="default" onClick={unsaved.onRetry}>
              Save now
            </Button>
          )}
        </p>
      )}
    </RestorePreview>
  )
}

/** The deck now and in a version, once both are loaded. */
function useVersions(deckId: string, version: number) {
  const earlier = useQuery(deckVersionQuery(deckId, version))
  // What is compared does not change by itself.
  const current = useQuery({ ...deckQuery(deckId), staleTime: Number.POSITIVE_INFINITY })
  const texts = useQuery(deckTextsQuery(deckId))
  const restoration = useMemo(
    () =>
      current.data && texts.data && earlier.data
        ? { current: current.data, texts: texts.data, earlier: earlier.data }
        : null,
    [current.data, texts.data, earlier.data],
  )
  const retry = () => {
    void earlier.refetch()
    if (!current.data) void current.refetch()
    if (!texts.data) void texts.refetch()
  }
  return {
    restoration,
    error: earlier.error ?? current.error ?? texts.error,
    isFetching: earlier.isFetching,
    retry,
  }
}

/** What the editor has not sent yet changes the deck as it is now, so it must be saved first. */
function useUnsaved(deckId: string) {
  const changes = deckChangesRegistry(useQueryClient()).of(deckId)
  const { state } = useSyncExternalStore(changes.subscribe, changes.getSnapshot)
  return state === 'saved' ? null : { state, onRetry: changes.retry }
}

interface VersionChangesProps {
  restoration: Restoration
  differences: Differences
}

/** The details of the deck first, then its cards. */
function VersionChanges({ restoration, differences }: VersionChangesProps) {
  const { current, earlier } = restoration
  const { phrases, hasOtherCards } = differences
  return (
    <>
      <p className={classes.intro}>Restoring this version would change your current deck:</p>
      {phrases.length > 0 && (
        <ul className={classes.phrases}>
          {phrases.map((phrase) => (
            <li key={phrase}>{phrase.charAt(0).toUpperCase() + phrase.slice(1)}</li>
          ))}
        </ul>
      )}
      {hasOtherCards && (
        <CompareList
          one={{
            name: 'the current deck',
            only: 'Would be removed',
            cards: current.cards.map(withoutRole),
          }}
          other={{
            name: 'this version',
            only: 'Would be added',
            cards: earlier.cards.map(withoutRole),
          }}
          isOnlyDifferences
        />
      )}
    </>
  )
}

/** The phrases above name the commanders. */
function withoutRole({ cardName, quantity, slotType, card }: DeckRow) {
  return { cardName, quantity, slotType, card }
}
