import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import classes from './empty-collection.module.css'

export function EmptyCollection() {
  return (
    <EmptyState
      drawing={<EmptyBinder />}
      title="No cards yet"
      action={
        <div className={classes.actions}>
          <Button renderRoot={(props) => <Link to={pages.home} {...props} />}>
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
      Start building your collection by searching for cards and adding them.
    </EmptyState>
  )
}

/** A binder page of nine empty pockets. */
function EmptyBinder() {
  const pockets = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })))
  return (
    <svg
      viewBox="0 0 132 150"
      width="120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <rect x="2" y="2" width="128" height="146" rx="8" />
      {pockets.map(({ row, column }) => (
        <rect
          key={`${row}-${column}`}
          x={14 + column * 36}
          y={12 + row * 44}
          width="30"
          height="40"
          rx="3"
          strokeDasharray="4 4"
        />
      ))}
    </svg>
  )
}
