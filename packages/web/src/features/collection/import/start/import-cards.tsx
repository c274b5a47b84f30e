import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../../lib/api-error.ts'
import { LoadingScreen } from '../../../../ui/loading-screen.tsx'
import { Working } from '../../../../ui/working.tsx'
import { ImportDone } from '../commit/import-done.tsx'
import { type Committed, useCommit } from '../commit/use-commit.ts'
import { ImportGone } from '../import-gone.tsx'
import { importQuery } from '../import-query.ts'
import { ImportReview } from '../import-review.tsx'
import { ImportFailed } from './import-failed.tsx'

/** An import from the look at its rows to their place in the collection. */
export function ImportCards({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(importQuery(id))
  const [done, setDone] = useState<Committed | null>(null)
  const commit = useCommit(id, setDone)
  if (done) {
    const toFix = data?.counts.fix ?? 0
    return <ImportDone id={id} toFix={toFix} done={done} onRest={() => setDone(null)} />
  }
  if (commit.isPending) {
    return (
      <Working title="Putting cards into your collection..." share={commit.share}>
        All of them or none: you can undo it afterwards.
      </Working>
    )
  }
  if (isGone(error)) return <ImportGone />
  if (!data && error) return <ImportFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingScreen text="Loading your import..." />
  return <ImportReview started={data} commit={commit} />
}

function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'import_not_found'
}
