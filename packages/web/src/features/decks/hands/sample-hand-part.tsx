import type { DeckSheet } from '@manafolio/deck'
import { IconArrowsMaximize } from '@tabler/icons-react'
import { useState } from 'react'
import { HandButtons } from './hand-buttons.tsx'
import { HandCards } from './hand-cards.tsx'
import { HandStatus } from './hand-status.tsx'
import { randomSeed } from './random-seed.ts'
import { SampleHandDialog } from './sample-hand-dialog.tsx'
import classes from './sample-hand-part.module.css'
import { useHand } from './use-hand.ts'

interface SampleHandPartProps {
  sheet: DeckSheet
  /** Where the chance of each new hand begins. */
  seedOf?: () => number
}

/** A hand to look at, small; and large in a dialog. */
export function SampleHandPart({ sheet, seedOf = randomSeed }: SampleHandPartProps) {
  const play = useHand(sheet, seedOf)
  const [isLarge, setLarge] = useState(false)
  return (
    <section className={classes.part} aria-label="Sample hand">
      <div className={classes.head}>
        <h3 className={classes.title}>Sample hand</h3>
        <button
          type="button"
          className={classes.larger}
          aria-haspopup="dialog"
          onClick={() => setLarge(true)}
        >
          <IconArrowsMaximize size={15} stroke={1.8} aria-hidden />
          <span>Larger</span>
        </button>
      </div>
      <HandButtons {...play} />
      <HandStatus {...play} told={isLarge ? '' : play.told} />
      <HandCards {...play} look="fan" onPress={() => setLarge(true)} />
      {isLarge && <SampleHandDialog play={play} onClosed={() => setLarge(false)} />}
    </section>
  )
}
