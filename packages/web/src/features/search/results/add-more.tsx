import type { Card } from '@manafolio/contract'
import { IconChevronDown } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { labelOfPrinting } from '../../../card-kit/printing-text.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import classes from './add-more.module.css'

const AddPopover = lazyPart(async () => (await import('./add-popover.tsx')).AddPopover)

interface AddMoreProps {
  card: Card
  className: string | undefined
}

/** The button that opens the form for several copies, or another finish. */
export function AddMore({ card, className }: AddMoreProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  /** A press outside the form closes it before it is a click. */
  const wasOpen = useRef(false)
  function close() {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <span className={classes.spot}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`Quantity and finish: ${labelOfPrinting(card.name, card)}`}
        title="Quantity and finish"
        onPointerEnter={AddPopover.preload}
        onFocus={AddPopover.preload}
        onPointerDown={() => {
          wasOpen.current = isOpen
        }}
        onClick={() => {
          setOpen(!wasOpen.current)
          wasOpen.current = false
        }}
      >
        <IconChevronDown size={16} stroke={2} aria-hidden />
      </button>
      {isOpen && <AddPopover card={card} onClose={close} />}
    </span>
  )
}
