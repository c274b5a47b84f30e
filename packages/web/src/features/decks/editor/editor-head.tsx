import type { DeckDetail } from '@manafolio/contract'
import type { DeckSheet } from '@manafolio/deck'
import { CloseButton } from '@mantine/core'
import {
  IconArrowLeft,
  IconCheck,
  IconCloudOff,
  IconCloudUp,
  IconLoader2,
  IconPencil,
} from '@tabler/icons-react'
import { useState } from 'react'
import { Button, UnstyledButton } from '../../../ui/button.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import type { ChangesSnapshot } from '../kit/changes/changes-snapshot.ts'
import type { DeckChanges } from '../kit/changes/deck-changes.ts'
import type { QueueState } from '../kit/changes/write-queue.ts'
import { DeckMenu } from '../transfer/deck-menu.tsx'
import { DeckFacts } from './deck-facts.tsx'
import classes from './editor-head.module.css'
import { UndoButtons } from './undo-buttons.tsx'

/** Unsaved changes that are stored in the browser wait for the network. */
type Saving = QueueState | 'waiting'

const saveStates = {
  saved: { label: 'Saved', Icon: IconCheck },
  saving: { label: 'Saving…', Icon: IconLoader2 },
  unsaved: { label: 'Not saved', Icon: IconCloudOff },
  waiting: { label: 'Waiting', Icon: IconCloudUp },
} as const satisfies Record<Saving, unknown>

const announcedStates: Partial<Record<Saving, string>> = {
  saved: 'All changes are saved.',
  unsaved: 'Your changes are not saved.',
  waiting: 'Your changes wait for the network, stored in this browser.',
}

const DeckFactsDialog = lazyDialog(
  async () => (await import('./deck-facts-dialog.tsx')).DeckFactsDialog,
)

interface EditorHeadProps {
  /** Undefined while loading, and when it does not exist. */
  deck: DeckDetail | undefined
  sheet: DeckSheet | null
  /** Opens the legality tool. */
  onLegality: () => void
  changes: DeckChanges
  snapshot: ChangesSnapshot
  onClose: () => void
  /** Whether the details dialog is open. */
  isEditing: boolean
  onEdit: (isEditing: boolean) => void
}

/** The deck's name and facts, with Close, Undo, Redo and the menu. */
export function EditorHead(props: EditorHeadProps) {
  const { deck, sheet, onLegality, changes, snapshot, onClose, isEditing, onEdit } = props
  return (
    // Not a header element: that would be a landmark of the page.
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
        {/* Announced first: the dialog and the name of the deck. */}
        <div className={classes.titles} tabIndex={-1} data-autofocus>
          <p className={classes.kicker}>Edit Deck</p>
          {deck && (
            <h2 className={classes.name} title={deck.name}>
              {deck.name}
            </h2>
          )}
        </div>
        {deck && (
          <div className={classes.actions}>
            <SaveState state={savingOf(snapshot)} onRetry={changes.retry} />
            <UndoButtons changes={changes} snapshot={snapshot} />
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
          <DeckFacts {...{ deck, sheet, onLegality }} onSave={changes.saveFacts} />
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

function savingOf({ state, areStored }: ChangesSnapshot): Saving {
  return state === 'unsaved' && areStored ? 'waiting' : state
}

interface SaveStateProps {
  state: Saving
  onRetry: () => void
}

/**
 * Whether all changes are saved; empty before the first change. Only a failure and its end are announced:
 * the change itself has been already.
 */
function SaveState({ state, onRetry }: SaveStateProps) {
  const [hasChanged, setChanged] = useState(false)
  const [announced, setAnnounced] = useState<Saving>()
  if (!hasChanged && state !== 'saved') setChanged(true)
  const isProblem = state === 'unsaved' || state === 'waiting'
  const isNews = isProblem || (state === 'saved' && announced !== undefined)
  if (isNews && announced !== state) setAnnounced(state)
  const { label, Icon } = saveStates[state]
  return (
    <div className={classes.state} data-state={state}>
      {/* Always mounted: screen readers announce only changes inside a live region. */}
      <span role="status" className="visually-hidden">
        {announced && announcedStates[announced]}
      </span>
      <span className={classes.content}>
        {hasChanged && (
          <>
            <Icon size={16} stroke={1.8} aria-hidden className={classes.icon} />
            <span className={classes.text}>{label}</span>
          </>
        )}
      </span>
      {state === 'unsaved' && (
        <UnstyledButton className={classes.retry} onClick={onRetry}>
          Try again
        </UnstyledButton>
      )}
    </div>
  )
}
