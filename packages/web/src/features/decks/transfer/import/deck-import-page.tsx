import { pages } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { deckQuery } from '../../../../card-kit/decks-query.ts'
import { ApiError, messageOf } from '../../../../lib/api-error.ts'
import { useDocumentTitle } from '../../../../lib/use-document-title.ts'
import { BackLink } from '../../../../ui/back-link.tsx'
import { Button } from '../../../../ui/button.tsx'
import { LoadingScreen } from '../../../../ui/loading-screen.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { Problem } from '../../../../ui/problem.tsx'
import { IntoDeck } from './into-deck.tsx'
import { IntoNewDeck } from './into-new-deck.tsx'

const route = getRouteApi(pages.deckImport)

/** Creates a deck from a list of another tool, or adds the list to a deck. */
// Annotated because inferring the type would go through all routes and back to this one.
export function DeckImportPage(): ReactNode {
  const { deck } = route.useSearch()
  return deck === undefined ? <NewDeck /> : <ExistingDeck key={deck} deckId={deck} />
}

function NewDeck() {
  useDocumentTitle('Import a deck')
  return (
    <>
      <BackLink to={pages.deckBuilding}>Your Decks</BackLink>
      <PageHeading title="Import a Deck">
        Bring a deck list from another tool. You can review each line first.
      </PageHeading>
      <IntoNewDeck />
    </>
  )
}

function ExistingDeck({ deckId }: { deckId: string }) {
  const { data: deck, error, refetch } = useQuery(deckQuery(deckId))
  useDocumentTitle(deck ? `Add to ${deck.name}` : 'Add to a deck')
  return (
    <>
      <BackLink to={pages.deckBuilding}>Your Decks</BackLink>
      <PageHeading title={deck ? `Add to “${deck.name}”` : 'Add to a Deck'}>
        Add the cards of a list to your deck. You can review each line first.
      </PageHeading>
      {deck ? (
        <IntoDeck before={deck} />
      ) : error ? (
        <DeckFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingScreen text="Loading your deck..." />
      )}
    </>
  )
}

function DeckFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <Problem
      title={isGone ? 'Deck not found' : 'Your deck could not be loaded'}
      action={
        isGone ? (
          <Button
            variant="default"
            mt={12}
            renderRoot={(props) => <Link to={pages.deckImport} search={{}} {...props} />}
          >
            Import a new deck
          </Button>
        ) : (
          <Button variant="default" mt={12} onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {messageOf(error, 'The server is not responding. Check your connection and try again.')}
    </Problem>
  )
}
