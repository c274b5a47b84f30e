import { canMulligan } from '@manafolio/deck'
import classes from './hand-status.module.css'
import { handWords } from './hand-words.ts'
import type { HandInPlay } from './use-hand.ts'

/** What the hand is like now. It keeps its height, whatever there is to say. */
export function HandStatus({ hand, told, isOld }: Omit<HandInPlay, 'acts'>) {
  const isFree = canMulligan(hand) && hand.mulligans < hand.freeMulligans
  return (
    <div className={classes.status}>
      <p>{handWords(hand)}</p>
      <p className={classes.note}>
        {isOld
          ? 'The deck has changed since this hand was drawn.'
          : isFree && 'In this format the first mulligan is free.'}
      </p>
      <p role="status" className={classes.told}>
        {told}
      </p>
    </div>
  )
}
