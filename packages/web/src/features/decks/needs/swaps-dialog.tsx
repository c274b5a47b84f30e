import type { DeckDetail, PrintingSwaps, SwapGoal } from '@manafolio/contract'
import { messageOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Problem } from '../../../ui/problem.tsx'
import type { DeckActions } from '../deck-actions.ts'
import { PanelSkeleton } from '../tools/panel-skeleton.tsx'
import { SwapItem } from './swap-item.tsx'
import { swapWords, valueWords } from './swap-words.ts'
import classes from './swaps-dialog.module.css'
import { useSwaps } from './use-swaps.ts'

interface SwapsDialogProps {
  deck: DeckDetail
  actions: DeckActions
  goal: SwapGoal
  onClosed: () => void
}

const goals: Record<SwapGoal, { title: string; nothing: string }> = {
  cheapest: {
    title: 'Swap to Cheapest Printings',
    nothing: 'Nothing to swap: there is no cheaper printing of any of these cards.',
  },
  owned: {
    title: 'Swap to Printings You Own',
    nothing: 'Nothing to swap: you own no other printings of the cards that you lack here.',
  },
}

/** What swapping printings would do, and the button that has it done as one change. */
export function SwapsDialog({ deck, actions, goal, onClosed }: SwapsDialogProps) {
  const { data, error, refetch, isCurrent } = useSwaps(deck, goal)
  const swap = ({ cards, commanderId, swaps }: PrintingSwaps) =>
    actions.apply(
      { cards, ...(commanderId !== null && { facts: { commanderId } }) },
      `swapping ${swapWords(swaps.length)}`,
    )
  return (
    <Dialog title={goals[goal].title} width={600} onClosed={onClosed}>
      {(close) => {
        if (error) return <SwapsFailed error={error} onRetry={() => void refetch()} />
        if (!data) return <PanelSkeleton words="Looking for other printings..." />
        if (data.swaps.length === 0) return <Nothing words={goals[goal].nothing} onClose={close} />
        return (
          <>
            <p className={classes.value}>{valueWords(data)}</p>
            <ul className={classes.list}>
              {data.swaps.map((one) => (
                <SwapItem
                  key={`${one.slotType} ${one.from.scryfallId} ${one.to.scryfallId}`}
                  swap={one}
                />
              ))}
            </ul>
            <div className={classes.foot}>
              <p role="status">{isCurrent ? '' : 'The deck has changed. Looking again...'}</p>
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <Button disabled={!isCurrent} onClick={() => swap(data) && close()}>
                Swap {swapWords(data.swaps.length)}
              </Button>
            </div>
          </>
        )
      }}
    </Dialog>
  )
}

function Nothing({ words, onClose }: { words: string; onClose: () => void }) {
  return (
    <>
      <p className={classes.nothing}>{words}</p>
      <div className={classes.foot}>
        <Button onClick={onClose}>Close</Button>
      </div>
    </>
  )
}

function SwapsFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className={classes.failed}>
      <Problem
        title="Other printings could not be looked for"
        action={
          <Button variant="default" mt={12} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {messageOf(error, 'The server does not answer. Check your connection and try again.')}
      </Problem>
    </div>
  )
}
