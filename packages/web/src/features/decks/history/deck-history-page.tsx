import { pages } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { useDocumentTitle } from '../../../lib/use-document-title.ts'
import { ConnectionNotice } from '../../../ui/connection-notice.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { deckQuery, decksQuery } from '../decks-query.ts'
import { BackToDeck } from './back-to-deck.tsx'
import { DeckHistory } from './deck-history.tsx'
import { DeckIsGone } from './deck-is-gone.tsx'
import { deckChangesQuery } from './history-queries.ts'
import { VersionDialog } from './version-dialog.tsx'

const route = getRouteApi(pages.deckHistory)

/** Everything that was done to a deck, to be looked at and gone back to. */
// The type is said: finding it out leads through the types of all routes, back to this one.
export function DeckHistoryPage(): ReactNode {
  const { deckId } = route.useParams()
  const { page = 1 } = route.useSearch()
  const deck = useQuery(deckQuery(deckId))
  const { data: decks } = useQuery({ ...decksQuery, enabled: false })
  const list = useQuery(deckChangesQuery(deckId, page))
  const [looked, look] = useState<number | null>(null)
  const name = deck.data?.name ?? decks?.find(({ id }) => id === deckId)?.name
  useDocumentTitle(name ? `History of ${name}` : 'Deck History')
  if (isGone(deck.error) || isGone(list.error)) return <DeckIsGone />
  return (
    <>
      <BackToDeck deckId={deckId} name={name} />
      <PageHeading title="Deck History">
        What was done to this deck, newest first, to be looked at and brought back.
      </PageHeading>
      <ConnectionNotice onRetry={() => void list.refetch()} />
      <DeckHistory deckId={deckId} list={list} page={page} onLook={look} />
      {looked !== null && (
        <VersionDialog deckId={deckId} version={looked} onClosed={() => look(null)} />
      )}
    </>
  )
}

/** There is no such deck, or not any more. */
function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404
}
