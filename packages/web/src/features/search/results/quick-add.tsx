import type { Card } from '@manafolio/contract'
import { IconPlus } from '@tabler/icons-react'
import { labelOfPrinting } from '../../../card-kit/printing-text.ts'
import { useAddToCollection } from '../../../card-kit/use-add-to-collection.ts'
import { PlainButton } from '../../../ui/button.tsx'
import { AddMore } from './add-more.tsx'
import classes from './quick-add.module.css'

/** Adds one copy; several, or another finish, with the form beside it. */
export function QuickAdd({ card }: { card: Card }) {
  const { add, isPending } = useAddToCollection()
  return (
    <span className={classes.add}>
      <PlainButton
        className={classes.plus}
        disabled={isPending}
        data-add=""
        title={isPending ? 'Adding...' : 'Add to Collection'}
        aria-label={
          isPending ? 'Adding...' : `Add to Collection: ${labelOfPrinting(card.name, card)}`
        }
        onClick={() => add({ id: card.id, name: card.name })}
      >
        <IconPlus size={16} stroke={2} aria-hidden />
      </PlainButton>
      <AddMore card={card} className={classes.more} />
    </span>
  )
}
