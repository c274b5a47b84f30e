import type { DeckSummary } from '@manafolio/contract'
import { IconDots } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { OrganizableDeck } from '../kit/organization/organize-changes.ts'
import classes from './deck-menu.module.css'
import { DeckMenuItems } from './deck-menu-items.tsx'

export type MenuDeck = Pick<DeckSummary, 'shareId' | 'variantOf'> & OrganizableDeck

/** The menu of a deck; only its button is rendered until it is pressed. */
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
    // First, because a dialog returns the focus to the element that had it.
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
        <DeckMenuItems deck={deck} button={button.current} isOpen={isOpen} onClose={close} />
      )}
    </span>
  )
}
