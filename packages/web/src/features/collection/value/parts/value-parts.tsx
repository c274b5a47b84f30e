import type { getValueParts, OutputOf } from '@manafolio/contract'
import { ValueProblem } from '../value-problem.tsx'
import { partKinds } from './part-kinds.tsx'
import { PartsSkeleton } from './parts-skeleton.tsx'
import { PartsTable } from './parts-table.tsx'
import classes from './value-parts.module.css'

interface ValuePartsProps {
  parts: {
    data: OutputOf<typeof getValueParts> | undefined
    error: Error | null
    refetch: () => unknown
  }
}

/** Where in the collection the value is. */
export function ValueParts({ parts: { data, error, refetch } }: ValuePartsProps) {
  return (
    <section aria-labelledby="parts-title" className={classes.section}>
      <h2 id="parts-title">Where the value is</h2>
      {error && !data ? (
        <ValueProblem title="The parts could not be loaded" error={error} onRetry={refetch} />
      ) : (
        <div className={classes.parts}>
          {partKinds.map((kind) =>
            data ? (
              <PartsTable key={kind.title} kind={kind} parts={kind.partsOf(data)} of={data} />
            ) : (
              <PartsSkeleton key={kind.title} title={kind.title} />
            ),
          )}
        </div>
      )}
    </section>
  )
}
