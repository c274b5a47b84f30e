import { canMulligan } from '@manafolio/deck'
import classes from './hand-status.module.css'
import { formatHand } from './hand-text.ts'
import type { HandInPlay } from './use-hand.ts'

/** The state of the hand. Its height is fixed, whatever the text. */
export function HandStatus({ hand, announcement, isOld }: Omit<HandInPlay, 'actions'>) {
  const isFree = canMulligan(hand) && hand.mulligans < hand.freeMulligans
  return (
    <div className={classes.status}>
      <p>{formatHand(hand)}</p>
      <p className={classes.note}>
        {isOld
          ? 'The deck has changed since this hand was drawn.'
          : isFree && 'In this format the first mulligan is free.'}
      </p>
      <p role="status" className={classes.told}>
        {announcement}
      </p>
    </div>
  )
}
