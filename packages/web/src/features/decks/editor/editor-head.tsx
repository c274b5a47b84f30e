import type { DeckDetail } from '@manafolio/contract'
import type { DeckSheet } from '@manafolio/deck'
import { CloseButton } from '@mantine/core'
import { IconArrowLeft, IconPencil } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import type { ChangesNow, DeckChanges } from '../changes/deck-changes.ts'
import { DeckMenu } from '../deck-menu/deck-menu.tsx'
import { DeckFacts } from './deck-facts.tsx'
import classes from './editor-head.module.css'
import { SaveState } from './save-state.tsx'
import { UndoButtons } from './undo-buttons.tsx'

const DeckFactsDialog = lazyDialog(
  async () => (await import('../create/deck-facts-dialog.tsx')).DeckFactsDialog,
)

interface EditorHeadProps {
  /** Undefined while it is fetched, and when there is none. */
  deck: DeckDetail | undefined
  sheet: DeckSheet | null
  /** Shows whether the deck is legal, and why not. */
  onLegality: () => void
  changes: DeckChanges
  now: ChangesNow
  onClose: () => void
  /** Whether what is said of the deck is being changed. */
  isEditing: boolean
  onEdit: (isEditing: boolean) => void
}

/** What the deck is, the way back, and what is done to the deck as a whole. */
export function EditorHead(props: EditorHeadProps) {
  const { deck, sheet, onLegality, changes, now, onClose, isEditing, onEdit } = props
  return (
    // Not a header element: that would count as one of the page.
    <div className={classes.head}>
      <div className={classes.bar}>
        <CloseButton
          className={classes.close}
          size={44}
          icon={<IconArrowLeft size={22} stroke={1.7} aria-hidden />}
          aria-label="Close"
          title="Back to your decks (Escape)"
          onClick={onClose}
        />
        {/* What is read first: which dialog it is and which deck. */}
        <div className={classes.titles} tabIndex={-1} data-autofocus>
          <p className={classes.kicker}>Edit Deck</p>
          {deck && (
            <h2 className={classes.name} title={deck.name}>
              {deck.name}
            </h2>
          )}
        </div>
        {deck && (
          <div className={classes.acts}>
            <SaveState state={now.state} onRetry={changes.retry} />
            <UndoButtons changes={changes} now={now} />
            <Button
              variant="default"
              className={classes.edit}
              leftSection={<IconPencil size={18} stroke={1.7} aria-hidden />}
              aria-label="Edit details"
              title="Edit details"
              aria-haspopup="dialog"
              onClick={() => onEdit(true)}
            >
              <span className={classes.word}>Edit details</span>
            </Button>
            <DeckMenu deck={deck} />
          </div>
        )}
      </div>
      {deck && (
        <>
          <DeckFacts {...{ deck, sheet, onLegality }} />
          {isEditing && (
            <DeckFactsDialog
              deck={deck}
              onSave={changes.saveFacts}
              onClosed={() => onEdit(false)}
            />
          )}
        </>
      )}
    </div>
  )
}
