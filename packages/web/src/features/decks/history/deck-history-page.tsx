import { pages } from '@manafolio/contract'
import { IconArrowLeft } from '@tabler/icons-react'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { deckQuery, decksQuery } from '../../../card-kit/decks-query.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { formatInstant } from '../../../lib/dates.ts'
import { useDocumentTitle } from '../../../lib/use-document-title.ts'
import backLink from '../../../ui/back-link.module.css'
import { BackLink } from '../../../ui/back-link.tsx'
import { ConnectionNotice } from '../../../ui/connection-notice.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { DeckNotFound } from '../kit/deck-not-found.tsx'
import { DeckHistory } from './deck-history.tsx'
import classes from './deck-history-page.module.css'
import type { DeckHistoryParams } from './history-params.ts'
import { deckChangesQuery, deckVersionQuery, useRestoreDeck } from './history-queries.ts'
import { VersionPreview } from './version-preview.tsx'

const route = getRouteApi(pages.deckHistory)

/** Every change to a deck; each version can be viewed and restored. */
// Annotated because inferring the type would go through all routes and back to this one.
export function DeckHistoryPage(): ReactNode {
  const { deckId } = route.useParams()
  const { page = 1 } = route.useSearch()
  const deck = useQuery(deckQuery(deckId))
  const { data: decks } = useQuery({ ...decksQuery, enabled: false })
  const list = useQuery(deckChangesQuery(deckId, page))
  const [viewed, setViewed] = useState<number | null>(null)
  const name = deck.data?.name ?? decks?.find(({ id }) => id === deckId)?.name
  useDocumentTitle(name ? `History of ${name}` : 'Deck History')
  if (isGone(deck.error) || isGone(list.error)) return <MissingDeck />
  return (
    <>
      <BackToDeck deckId={deckId} name={name} />
      <PageHeading title="Deck History">
        Every change to this deck, newest first. You can go back to any version.
      </PageHeading>
      <ConnectionNotice onRetry={() => void list.refetch()} />
      <DeckHistory deckId={deckId} list={list} page={page} onView={setViewed} />
      {viewed !== null && (
        <VersionDialog deckId={deckId} version={viewed} onClosed={() => setViewed(null)} />
      )}
    </>
  )
}

DeckHistoryPage.prefetch = (
  queryClient: QueryClient,
  { params: { deckId = '' }, search: { page = 1 } }: DeckOpening,
) => queryClient.prefetchQuery(deckChangesQuery(deckId, page))

interface DeckOpening {
  params: Record<string, string>
  search: DeckHistoryParams
}

/** There is no such deck, or no longer. */
function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404
}

function MissingDeck() {
  const navigate = useNavigate()
  return (
    <>
      <BackLink to={pages.deckBuilding}>Your Decks</BackLink>
      <PageHeading title="Deck History">Every change to a deck, newest first.</PageHeading>
      <DeckNotFound onClose={() => void navigate({ to: pages.deckBuilding, search: {} })} />
    </>
  )
}

interface BackToDeckProps {
  deckId: string
  /** Undefined until it is known. */
  name: string | undefined
}

/** A link above the heading that leads to the editor. */
function BackToDeck({ deckId, name }: BackToDeckProps) {
  return (
    <Link
      to={pages.deck}
      params={{ deckId }}
      search={{}}
      className={`${backLink.back} ${classes.back}`}
      title={name}
    >
      <IconArrowLeft size={18} stroke={1.7} aria-hidden className={classes.arrow} />
      <span className={classes.name}>{name ?? 'The deck'}</span>
    </Link>
  )
}

interface VersionDialogProps {
  deckId: string
  version: number
  onClosed: () => void
}

/** Shows what restoring a version would change. */
function VersionDialog({ deckId, version, onClosed }: VersionDialogProps) {
  const { data: earlier } = useQuery(deckVersionQuery(deckId, version))
  const { restore, isPending } = useRestoreDeck(deckId)
  return (
    <Dialog
      title={earlier ? `As it was on ${formatInstant(earlier.happenedAt)}` : `Version ${version}`}
      width={720}
      isBusy={isPending}
      onClosed={onClosed}
    >
      {(close) => (
        <VersionPreview
          deckId={deckId}
          version={version}
          onClose={close}
          onRestore={(restoration) => restore(restoration, close)}
          isRestoring={isPending}
        />
      )}
    </Dialog>
  )
}
