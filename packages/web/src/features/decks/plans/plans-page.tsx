import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { useDocumentTitle } from '../../../lib/use-document-title.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConnectionNotice } from '../../../ui/connection-notice.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { DecksFailed } from '../list/decks-failed.tsx'
import { CountingOptions } from '../needs/counting-options.tsx'
import { dayWords } from '../needs/need-words.ts'
import { useCounting } from '../needs/use-counting.ts'
import { BuildDrawing } from './build-drawing.tsx'
import { PlanList } from './plan-list.tsx'
import { atOnceWords, notMostWords } from './plan-words.ts'
import classes from './plans-page.module.css'
import { PlansSkeleton } from './plans-skeleton.tsx'
import { type DeckPlans, usePlans } from './use-plans.ts'

/** Which decks can be built of the collection at the same time, and what to buy for the others. */
export function PlansPage() {
  const { counting, setCounting } = useCounting()
  const plans = usePlans(counting.basicLands)
  useDocumentTitle('Build and Buy')
  return (
    <div className={classes.page}>
      <BackLink to={pages.deckBuilding}>Your Decks</BackLink>
      <PageHeading title="Build and Buy">
        Which decks you can build of your collection, and what to buy for the others
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
            What is missing is counted for each deck alone, at the cheapest printings. Prices of{' '}
            {dayWords(plans.data.pricesAsOf)}.
          </p>
        </div>
      )}
    </div>
  )
}

function AtOnce({ plans }: { plans: DeckPlans }) {
  return (
    <>
      <h2>{atOnceWords(plans)}</h2>
      {!plans.isMost && <p className={classes.quiet}>{notMostWords}</p>}
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
      Once you have decks, it stands here which of them you can build at once.
    </EmptyState>
  )
}
