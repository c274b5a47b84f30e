import { canDraw, canMulligan } from '@manafolio/deck'
import { Button } from '../../../ui/button.tsx'
import classes from './hand-buttons.module.css'
import type { HandInPlay } from './use-hand.ts'

/** What can't be done now keeps its place, and the focus. */
export function HandButtons({ hand, acts }: Pick<HandInPlay, 'hand' | 'acts'>) {
  const buttons = [
    { label: 'New hand', act: acts.startAgain, can: true },
    { label: 'Mulligan', act: acts.mulligan, can: canMulligan(hand) },
    { label: 'Draw', act: acts.draw, can: canDraw(hand) },
  ]
  return (
    <div className={classes.buttons}>
      {buttons.map(({ label, act, can }) => (
        <Button
          key={label}
          variant="default"
          className={classes.button}
          disabled={!can}
          data-act={label}
          onClick={act}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
