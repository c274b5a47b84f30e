import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '../../../lib/api-error.ts'
import { useReloadWhenExpired } from '../../../ui/use-reload-when-expired.ts'
import { useDeckChanges } from '../changes/use-deck-changes.ts'
import { decksQuery } from '../decks-query.ts'
import { focusTool } from '../tools/shown-tool.ts'
import type { ToolName } from '../tools/tool-names.ts'
import { useDeckSheet } from '../tools/use-deck-sheet.ts'
import type { Area } from './area-tabs.tsx'
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
  const known = useDeckSheet(deck)
  const [tool, setTool] = useState<ToolName>('numbers')
  const [area, setArea] = useState<Area>()
  const [isEditing, setEditing] = useState(false)
  const isGone = error instanceof ApiError && error.status === 404

  /** From elsewhere than its tab: what was pressed may be out of sight then, so the focus goes there. */
  const openTool = useCallback((wanted: ToolName) => {
    flushSync(() => {
      setTool(wanted)
      setArea('numbers')
    })
    focusTool()
  }, [])
  const editFacts = useCallback(() => setEditing(true), [])

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
        sheet={known.sheet}
        onLegality={() => openTool('legality')}
        onClose={close}
        onEdit={setEditing}
      />
      {isGone ? (
        <DeckNotFound onClose={close} />
      ) : (
        <EditorBody
          {...{ deck, error, tool, area }}
          {...known}
          actions={changes.actions}
          onTool={setTool}
          onOpenTool={openTool}
          onArea={setArea}
          onFacts={editFacts}
          onRetry={retry}
        />
      )}
    </EditorDialog>
  )
}
