import type { ComparedCard } from '@manafolio/deck'
import { frontOf } from '../../../card-kit/face-card.ts'
import { ManaCost } from '../../../card-kit/mana-cost.tsx'
import { RowThumb } from '../cards/row-thumb.tsx'
import classes from './compared-line.module.css'
import type { Looks } from './compared-side.ts'

export interface ComparedLineProps {
  card: ComparedCard
  /** What the number beside its name is; without it those of both decks stand there. */
  copiesOf?: (card: ComparedCard) => number
  /** The numbers of both decks, for those who do not see them beside each other. */
  wordsOf?: (card: ComparedCard) => string
  looks: Looks
}

/** A card with its copies, or with those of both decks. */
export function ComparedLine({ card, copiesOf, wordsOf, looks }: ComparedLineProps) {
  const { cardName, one, other } = card
  const look = looks.get(cardName) ?? null
  return (
    <li className={classes.line}>
      <RowThumb card={look} className={classes.thumb} />
      <b className={classes.copies} aria-hidden={wordsOf !== undefined}>
        {copiesOf ? copiesOf(card) : `${one}\u00a0→\u00a0${other}`}
      </b>
      <span className={classes.name}>
        {cardName}
        {wordsOf && <span className="visually-hidden">: {wordsOf(card)}</span>}
      </span>
      {look && <ManaCost cost={frontOf(look).manaCost} />}
    </li>
  )
}
