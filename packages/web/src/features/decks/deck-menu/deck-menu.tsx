import type { DeckSummary } from '@manafolio/contract'
import { IconDots } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import classes from './deck-menu.module.css'
import { OpenMenu } from './open-menu.tsx'
import { useDuplicateDeck } from './use-duplicate-deck.ts'

export type MenuDeck = Pick<DeckSummary, 'id' | 'name' | 'shareId'>

const dialogs = {
  export: lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog })),
  share: lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog })),
}

export type DialogName = keyof typeof dialogs

/** What is done with a deck as a whole, behind a small button. */
export function DeckMenu({ deck }: { deck: MenuDeck }) {
  const [isOpen, setOpen] = useState(false)
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const duplicate = useDuplicateDeck(deck.id)
  const button = useRef<HTMLButtonElement>(null)
  const Dialog = dialog && dialogs[dialog]
  const close = () => {
    setOpen(false)
    // Before anything else happens: a dialog gives the focus back to what had it.
    button.current?.focus()
  }
  return (
    <span className={classes.spot}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={`More for ${deck.name}`}
        title="More"
        onClick={() => setOpen(true)}
      >
        <IconDots size={20} aria-hidden />
      </button>
      {isOpen && (
        <OpenMenu
          deck={deck}
          button={button.current}
          onClose={close}
          onDialog={setDialog}
          onDuplicate={duplicate}
        />
      )}
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog deck={deck} onClosed={() => setDialog(null)} />
        </Suspense>
      )}
    </span>
  )
}
