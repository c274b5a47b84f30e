import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

interface NobodyProps {
  search: string
  onClear: () => void
}

export function Nobody({ search, onClear }: NobodyProps) {
  return (
    <EmptyState
      drawing={<EmptyChairs />}
      title="No users found"
      action={
        search !== '' && (
          <Button variant="default" onClick={onClear}>
            Show all users
          </Button>
        )
      }
    >
      {search !== '' && 'Nobody’s email or name has this in it.'}
    </EmptyState>
  )
}

/** A table at which nobody sits. */
function EmptyChairs() {
  return (
    <svg
      viewBox="0 0 132 96"
      width="132"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <ellipse cx="66" cy="50" rx="40" ry="14" />
      <path d="M66 64v20M52 90h28M66 84l-14 6M66 84l14 6" />
      <path d="M14 34v34h16v20M14 68v20M118 34v34h-16v20M118 68v20" strokeDasharray="5 5" />
      <path d="M58 48l10-4 7 4-10 4z" />
    </svg>
  )
}
