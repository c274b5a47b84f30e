import { pages } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isUnanswered, messageOf } from '../../../lib/api-error.ts'
import { useDocumentTitle } from '../../../lib/use-document-title.ts'
import { Button } from '../../../ui/button.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { NotShared } from './not-shared.tsx'
import { SharedDeckView } from './shared-deck.tsx'
import { sharedDeckQuery } from './shared-deck-query.ts'
import { SharedSkeleton } from './shared-skeleton.tsx'

const route = getRouteApi(pages.sharedDeck)

/** A deck that is shown to everybody who has its link. */
// The type is said: finding it out leads through the types of all routes, back to this one.
export function SharedDeckPage(): ReactNode {
  const { shareId } = route.useParams()
  const { data, error, refetch } = useQuery(sharedDeckQuery(shareId))
  const isNowhere = error !== null && !isUnanswered(error)
  useDocumentTitle(data && !isNowhere ? data.name : 'Shared Deck')
  if (isNowhere) return <NotShared />
  if (data) return <SharedDeckView shared={data} shareId={shareId} />
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  return <SharedSkeleton />
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <>
      <PageHeading title="Shared Deck" />
      <Problem
        title="The deck could not be loaded"
        action={
          <Button variant="default" mt={12} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {messageOf(error, 'The server does not answer. Check your connection and try again.')}
      </Problem>
    </>
  )
}
