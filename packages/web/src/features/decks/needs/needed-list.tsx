import type { NeededCard } from '@manafolio/contract'
import { memo, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { NeededItem } from './needed-item.tsx'
import classes from './needed-list.module.css'
import { isPlenty, missingOf } from './needs-summary.ts'
import type { Counting } from './use-counting.ts'

interface NeededListProps {
  cards: readonly NeededCard[]
  counting: Counting
}

// With hundreds of them a change of the deck draws only those anew that it is about.
const Item = memo(NeededItem)

/** What is missing, and on demand what is there. */
export function NeededList({ cards, counting }: NeededListProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const counted = cards.map((card) => ({
    ...{ card, missing: missingOf(card, counting), isPlenty: isPlenty(card, counting) },
  }))
  const short = counted.filter(({ missing }) => missing > 0)
  const enough = counted.filter(({ missing }) => missing === 0)
  return (
    <>
      {short.length > 0 && <Items label="Missing" items={short} />}
      {enough.length > 0 && (
        <>
          <Button
            variant="subtle"
            px={8}
            className={classes.more}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide' : 'Show'} {enoughWords(enough.length, short.length)}
          </Button>
          <div id={id}>{isOpen && <Items label="There" items={enough} />}</div>
        </>
      )}
    </>
  )
}

function enoughWords(enough: number, short: number): string {
  if (short === 0) return enough === 1 ? 'the card' : `all ${enough} cards`
  return enough === 1 ? 'the other card' : `the ${enough} other cards`
}

interface ItemsProps {
  label: string
  items: readonly { card: NeededCard; missing: number; isPlenty: boolean }[]
}

function Items({ label, items }: ItemsProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {items.map((item) => (
        <Item key={item.card.oracleId} {...item} />
      ))}
    </ul>
  )
}
