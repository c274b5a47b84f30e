import { LoadProblem } from '../../../ui/load-problem.tsx'

export function DecksFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return <LoadProblem title="Your decks could not be loaded" error={error} onRetry={onRetry} />
}
