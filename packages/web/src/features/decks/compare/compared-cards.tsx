import type { SlotType } from '@manafolio/contract'
import type { ComparedCard } from '@manafolio/deck'
import { useId } from 'react'
import { countOf } from '../../../lib/count-words.ts'
import classes from './compared-cards.module.css'
import { ComparedLine, type ComparedLineProps } from './compared-line.tsx'

interface ComparedCardsProps extends Omit<ComparedLineProps, 'card'> {
  title: string
  /** What it is of, for its looks. */
  kind: 'one' | 'other' | 'quantity' | 'same'
  cards: readonly ComparedCard[]
}

const slotNames: Record<SlotType, string> = { main: 'Main deck', side: 'Sideboard' }
const slots = ['main', 'side'] as const

/** Cards of two decks that have the same in common, those of the sideboard apart. */
export function ComparedCards({ title, kind, cards, ...line }: ComparedCardsProps) {
  const id = useId()
  const inSlots = slots
    .map((slot) => ({ slot, inSlot: cards.filter(({ slotType }) => slotType === slot) }))
    .filter(({ inSlot }) => inSlot.length > 0)
  const hasSide = inSlots.some(({ slot }) => slot === 'side')
  return (
    <section aria-labelledby={id} data-kind={kind} className={classes.cards}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <p className={classes.count}>{countOf(countIn(cards, line.copiesOf), 'card')}</p>
      </div>
      {cards.length === 0 && <p className={classes.none}>There are none.</p>}
      {inSlots.map(({ slot, inSlot }) => (
        <div key={slot} className={classes.slot}>
          {hasSide && <h3 className={classes.place}>{slotNames[slot]}</h3>}
          <ul className={classes.rows} aria-label={`${title}: ${slotNames[slot]}`}>
            {inSlot.map((card) => (
              <ComparedLine key={card.cardName} card={card} {...line} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** Copies, or names where each has several numbers of them. */
function countIn(cards: readonly ComparedCard[], copiesOf: ComparedLineProps['copiesOf']): number {
  return copiesOf ? cards.reduce((sum, card) => sum + copiesOf(card), 0) : cards.length
}
