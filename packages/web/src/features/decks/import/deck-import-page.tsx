import { pages } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { useDocumentTitle } from '../../../lib/use-document-title.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { LoadingScreen } from '../../../ui/loading-screen.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { deckQuery } from '../decks-query.ts'
import { IntoDeck } from './into-deck.tsx'
import { IntoNewDeck } from './into-new-deck.tsx'

const route = getRouteApi(pages.deckImport)

/** Makes a deck of a list from elsewhere, or puts one into a deck. */
// The type is said: finding it out leads through the types of all routes, back to this one.
export function DeckImportPage(): ReactNode {
  const { deck } = route.useSearch()
  return deck === undefined ? <NewDeck /> : <KnownDeck key={deck} deckId={deck} />
}

function NewDeck() {
  useDocumentTitle('Import a deck')
  return (
    <>
      <BackLink to={pages.deckBuilding}>Your Decks</BackLink>
      <PageHeading title="Import a Deck">
        Bring a deck list from another tool. You see what becomes of each line first.
      </PageHeading>
      <IntoNewDeck />
    </>
  )
}

function KnownDeck({ deckId }: { deckId: string }) {
  const { data: deck, error, refetch } = useQuery(deckQuery(deckId))
  useDocumentTitle(deck ? `Add to ${deck.name}` : 'Add to a deck')
  return (
    <>
      <BackLink to={pages.deckBuilding}>Your Decks</BackLink>
      <PageHeading title={deck ? `Add to “${deck.name}”` : 'Add to a Deck'}>
        Bring the cards of a list into your deck. You see what becomes of each line first.
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
      {messageOf(error, 'The server does not answer. Check your connection and try again.')}
    </Problem>
  )
}
