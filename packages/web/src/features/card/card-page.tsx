import { type CardPage as CardPageData, cardParams, pages } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { ResultTrail } from '../../card-kit/result-trail/result-trail.tsx'
import { SurpriseTrail } from '../../card-kit/surprise-trail.tsx'
import { ApiError, isUnanswered } from '../../lib/api-error.ts'
import { focusMain } from '../../lib/focus-main.ts'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { CardNotFound } from './card-not-found.tsx'
import { addressOf, type CardAddress, cardPageQuery } from './card-page-query.ts'
import { CardSkeleton } from './card-skeleton.tsx'
import { CardView } from './card-view.tsx'

/** A printing and its card, at any address that names it. */
// Annotated because inferring the type would go through all routes and back to this one.
export function CardPage(): ReactNode {
  return (
    <>
      <ResultTrail />
      <SurpriseTrail />
      <Card />
    </>
  )
}

function Card() {
  const params = useParams({ strict: false })
  const address = addressOf(params)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...cardPageQuery(params),
    // The page of another printing of the card stays until the chosen one is there.
    placeholderData: (shown) => (shown && hasPrinting(shown, address) ? shown : undefined),
  })
  const isMissing = error instanceof ApiError && !isUnanswered(error)
  useDocumentTitle(data && !isMissing ? titleOf(data) : 'Card')
  useCanonicalAddress(isPlaceholderData ? undefined : data)
  useFocusOnCard(isMissing ? 'missing' : data?.card.oracleId)
  if (isMissing) return <CardNotFound error={error} />
  if (data) return <CardView key={data.card.oracleId} page={data} isLoading={isPlaceholderData} />
  if (!error) return <CardSkeleton />
  return (
    <>
      <PageHeading title="Card" />
      <LoadProblem
        title="The card could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    </>
  )
}

function titleOf({ card: { name, setName, collectorNumber } }: CardPageData): string {
  return `${name} · ${setName} ${collectorNumber}`
}

/** Replaces any other address of the page, such as one without the name, by its own. */
function useCanonicalAddress(page: CardPageData | undefined): void {
  const { set, number, slug } = useParams({ strict: false })
  const navigate = useNavigate()
  const own = page && cardParams(page.card)
  const isOther = own && !(own.set === set && own.number === number && own.slug === slug)
  useEffect(() => {
    if (!isOther) return
    void navigate({
      to: pages.card,
      params: own,
      hash: true,
      state: true,
      replace: true,
      resetScroll: false,
    })
  })
}

/** Another card is another page; another printing of a card leaves the focus where it is. */
function useFocusOnCard(shown: string | undefined): void {
  const focused = useRef(shown)
  useEffect(() => {
    if (shown === undefined || focused.current === shown) return
    if (focused.current !== undefined) focusMain()
    focused.current = shown
  }, [shown])
}

/** Whether an address is that of a printing of the page's card. */
function hasPrinting({ printings }: CardPageData, address: CardAddress): boolean {
  if ('name' in address) return false
  const { set, number } = address
  return printings.some(
    ({ setCode, collectorNumber }) =>
      setCode.toLowerCase() === set && collectorNumber.toLowerCase() === number.toLowerCase(),
  )
}
