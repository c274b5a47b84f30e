import { useQuery } from '@tanstack/react-query'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { partsQuery } from '../value-queries.ts'
import { partKinds } from './part-kinds.tsx'
import { PartsSkeleton, PartsTable } from './parts-table.tsx'
import classes from './value-parts.module.css'

/** The value of the collection by color, rarity, finish and set. */
export function ValueParts() {
  const { data, error, refetch } = useQuery(partsQuery)
  return (
    <section aria-labelledby="parts-title" className={classes.section}>
      <h2 id="parts-title">Where the value is</h2>
      {error && !data ? (
        <LoadProblem title="The breakdown could not be loaded" error={error} onRetry={refetch} />
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
