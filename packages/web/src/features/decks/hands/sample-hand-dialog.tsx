import type { SampleHand } from '@manafolio/deck'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { HandButtons } from './hand-buttons.tsx'
import { HandCards } from './hand-cards.tsx'
import { HandStatus } from './hand-status.tsx'
import classes from './sample-hand-dialog.module.css'
import type { HandInPlay } from './use-hand.ts'

interface SampleHandDialogProps {
  play: HandInPlay
  onClosed: () => void
}

/** The same hand on a table of its own, where each card can be read. */
export function SampleHandDialog({ play, onClosed }: SampleHandDialogProps) {
  const [looked, setLooked] = useState<{ copy: number; hand: SampleHand }>()
  // Whatever is done with the hand, the card is laid back first.
  const copyLooked = looked?.hand === play.hand ? looked.copy : undefined
  return (
    <Dialog title="Sample hand" width={1100} closesOnBack onClosed={onClosed}>
      {() => (
        <div className={classes.hand}>
          <div className={classes.bar}>
            <HandButtons {...play} />
            <HandStatus {...play} />
          </div>
          <HandCards
            {...play}
            look="row"
            looked={copyLooked}
            onPress={({ copy }) =>
              setLooked(copy === copyLooked ? undefined : { copy, hand: play.hand })
            }
          />
          <p className={classes.hint}>Press a card to read it, and again to lay it back.</p>
        </div>
      )}
    </Dialog>
  )
}
