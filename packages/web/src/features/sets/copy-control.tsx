import { type Finish, finishNames } from '@manafolio/contract'
import { IconPlus } from '@tabler/icons-react'
import { labelOfPrinting } from '../../card-kit/printing-text.ts'
import { useAddToCollection } from '../../card-kit/use-add-to-collection.ts'
import { PlainButton } from '../../ui/button.tsx'
import classes from './copy-control.module.css'
import type { ShownPrinting } from './shown-printings.ts'

interface CopyControlProps {
  shown: ShownPrinting
  finish: Finish
}

/** How many copies of a printing the user has in a finish, and a button that adds one. */
export function CopyControl({ shown: { printing, copies }, finish }: CopyControlProps) {
  const { add, isPending } = useAddToCollection()
  if (!copies) return null
  const { id, name } = printing
  const count = copies[finish]
  return (
    <span className={classes.control} data-owned={count > 0 || undefined}>
      <span className={classes.count}>
        {count}
        <span className="visually-hidden"> {finishNames[finish]} owned</span>
      </span>
      <PlainButton
        className={classes.add}
        disabled={isPending}
        aria-label={`Add one ${finishNames[finish].toLowerCase()}: ${labelOfPrinting(name, printing)}`}
        onClick={() => add({ id, name, finish })}
      >
        <IconPlus size={16} stroke={2} aria-hidden />
      </PlainButton>
    </span>
  )
}
