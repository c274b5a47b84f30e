import { pages } from '@manafolio/contract'
import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isUnanswered } from '../../../../lib/api-error.ts'
import { useCurrentUser } from '../../../../lib/current-user.ts'
import { useDocumentTitle } from '../../../../lib/use-document-title.ts'
import { Button } from '../../../../ui/button.tsx'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { SharedDeckView } from './shared-deck.tsx'
import classes from './shared-deck-page.module.css'
import { sharedDeckQuery } from './shared-deck-query.ts'

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']

const route = getRouteApi(pages.sharedDeck)

/** A deck that anyone with its link can view. */
// Annotated because inferring the type would go through all routes and back to this one.
export function SharedDeckPage(): ReactNode {
  const { shareId } = route.useParams()
  const { data, error, refetch } = useQuery(sharedDeckQuery(shareId))
  const isMissing = error !== null && !isUnanswered(error)
  useDocumentTitle(data && !isMissing ? data.name : 'Shared Deck')
  if (isMissing) return <NotShared />
  if (data) return <SharedDeckView shared={data} shareId={shareId} />
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  return <SharedSkeleton />
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <>
      <PageHeading title="Shared Deck" />
      <LoadProblem title="The deck could not be loaded" error={error} onRetry={onRetry} />
    </>
  )
}

/** A placeholder while the deck loads. */
function SharedSkeleton() {
  return (
    <>
      <div aria-hidden="true" className={classes.cover} />
      <p role="status" className={classes.text}>
        <Loader size={18} aria-hidden />
        Opening the deck...
      </p>
      <div aria-hidden="true" className={classes.lines}>
        {places.map((place) => (
          <span key={place} className={classes.line} />
        ))}
      </div>
    </>
  )
}

/** The link does not work: its owner turned it off, the deck was deleted, or it is wrong. */
function NotShared() {
  const isSignedIn = useCurrentUser() !== null
  return (
    <div className={classes.page}>
      <ClosedBox />
      <h1>No deck is shared at this link.</h1>
      <p className={classes.notSharedText}>
        The person who shared it may have turned it off, or part of the link is missing.
      </p>
      <Button
        renderRoot={(props) => (
          <Link to={isSignedIn ? pages.deckBuilding : pages.home} search={{}} {...props} />
        )}
      >
        {isSignedIn ? 'Your decks' : 'Go to Manafolio'}
      </Button>
    </div>
  )
}

/** A closed deck box, and a broken chain. */
function ClosedBox() {
  return (
    <svg className={classes.drawing} viewBox="0 0 190 120" width="190" aria-hidden="true">
      <path d="M104 34h64v70h-64zM104 34l8-16h48l8 16M136 34v18" />
      <circle cx="136" cy="58" r="6" />
      <rect x="14" y="62" width="34" height="18" rx="9" transform="rotate(-18 31 71)" />
      <path d="M50 60l14-5a9 9 0 0 1 11 6" />
      <path d="M84 48l6-10M90 58l10-4M86 70l10 5" />
    </svg>
  )
}
