import type { DeckDetail, SwapGoal } from '@manafolio/contract'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { DeckActions } from '../deck-actions.ts'
import { SwapsDialog } from './swaps-dialog.tsx'
import classes from './swaps-part.module.css'

interface SwapsPartProps {
  deck: DeckDetail
  actions: DeckActions
}

/** Other printings for all of a deck, each way to be looked at before. */
export function SwapsPart({ deck, actions }: SwapsPartProps) {
  const [goal, setGoal] = useState<SwapGoal>()
  return (
    <div className={classes.buttons}>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setGoal('cheapest')}>
        Swap to cheapest printings…
      </Button>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setGoal('owned')}>
        Swap to printings I own…
      </Button>
      {goal && <SwapsDialog {...{ deck, actions, goal }} onClosed={() => setGoal(undefined)} />}
    </div>
  )
}
