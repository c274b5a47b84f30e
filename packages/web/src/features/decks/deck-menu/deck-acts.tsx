import { useState } from 'react'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import type { MenuDeck } from './deck-menu.tsx'
import { OpenMenu } from './open-menu.tsx'
import { useDuplicateDeck } from './use-duplicate-deck.ts'

const dialogs = {
  export: lazyDialog(async () => (await import('./export-dialog.tsx')).ExportDialog),
  share: lazyDialog(async () => (await import('./share-dialog.tsx')).ShareDialog),
}

export type DialogName = keyof typeof dialogs

interface DeckActsProps {
  deck: MenuDeck
  /** What opens the menu. */
  button: HTMLElement | null
  isOpen: boolean
  onClose: () => void
}

/** The menu of a deck, and what its entries open. */
export function DeckActs({ deck, button, isOpen, onClose }: DeckActsProps) {
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const duplicate = useDuplicateDeck(deck.id)
  const Dialog = dialog && dialogs[dialog]
  return (
    <>
      {isOpen && (
        <OpenMenu {...{ deck, button, onClose }} onDialog={setDialog} onDuplicate={duplicate} />
      )}
      {Dialog && <Dialog deck={deck} onClosed={() => setDialog(null)} />}
    </>
  )
}
