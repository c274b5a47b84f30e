import { type SetGoal, type SetSummary, setGoals } from '@manafolio/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BuyListParts } from '../../card-kit/buy-list-parts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Segments } from '../../ui/segments.tsx'
import classes from './set-buy-dialog.module.css'
import { setBuyListQuery } from './sets-query.ts'

const labels: Record<SetGoal, string> = { cards: 'Every card', printings: 'Every printing' }
const segments = setGoals.map((name) => ({ name, label: labels[name] }))

interface SetBuyDialogProps {
  set: SetSummary
  goal: SetGoal
  onClosed: () => void
}

/** What to buy to complete a set, with links to the marketplace. */
export function SetBuyDialog({ set, goal: first, onClosed }: SetBuyDialogProps) {
  const [goal, setGoal] = useState(first)
  const list = useQuery({
    ...setBuyListQuery(set.code, goal),
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog title="Buy List" width={760} onClosed={onClosed}>
      {() => (
        <div className={classes.body} aria-busy={list.isPlaceholderData}>
          <p className={classes.quiet}>Missing from {set.name}</p>
          <div className={classes.goals}>
            <Segments label="Complete by" segments={segments} chosen={goal} onChange={setGoal} />
          </div>
          {list.error && (
            <LoadProblem
              title="The buy list could not be created"
              error={list.error}
              onRetry={list.refetch}
            />
          )}
          {!list.error && !list.data && <p role="status">Creating the buy list...</p>}
          {!list.error && list.data && <BuyListParts list={list.data} />}
        </div>
      )}
    </Dialog>
  )
}
