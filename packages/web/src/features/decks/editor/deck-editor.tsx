import { pages } from '@manafolio/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useRouter } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { deckQuery, decksQuery } from '../../../card-kit/decks-query.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { ConnectionNotice } from '../../../ui/connection-notice.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { OutageNotice } from '../../../ui/outage-notice.tsx'
import { useReloadWhenExpired } from '../../../ui/use-reload-when-expired.ts'
import { deckChangesRegistry } from '../kit/changes/deck-changes-registry.ts'
import { useDeckChanges } from '../kit/changes/use-deck-changes.ts'
import { DeckNotFound } from '../kit/deck-not-found.tsx'
import { readDecksParams } from '../kit/decks-params.ts'
import { useDeckSheet } from '../kit/use-deck-sheet.ts'
import { preloadTool } from '../panels/deck-tools.tsx'
import type { ToolName } from '../panels/tool-names.ts'
import type { Area } from './area-tabs.tsx'
import classes from './deck-editor.module.css'
import { EditorAreas, type EditorAreasProps } from './editor-areas.tsx'
import { EditorDialog } from './editor-dialog.tsx'
import { EditorHead } from './editor-head.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { useFoldedColumns } from './use-folded-columns.ts'

/** The deck editor: a dialog with a URL of its own. */
export function DeckEditor() {
  const { deckId = '' } = useParams({ strict: false })
  return <OpenDeck key={deckId} deckId={deckId} />
}

/** The dialog does not render again when the deck changes: that would search all rows for what it affects. */
function OpenDeck({ deckId }: { deckId: string }) {
  const leave = useReturnToDecks()
  const queryClient = useQueryClient()

  function close() {
    const changes = deckChangesRegistry(queryClient).of(deckId)
    // One last retry; if it fails, a toast says so.
    if (changes.getSnapshot().state === 'unsaved') changes.retry()
    const failure = queryClient.getQueryState(deckQuery(deckId).queryKey)?.error
    if (isGone(failure)) void queryClient.invalidateQueries({ queryKey: decksQuery.queryKey })
    leave()
  }

  return (
    <EditorDialog title="Edit Deck" deckId={deckId} onClose={close}>
      <Editor deckId={deckId} onClose={close} />
    </EditorDialog>
  )
}

function isGone(error: Error | null | undefined): boolean {
  return error instanceof ApiError && error.status === 404
}

function Editor({ deckId, onClose }: { deckId: string; onClose: () => void }) {
  const { deck, error, refetch, changes, snapshot } = useDeckChanges(deckId)
  useReloadWhenExpired(error)
  const loadedSheet = useDeckSheet(deck)
  const [tool, setTool] = useState<ToolName>('numbers')
  const [area, setArea] = useState<Area>()
  const [isEditing, setEditing] = useState(false)
  const { fold } = useFoldedColumns()

  /**
   * Opens a tool from outside its tabs, and moves the focus there: the pressed button may be out of sight.
   */
  const openTool = useCallback(
    (target: ToolName) => {
      const open = () => {
        flushSync(() => {
          setTool(target)
          setArea('numbers')
          fold('numbers', false)
        })
        focusTool()
      }
      const loading = preloadTool(target)
      if (loading) void loading.then(open)
      else open()
    },
    [fold],
  )
  const editFacts = useCallback(() => setEditing(true), [])

  function retry() {
    changes.retry()
    void refetch()
  }

  return (
    <>
      <EditorHead
        {...{ changes, snapshot, isEditing, onClose }}
        deck={isGone(error) ? undefined : deck}
        sheet={loadedSheet.sheet}
        onLegality={() => openTool('legality')}
        onEdit={setEditing}
      />
      <div className={classes.notice}>
        <OutageNotice focusAfter={() => document.querySelector('[data-autofocus]')} />
      </div>
      {isGone(error) ? (
        <DeckNotFound onClose={onClose} />
      ) : (
        <EditorBody
          {...{ deck, error, tool, area }}
          {...loadedSheet}
          actions={changes.actions}
          onTool={setTool}
          onOpenTool={openTool}
          onArea={setArea}
          onFacts={editFacts}
          onRetry={retry}
        />
      )}
    </>
  )
}

/** Focuses the title or the tab of the open tool, and scrolls it into view. */
function focusTool(): void {
  const tools = document.querySelector<HTMLElement>('[data-tools]')
  const title = tools?.querySelector<HTMLElement>('[data-tool-title]')
  const target = title ?? tools?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
  target?.focus({ preventScroll: true })
  tools?.scrollIntoView({ block: 'start' })
}

/** Returns to the list as it was. The browser's Back button does not reopen the deck. */
function useReturnToDecks(): () => void {
  const router = useRouter()
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  return () => {
    // Navigation is asynchronous: a second press would go back twice.
    if (isLeaving.current) return
    isLeaving.current = true
    if (router.state.location.state.isOverDecks) return router.history.back()
    void navigate({
      to: pages.deckBuilding,
      search: readDecksParams,
      resetScroll: false,
      replace: true,
    })
  }
}

interface EditorBodyProps extends Omit<EditorAreasProps, 'deck'> {
  deck: EditorAreasProps['deck'] | undefined
  error: Error | null
  onRetry: () => void
}

/** The areas of the editor, or their loading and error states. */
function EditorBody({ deck, error, onRetry, ...areas }: EditorBodyProps) {
  if (deck) {
    return (
      <>
        <div className={classes.notice}>
          <ConnectionNotice onRetry={onRetry} />
        </div>
        <EditorAreas deck={deck} {...areas} />
      </>
    )
  }
  return error ? <Failed error={error} onRetry={onRetry} /> : <EditorSkeleton />
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className={classes.failed}>
      <LoadProblem title="This deck could not be loaded" error={error} onRetry={onRetry} />
    </div>
  )
}
