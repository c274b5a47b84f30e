import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'

/** Why there is nothing to compare. */
const reasons = {
  few: {
    title: 'It takes two decks to compare',
    text: 'Once you have a second deck, choose both of them here.',
  },
  open: { title: 'Which decks?', text: 'Choose two of your decks above.' },
  gone: {
    title: 'A deck no longer exists',
    text: 'It may have been deleted. Choose another one above.',
  },
  itself: {
    title: 'These are the same deck',
    text: 'Choose a different deck to compare it with.',
  },
} as const

export function CompareNothing({ why }: { why: keyof typeof reasons }) {
  const { title, text } = reasons[why]
  return (
    <EmptyState
      drawing={<TwoDecks />}
      title={title}
      action={
        why === 'few' && (
          <Button renderRoot={(props) => <Link to={pages.deckBuilding} search={{}} {...props} />}>
            Go to your decks
          </Button>
        )
      }
    >
      {text}
    </EmptyState>
  )
}

/** Two deck boxes, one of them still missing. */
function TwoDecks() {
  return (
    <svg
      viewBox="0 0 190 110"
      width="190"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M18 42h62l-4 54a5 5 0 0 1-5 5H27a5 5 0 0 1-5-5z" />
      <path d="M30 42V14a5 5 0 0 1 5-5h28a5 5 0 0 1 5 5v28M39 42c0 14 20 14 20 0" />
      <g strokeDasharray="5 5">
        <path d="M110 42h62l-4 54a5 5 0 0 1-5 5h-44a5 5 0 0 1-5-5z" />
        <path d="M122 42V14a5 5 0 0 1 5-5h28a5 5 0 0 1 5 5v28" />
      </g>
    </svg>
  )
}
