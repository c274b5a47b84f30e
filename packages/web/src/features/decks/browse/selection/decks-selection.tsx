import type { DeckSummary } from '@manafolio/contract'
import { IconDownload, IconFolder, IconPin, IconPinnedOff, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { countOf } from '../../../../lib/formats.ts'
import { lazyDialog } from '../../../../ui/lazy-part.tsx'
import { SelectionAction, SelectionBar } from '../../../../ui/selection/selection-bar.tsx'
import type { Selection } from '../../../../ui/selection/use-selection.ts'
import { useOrganize } from '../../kit/organization/use-organize.ts'

const dialogs = {
  organize: lazyDialog(
    async () => (await import('../../kit/organization/organize-dialog.tsx')).OrganizeDialog,
  ),
  export: lazyDialog(async () => (await import('./export-decks-dialog.tsx')).ExportDecksDialog),
  delete: lazyDialog(async () => (await import('./delete-decks-dialog.tsx')).DeleteDecksDialog),
}

interface DecksSelectionProps {
  selection: Selection
  /** The selected ones. */
  decks: readonly DeckSummary[]
  /** How many are shown. */
  total: number
  /** Called when the selected decks were deleted, and the focus was lost with them. */
  onLastGone: () => void
}

/** What can be done with the selected decks. */
export function DecksSelection({ selection, decks, total, onLastGone }: DecksSelectionProps) {
  const [dialog, setDialog] = useState<keyof typeof dialogs | null>(null)
  const { organize, isPending } = useOrganize()
  const Dialog = dialog && dialogs[dialog]
  const isPinned = decks.length > 0 && decks.every((deck) => deck.isPinned)
  const isEmpty = decks.length === 0

  function pin() {
    const what = countOf(decks.length, 'deck')
    const title = isPinned ? `${what} unpinned` : `${what} pinned`
    organize(decks, { isPinned: !isPinned }, { title })
  }

  /** The deleted ones are not shown anymore, and the bar goes with the selection. */
  function close() {
    setDialog(null)
    if (dialog !== 'delete' || decks.length > 0) return
    selection.clear()
    onLastGone()
  }

  return (
    <>
      <SelectionBar selection={selection} total={total} noun="decks">
        <SelectionAction
          Icon={IconFolder}
          disabled={isEmpty}
          aria-haspopup="dialog"
          onClick={() => setDialog('organize')}
        >
          Folder, tags
        </SelectionAction>
        <SelectionAction
          Icon={isPinned ? IconPinnedOff : IconPin}
          disabled={isEmpty || isPending}
          onClick={pin}
        >
          {isPinned ? 'Unpin' : 'Pin'}
        </SelectionAction>
        <SelectionAction
          Icon={IconDownload}
          disabled={isEmpty}
          aria-haspopup="dialog"
          onClick={() => setDialog('export')}
        >
          Export
        </SelectionAction>
        <SelectionAction
          Icon={IconTrash}
          isDanger
          disabled={isEmpty}
          aria-haspopup="dialog"
          onClick={() => setDialog('delete')}
        >
          Delete
        </SelectionAction>
      </SelectionBar>
      {Dialog && <Dialog decks={decks} onClosed={close} />}
    </>
  )
}
