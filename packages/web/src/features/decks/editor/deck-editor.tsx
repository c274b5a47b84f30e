import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { useReloadWhenExpired } from '../../../ui/use-reload-when-expired.ts'
import { useDeckChanges } from '../changes/use-deck-changes.ts'
import { decksQuery } from '../decks-query.ts'
import type { ToolName } from '../tools/tool-names.ts'
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
  const [tool, setTool] = useState<ToolName>('numbers')
  const [isEditing, setEditing] = useState(false)
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
      <EditorHead
        {...{ changes, now, isEditing }}
        deck={isGone ? undefined : deck}
        onClose={close}
        onEdit={setEditing}
      />
      {isGone ? (
        <DeckNotFound onClose={close} />
      ) : (
        <EditorBody
          {...{ deck, error, tool }}
          actions={changes.actions}
          onTool={setTool}
          onFacts={() => setEditing(true)}
          onRetry={retry}
        />
      )}
    </EditorDialog>
  )
}
