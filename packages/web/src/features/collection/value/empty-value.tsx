import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import classes from './empty-value.module.css'

/** No cards, and no days on which there were any. */
export function EmptyValue() {
  return (
    <EmptyState
      drawing={<EmptyChart />}
      title="Nothing to value yet"
      action={
        <div className={classes.actions}>
          <Button renderRoot={(props) => <Link to={pages.home} search={{}} {...props} />}>
            Search for cards
          </Button>
          <Button
            variant="default"
            renderRoot={(props) => <Link to={pages.collectionImport} search={{}} {...props} />}
          >
            Import from another tool
          </Button>
        </div>
      }
    >
      Once there are cards in your collection, what they are worth is recorded here once a day.
    </EmptyState>
  )
}

/** Two axes, and a line that is still to come. */
function EmptyChart() {
  return (
    <svg
      viewBox="0 0 176 120"
      width="150"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M14 8v98h154" />
      <path d="M28 88l28-18 24 8 30-34 22 10 28-36" strokeDasharray="5 6" />
    </svg>
  )
}
