import { pages } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '../../../lib/use-document-title.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { ConnectionNotice } from '../../../ui/connection-notice.tsx'
import { LoadingScreen } from '../../../ui/loading-screen.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { decksQuery } from '../decks-query.ts'
import { DecksFailed } from '../list/decks-failed.tsx'
import { CompareNothing } from './compare-nothing.tsx'
import type { CompareParams } from './compare-params.ts'
import { ComparedDecks } from './compared-decks.tsx'
import { DeckChoice } from './deck-choice.tsx'

const route = getRouteApi(pages.deckCompare)

/** Two decks beside each other. */
// The type is said: finding it out leads through the types of all routes, back to this one.
export function ComparePage(): ReactNode {
  useDocumentTitle('Compare decks')
  const { data: decks, error, refetch } = useQuery(decksQuery)
  return (
    <>
      <BackLink to={pages.deckBuilding}>Your Decks</BackLink>
      <PageHeading title="Compare Decks">
        What two of your decks have alone, and what they share
      </PageHeading>
      <ConnectionNotice onRetry={() => void refetch()} />
      {decks ? (
        <Comparison />
      ) : error ? (
        <DecksFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingScreen text="Loading your decks..." />
      )}
    </>
  )
}

function Comparison() {
  const { data: decks = [] } = useQuery(decksQuery)
  const chosen = route.useSearch()
  const { one, other } = chosen
  const navigate = route.useNavigate()
  const choose = (params: CompareParams) =>
    void navigate({ search: params, replace: true, resetScroll: false })
  const isThere = (id: string) => decks.some((deck) => deck.id === id)
  const isGone = [one, other].some((id) => id !== undefined && !isThere(id))
  if (decks.length < 2) return <CompareNothing why="few" />
  return (
    <>
      <DeckChoice decks={decks} chosen={chosen} onChange={choose} />
      {isGone ? (
        <CompareNothing why="gone" />
      ) : !one || !other ? (
        <CompareNothing why="open" />
      ) : one === other ? (
        <CompareNothing why="itself" />
      ) : (
        <ComparedDecks key={[one, other].sort().join(' ')} one={one} other={other} />
      )}
    </>
  )
}
