import { pages } from '@manafolio/contract'
import { Loader } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatPriceDate } from '../../../lib/dates.ts'
import { useDocumentTitle } from '../../../lib/use-document-title.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConnectionNotice } from '../../../ui/connection-notice.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { DecksFailed } from '../kit/decks-failed.tsx'
import { CountingOptions } from './counting-options.tsx'
import { PlanList } from './plan-list.tsx'
import { formatBuildable, maybeMoreNote } from './plan-text.ts'
import classes from './plans-page.module.css'
import { useCounting } from './use-counting.ts'
import { type DeckPlans, usePlans } from './use-plans.ts'

const places = ['a', 'b', 'c', 'd']

/** Which decks can be built from the collection at the same time, and what to buy for the others. */
export function PlansPage() {
  const { counting, setCounting } = useCounting()
  const plans = usePlans(counting.basicLands)
  useDocumentTitle('Build and Buy')
  return (
    <div className={classes.page}>
      <BackLink to={pages.deckBuilding}>Your Decks</BackLink>
      <PageHeading title="Build and Buy">
        Which decks you can build from your collection, and what to buy for the others
      </PageHeading>
      <ConnectionNotice onRetry={() => void plans.refetch()} />
      {plans.error && <DecksFailed error={plans.error} onRetry={() => void plans.refetch()} />}
      {!plans.error && !plans.data && <PlansSkeleton />}
      {!plans.error && plans.data?.decks.length === 0 && <NoDecks />}
      {!plans.error && plans.data && plans.data.decks.length > 0 && (
        <div aria-busy={plans.isPlaceholderData}>
          <AtOnce plans={plans.data} />
          <PlanList
            decks={plans.data.decks}
            options={
              <CountingOptions counting={counting} otherDecks={null} onChange={setCounting} />
            }
          />
          <p className={classes.prices}>
            Missing cards are counted for each deck separately, at the cheapest printings. Prices as
            of {formatPriceDate(plans.data.pricesAsOf, 'long')}.
          </p>
        </div>
      )}
    </div>
  )
}

function AtOnce({ plans }: { plans: DeckPlans }) {
  return (
    <>
      <h2>{formatBuildable(plans)}</h2>
      {!plans.isMost && <p className={classes.quiet}>{maybeMoreNote}</p>}
    </>
  )
}

function NoDecks() {
  return (
    <EmptyState
      drawing={<BuildDrawing />}
      title="No decks yet"
      action={
        <Button renderRoot={(props) => <Link to={pages.deckBuilding} search={{}} {...props} />}>
          Go to Deck Building
        </Button>
      }
    >
      Once you have decks, you’ll see here which of them you can build at the same time.
    </EmptyState>
  )
}

/** Three deck boxes, one of them full. */
function BuildDrawing() {
  return (
    <svg
      viewBox="0 0 170 130"
      width="150"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M10 56h42v62H10zM10 56l6-14h30l6 14" strokeDasharray="4 4" />
      <path d="M118 56h42v62h-42zM118 56l6-14h30l6 14" strokeDasharray="4 4" />
      <path d="M62 48h46v70H62zM62 48l7-16h32l7 16M69 48V16h32v32M75 16v-6h32v32" />
    </svg>
  )
}

/** A placeholder while the plans load. */
function PlansSkeleton() {
  return (
    <>
      <p role="status" className={classes.text}>
        <Loader size={18} aria-hidden />
        Counting what you can build...
      </p>
      <div aria-hidden="true">
        {places.map((place) => (
          <div key={place} className={classes.deck}>
            <i className={classes.art} />
            <div className={classes.lines}>
              <i />
              <i />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
