import { LoadProblem } from '../../../ui/load-problem.tsx'
import type { SheetFailure } from './use-deck-sheet.ts'

/** Shown by a tool when the facts of its cards could not be loaded. */
export function FactsFailed({ error, onRetry }: SheetFailure) {
  return <LoadProblem title="Card details could not be loaded" error={error} onRetry={onRetry} />
}
