import { type CardPrinting, type Finish, limits } from '@manafolio/contract'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { PlainButton } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { languageFor } from '../language-for.ts'
import { useAddCopies } from '../use-add-copies.ts'
import classes from './add-printing.module.css'

const AddMenu = lazyPart(async () => (await import('./add-menu.tsx')).AddMenu)

/** Adds a copy of a printing; asks for the finish where there are several. */
export function AddPrinting({ printing }: { printing: CardPrinting }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { add, pending } = useAddCopies()
  const [only, ...others] = printing.finishes
  if (!only) return null
  const hasMenu = others.length > 0
  const name = `${printing.setName} ${printing.collectorNumber}`

  function addCopy(finish: Finish) {
    add({
      scryfallId: printing.id,
      name: `${printing.name} (${name})`,
      quantity: limits.quantityFromSearch,
      finish,
      ...languageFor(printing.language),
    })
  }

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <span className={classes.spot}>
      <PlainButton
        ref={button}
        className={classes.add}
        aria-label={`Add to collection: ${name}`}
        {...(hasMenu && { 'aria-haspopup': 'menu', 'aria-expanded': isOpen })}
        disabled={pending !== undefined}
        onClick={() => (hasMenu ? setOpen(true) : addCopy(only))}
      >
        <IconPlus size={18} aria-hidden />
      </PlainButton>
      {isOpen && (
        <AddMenu
          finishes={printing.finishes}
          onClose={close}
          onChoose={(finish) => {
            close()
            addCopy(finish)
          }}
        />
      )}
    </span>
  )
}
