import { pages } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { LoadProblem } from '../../../import-kit/retry-problem.tsx'
import { Working } from '../../../import-kit/working.tsx'
import { ApiError } from '../../../lib/api-error.ts'
import { useDocumentTitle } from '../../../lib/use-document-title.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FallingCards } from '../../../ui/falling-cards.tsx'
import { LoadingScreen } from '../../../ui/loading-screen.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { BackToCollection } from '../back-to-collection.tsx'
import { importQuery } from './import-query.ts'
import { ImportResult } from './import-result.tsx'
import { ImportReview } from './import-review.tsx'
import { ImportStart } from './import-start.tsx'
import { useColumnReading } from './use-column-reading.ts'
import { type Committed, useCommit } from './use-commit.ts'

const route = getRouteApi(pages.collectionImport)

/** Imports cards from another tool: a file is read, its rows are reviewed, and they are added. */
// The return type is explicit: inferring it would be circular through the types of all routes.
export function ImportPage(): ReactNode {
  useDocumentTitle('Import cards')
  const { id } = route.useSearch()
  return (
    <>
      <BackToCollection />
      <PageHeading title="Import cards">
        {id === undefined &&
          'Bring your collection from another tool. You review everything before it is added.'}
      </PageHeading>
      {id === undefined ? <ImportStart /> : <ImportCards key={id} id={id} />}
    </>
  )
}

/** An import from the review of its rows to the result. */
function ImportCards({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(importQuery(id))
  const [result, setResult] = useState<Committed | null>(null)
  const commit = useCommit(id, setResult)
  const reading = useColumnReading(id)
  if (result) {
    const toFix = data?.counts.fix ?? 0
    return <ImportResult id={id} toFix={toFix} result={result} onRest={() => setResult(null)} />
  }
  if (commit.isPending) {
    return (
      <Working title="Adding cards to your collection..." share={commit.share}>
        All of them or none. You can undo it afterwards.
      </Working>
    )
  }
  if (reading.isPending) {
    return (
      <Working title="Reading your file again..." share={reading.share}>
        With its columns as you say. Nothing is added yet.
      </Working>
    )
  }
  if (isNotFound(error)) return <ImportNotFound />
  if (!data && error) {
    const title = 'The import could not be loaded'
    return <LoadProblem title={title} error={error} onRetry={() => void refetch()} />
  }
  if (!data) return <LoadingScreen text="Loading your import..." />
  return <ImportReview started={data} commit={commit} reading={reading} />
}

function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'import_not_found'
}

/** Shown for the URL of an import that was finished or deleted. */
function ImportNotFound() {
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
      Its rows were added to your collection, or it was deleted. What was added is in your{' '}
      <Link to={pages.collectionHistory} search={{}}>
        history
      </Link>
      , where you can undo it.
    </EmptyState>
  )
}
