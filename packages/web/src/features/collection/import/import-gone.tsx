import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FallingCards } from '../../../ui/falling-cards.tsx'

/** An address of an import that is finished or deleted. */
export function ImportGone() {
  return (
    <EmptyState
      drawing={<FallingCards />}
      title="This import is finished"
      action={
        <Button renderRoot={(props) => <Link to={pages.collectionImport} search={{}} {...props} />}>
          Import another file
        </Button>
      }
    >
      Its rows are in your collection by now, or it was deleted. What came into your collection
      stands in its{' '}
      <Link to={pages.collectionHistory} search={{}}>
        history
      </Link>
      , where it can be undone.
    </EmptyState>
  )
}
