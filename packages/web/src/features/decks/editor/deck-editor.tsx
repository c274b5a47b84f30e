import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ApiError } from '../../../lib/api-error.ts'
import { useReloadWhenExpired } from '../../../ui/use-reload-when-expired.ts'
import { useDeckChanges } from '../changes/use-deck-changes.ts'
import { decksQuery } from '../decks-query.ts'
import { DeckNotFound } from './deck-not-found.tsx'
import { EditorBody } from './editor-body.tsx'
import { EditorDialog } from './editor-dialog.tsx'
import { EditorHead } from './editor-head.tsx'
import { useWayBack } from './use-way-back.ts'

/** The dialog in which a deck is edited, which has an address of its own. */
export function DeckEditor() {
  const { deckId = '' } = useParams({ strict: false })
  return <OpenDeck key={deckId} deckId={deckId} />
}

function OpenDeck({ deckId }: { deckId: string }) {
  const leave = useWayBack()
  const queryClient = useQueryClient()
  const { deck, error, refetch, changes, now } = useDeckChanges(deckId)
  useReloadWhenExpired(error)
  const isGone = error instanceof ApiError && error.status === 404

  function close() {
    // One last try; who closes the deck is told again when it fails.
    if (now.state === 'unsaved') changes.retry()
    if (isGone) void queryClient.invalidateQueries({ queryKey: decksQuery.queryKey })
    leave()
  }

  function retry() {
    changes.retry()
    void refetch()
  }

  return (
    <EditorDialog title="Edit Deck" deckId={deckId} onClose={close}>
      <EditorHead {...{ changes, now }} deck={isGone ? undefined : deck} onClose={close} />
      {isGone ? (
        <DeckNotFound onClose={close} />
      ) : (
        <EditorBody {...{ deck, error }} actions={changes.actions} onRetry={retry} />
      )}
    </EditorDialog>
  )
}
