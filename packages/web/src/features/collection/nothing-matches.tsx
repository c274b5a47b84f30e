import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** The collection has cards, but none that the query means. */
export function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      drawing={<OpenBinder />}
      title="Nothing matches"
      action={
        <Button variant="default" onClick={onClear}>
          Clear the filter
        </Button>
      }
    >
      None of your cards is what you are looking for. Take a term away, or look at all of them.
    </EmptyState>
  )
}

/** A page of pockets and a glass over it that finds all of them empty. */
function OpenBinder() {
  const pockets = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })))
  return (
    <svg
      viewBox="0 0 150 150"
      width="132"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <rect x="2" y="2" width="118" height="136" rx="8" />
      {pockets.map(({ row, column }) => (
        <rect
          key={`${row}-${column}`}
          x={13 + column * 33}
          y={12 + row * 40}
          width="28"
          height="36"
          rx="3"
          strokeDasharray="4 4"
        />
      ))}
      <circle cx="98" cy="96" r="30" fill="var(--page)" strokeWidth="4" />
      <path d="M120 118 144 142" strokeWidth="8" strokeLinecap="round" />
      <path d="M82 92a17 17 0 0 1 14-12" strokeLinecap="round" />
    </svg>
  )
}
