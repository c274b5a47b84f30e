import type { CardPrinting, Finish } from '@manafolio/contract'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useAddToCollection } from '../../../card-kit/use-add-to-collection.ts'
import { PlainButton } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import classes from './add-printing.module.css'

const AddMenu = lazyPart(async () => (await import('./add-menu.tsx')).AddMenu)

/** Adds a copy of a printing, in a finish from a menu where there are several. */
export function AddPrinting({ printing }: { printing: CardPrinting }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { add, isPending } = useAddToCollection()
  const [only, ...others] = printing.finishes
  if (!only) return null
  const hasMenu = others.length > 0
  const name = `${printing.setName} ${printing.collectorNumber}`

  function addCopy(finish: Finish) {
    add({
      id: printing.id,
      name: `${printing.name}, ${name}`,
      finish,
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
        disabled={isPending}
        onClick={() => (hasMenu ? setOpen(true) : addCopy(only))}
      >
        <IconPlus size={18} aria-hidden />
      </PlainButton>
      {isOpen && (
        <AddMenu
          name={name}
          button={button.current}
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
