import type { DeckSummary } from '@manafolio/contract'
import { IconDots } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { DeckActs } from './deck-acts.tsx'
import classes from './deck-menu.module.css'

export type MenuDeck = Pick<DeckSummary, 'id' | 'name' | 'shareId'>

/** What is done with a deck as a whole, behind a small button: all there is of it until it is pressed. */
export function DeckMenu({ deck }: { deck: MenuDeck }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const open = () => {
    setOpen(true)
    setOpened(true)
  }
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
        onClick={open}
      >
        <IconDots size={20} aria-hidden />
      </button>
      {wasOpened && (
        <DeckActs deck={deck} button={button.current} isOpen={isOpen} onClose={close} />
      )}
    </span>
  )
}
