import type { DeckSheet } from '@manafolio/deck'
import { canDraw, canKeep, canMulligan, isChoosing, type SampleHand } from '@manafolio/deck'
import { IconArrowsMaximize } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { HandCards } from './hand-cards.tsx'
import { countHand, type HandsOwner } from './hand-counts.ts'
import { HandCountsPart } from './hand-counts-part.tsx'
import { HandStatus } from './hand-status.tsx'
import classes from './sample-hand-part.module.css'
import { type HandInPlay, useHand } from './use-hand.ts'

interface SampleHandPartProps {
  sheet: DeckSheet
  owner: HandsOwner
  /** The random seed of each new hand. */
  seedOf?: () => number
}

/** A sample hand, which can be enlarged in a dialog, and how many were kept. */
export function SampleHandPart({ sheet, owner, seedOf = randomSeed }: SampleHandPartProps) {
  const play = useHand(sheet, {
    seedOf,
    onDecide: (decision, lands) => countHand(owner, decision, lands),
  })
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
          <span>Enlarge</span>
        </button>
      </div>
      <HandButtons {...play} />
      <HandStatus {...play} announcement={isLarge ? '' : play.announcement} />
      <HandCards {...play} look="fan" onPress={() => setLarge(true)} />
      <HandCountsPart owner={owner} />
      {isLarge && <SampleHandDialog play={play} onClosed={() => setLarge(false)} />}
    </section>
  )
}

function randomSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return seed
}

interface SampleHandDialogProps {
  play: HandInPlay
  onClosed: () => void
}

/** The same hand in a dialog, where each card can be read. */
function SampleHandDialog({ play, onClosed }: SampleHandDialogProps) {
  const [looked, setLooked] = useState<{ copy: number; hand: SampleHand }>()
  // Any change to the hand closes the enlarged card.
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
          <p className={classes.hint}>
            {isChoosing(play.hand)
              ? 'Press a card to put it on the bottom.'
              : 'Press a card to enlarge it, and press it again to put it back.'}
          </p>
        </div>
      )}
    </Dialog>
  )
}

/** Disabled buttons keep their place, and the focus. */
function HandButtons({ hand, actions }: Pick<HandInPlay, 'hand' | 'actions'>) {
  const buttons = [
    { label: 'Keep', run: actions.keep, can: canKeep(hand) },
    { label: 'Mulligan', run: actions.mulligan, can: canMulligan(hand) },
    { label: 'Draw', run: actions.draw, can: canDraw(hand) },
    { label: 'New hand', run: actions.startOver, can: true },
  ]
  return (
    <div className={classes.controls}>
      <div className={classes.buttons}>
        {buttons.map(({ label, run, can }) => (
          <Button
            key={label}
            variant="default"
            className={classes.button}
            disabled={!can}
            data-action={label}
            onClick={run}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
