import { useState } from 'react'
import { messageOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { useCounting } from '../needs/use-counting.ts'
import { PanelSkeleton } from '../tools/panel-skeleton.tsx'
import classes from './buy-list-dialog.module.css'
import { BuyListParts } from './buy-list-parts.tsx'
import { BuyOptions } from './buy-options.tsx'
import { useBuyList } from './use-buy-list.ts'

export interface BuyingDeck {
  id: string
  name: string
}

interface BuyListDialogProps {
  /** At least one. */
  decks: readonly BuyingDeck[]
  onClosed: () => void
}

/** What to buy so that decks are complete, and the ways to the marketplace. */
export function BuyListDialog({ decks, onClosed }: BuyListDialogProps) {
  const { counting, setCounting } = useCounting()
  const [isAtOnce, setAtOnce] = useState(true)
  const deckIds = decks.map(({ id }) => id)
  const list = useBuyList({ ...counting, isAtOnce, deckIds })
  return (
    <Dialog title="Buy List" width={760} onClosed={onClosed}>
      {() => (
        <div className={classes.body} aria-busy={list.isPlaceholderData}>
          <p className={classes.decks}>For {namesOf(decks)}</p>
          <BuyOptions
            {...{ counting, isAtOnce, isOne: decks.length === 1 }}
            onCounting={setCounting}
            onAtOnce={setAtOnce}
          />
          {list.error && <ListFailed error={list.error} onRetry={() => void list.refetch()} />}
          {!list.error && !list.data && <PanelSkeleton words="Writing the buy list..." />}
          {!list.error && list.data && <BuyListParts list={list.data} decks={decks} />}
        </div>
      )}
    </Dialog>
  )
}

const named = 3

function namesOf(decks: readonly BuyingDeck[]): string {
  const names = decks.slice(0, named).map(({ name }) => name)
  const rest = decks.length - names.length
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ')
}

function ListFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Problem
      title="The buy list could not be written"
      action={
        <Button variant="default" mt={12} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {messageOf(error, 'The server does not answer. Check your connection and try again.')}
    </Problem>
  )
}
