import type { Card, DeckDetail, DeckShortage } from '@manafolio/contract'
import { landAdviceOf } from '@manafolio/deck'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { AffiliateNote } from '../../../../../card-kit/affiliate-note.tsx'
import { messageOf } from '../../../../../lib/api-error.ts'
import { Button } from '../../../../../ui/button.tsx'
import { PanelSkeleton } from '../../../kit/panel-skeleton.tsx'
import { useDeckSheet } from '../../../kit/use-deck-sheet.ts'
import { useSettledVersion } from '../../../kit/use-settled-version.ts'
import { ShowMore } from '../../show-more.tsx'
import { roleLabel } from '../addition-text.ts'
import { BudgetSelect } from '../budget-select.tsx'
import { type Budget, useBudget } from '../budgets.ts'
import { namesInDeck, withFaces } from '../deck-names.ts'
import classes from '../suggested-cards.module.css'
import type { SuggestedCardsProps } from '../suggested-cards.tsx'
import { dismissalOf, useDismissals } from '../use-dismissals.ts'
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts'
import { AdditionItem } from './addition-item.tsx'
import { shortagesQuery } from './shortages-query.ts'

export function ShortageLists({ deck, actions }: SuggestedCardsProps) {
  const [budget, setBudget] = useBudget()
  const { shortages, error, refetch, isPlaceholderData } = useShortages(deck, budget)
  const { sheet } = useDeckSheet(deck)
  const { dismiss } = useDismissals(deck.id)
  const averageManaValue = sheet && landAdviceOf(sheet).averageManaValue
  return (
    <div aria-busy={isPlaceholderData}>
      {shortages?.length !== 0 && (
        <BudgetSelect className={classes.budget} budget={budget} onChange={setBudget} />
      )}
      {error && <ShortagesFailed error={error} onRetry={() => void refetch()} />}
      {!error && !shortages && <PanelSkeleton message="Looking for what this deck is missing..." />}
      {!error && shortages && (
        <>
          {!hasShortages(shortages) && (
            <p className={classes.quiet}>{formatEnough(shortages.length, averageManaValue)}</p>
          )}
          {shortages.map((shortage) => (
            <ShortageList
              key={shortage.role}
              shortage={shortage}
              averageManaValue={averageManaValue}
              onAdd={(card) => actions.add(card, 'main')}
              onDismiss={(card) => dismiss(dismissalOf(card))}
            />
          ))}
          {shortages.length > 0 && <AffiliateNote />}
        </>
      )}
    </div>
  )
}

function ShortagesFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div role="alert" className={classes.failed}>
      <p>
        What this deck is missing could not be loaded.{' '}
        {messageOf(error, 'The server is not responding. Check your connection and try again.')}
      </p>
      <Button variant="default" mt={8} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** Of each role at first. */
const additionsShown = 4

interface ShortageListProps {
  shortage: DeckShortage
  /** Null until it is known, and without nonland cards. */
  averageManaValue: number | null
  onAdd: (card: Card) => void
  onDismiss: (card: Card) => void
}

/** A role that the deck is short of, and cards for it. */
function ShortageList({ shortage, averageManaValue, onAdd, onDismiss }: ShortageListProps) {
  const title = useId()
  const { list, onRemoved } = useFocusAfterRemoval(shortage.additions.map(({ card }) => card.id))
  return (
    <section aria-labelledby={title} className={classes.lack}>
      <h3 id={title} tabIndex={-1} className={classes.shortageListsTitle} data-suggestions-title="">
        {formatShortage(shortage, averageManaValue)}
      </h3>
      {shortage.additions.length === 0 && (
        <p className={classes.none}>No other cards for this within your budget.</p>
      )}
      <ShowMore
        items={shortage.additions}
        step={additionsShown}
        list={list}
        className={classes.list}
      >
        {(addition, place) => (
          <AdditionItem
            key={addition.card.id}
            addition={addition}
            role={shortage.role}
            onAdd={() => {
              onRemoved({ id: addition.card.id, place })
              onAdd(addition.card)
            }}
            onDismiss={() => {
              onRemoved({ id: addition.card.id, place })
              onDismiss(addition.card)
            }}
          />
        )}
      </ShowMore>
    </section>
  )
}

/**
 * The shortages of a deck and cards for them, requested again once the deck has stopped changing. Until then
 * the old ones stay, without cards added since.
 */
function useShortages(deck: DeckDetail, budget: Budget) {
  const version = useSettledVersion(deck)
  const query = useQuery({
    ...shortagesQuery({ id: deck.id, version, budget }),
    placeholderData: (before, query) => (query?.queryKey[2] === deck.id ? before : undefined),
  })
  return { ...query, shortages: query.data && withoutDeck(query.data.shortages, deck) }
}

function withoutDeck(shortages: readonly DeckShortage[], deck: DeckDetail): DeckShortage[] {
  const names = namesInDeck(deck)
  const isNew = (name: string) => !withFaces(name).some((one) => names.has(one))
  return shortages.map((shortage) => ({
    ...shortage,
    additions: shortage.additions.filter(({ card }) => isNew(card.name)),
  }))
}

/** What a deck has of a role, as in “Ramp: 6 of the usual 10”; for lands what its curve asks for. */
function formatShortage(
  { role, have, usual }: DeckShortage,
  averageManaValue: number | null,
): string {
  if (role === 'land') {
    return `Lands: ${have} of about ${usual} for this curve${formatAverage(averageManaValue)}`
  }
  const name = roleLabel(role)
  if (have < usual) return `${name}: ${have} of the usual ${usual}`
  return `${name}: ${have} (usually ${usual})`
}

function hasShortages(shortages: readonly DeckShortage[]): boolean {
  return shortages.some(({ have, usual }) => have < usual)
}

/** For a deck without shortages, of which some roles may be listed nevertheless. */
function formatEnough(roles: number, averageManaValue: number | null): string {
  return roles > 0
    ? 'This deck has everything that decks in its format usually have. More of what it does best:'
    : `Nothing seems to be missing: the lands suit the curve${formatAverage(averageManaValue)}.`
}

function formatAverage(averageManaValue: number | null): string {
  return averageManaValue === null ? '' : ` (average mana value ${averageManaValue.toFixed(1)})`
}
