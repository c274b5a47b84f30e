import type { DeckShortage } from '@manafolio/contract'
import { type DeckDetail, getDeckAdditions } from '@manafolio/contract'
import { NativeSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { AffiliateNote } from '../../../../card-kit/affiliate-note.tsx'
import { call } from '../../../../lib/api.ts'
import { messageOf } from '../../../../lib/api-error.ts'
import { collectionKey } from '../../../../lib/collection-key.ts'
import { Button } from '../../../../ui/button.tsx'
import type { DeckActions } from '../../kit/deck-actions.ts'
import { PanelSkeleton } from '../../kit/panel-skeleton.tsx'
import { AdditionItem } from './addition-item.tsx'
import { type Budget, budgetNames, budgets, useBudget } from './budgets.ts'
import { namesInDeck, withFaces } from './deck-names.ts'
import { formatMissingRole, hasShortages } from './shortage-text.ts'
import classes from './suggested-cards.module.css'
import type { SuggestedCardsProps } from './suggested-cards.tsx'
import { useFocusAfterAdd } from './use-focus-after-add.ts'

/** Debounces requests while the user adds one card after another. */
const debounceMs = 700

export function ShortageLists({ deck, actions }: SuggestedCardsProps) {
  const [budget, setBudget] = useBudget()
  const { shortages, error, refetch, isPlaceholderData } = useShortages(deck, budget)
  return (
    <div aria-busy={isPlaceholderData}>
      <NativeSelect
        label="Cards to show"
        className={classes.budget}
        value={budget}
        data={budgetNames.map((value) => ({ value, label: budgets[value].label }))}
        onChange={({ currentTarget: { selectedIndex } }) =>
          setBudget(budgetNames[selectedIndex] ?? 'any')
        }
      />
      {error && <ShortagesFailed error={error} onRetry={() => void refetch()} />}
      {!error && !shortages && <PanelSkeleton message="Looking for what this deck is missing..." />}
      {!error && shortages && (
        <>
          {!hasShortages(shortages) && <p className={classes.quiet}>{enough}</p>}
          {shortages.map((shortage) => (
            <ShortageList key={shortage.role} shortage={shortage} actions={actions} />
          ))}
          <AffiliateNote />
        </>
      )}
    </div>
  )
}

const enough =
  'This deck has everything that decks in its format usually have. More of what it does best:'

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

interface ShortageListProps {
  shortage: DeckShortage
  actions: DeckActions
}

/** A role that the deck is short of, and cards for it. */
function ShortageList({ shortage, actions }: ShortageListProps) {
  const title = useId()
  const { list, onAdded } = useFocusAfterAdd(shortage.additions.map(({ card }) => card.id))
  return (
    <section aria-labelledby={title} className={classes.lack}>
      <h3 id={title} className={classes.shortageListsTitle}>
        {formatMissingRole(shortage)}
      </h3>
      {shortage.additions.length === 0 && (
        <p className={classes.none}>No other cards for it within your budget.</p>
      )}
      <ul ref={list} className={classes.list}>
        {shortage.additions.map((addition, place) => (
          <AdditionItem
            key={addition.card.id}
            addition={addition}
            onAdd={() => {
              onAdded({ id: addition.card.id, place })
              actions.add(addition.card, 'main')
            }}
          />
        ))}
      </ul>
    </section>
  )
}

/**
 * The shortages of a deck and cards for them, requested again once the deck has stopped changing. Until then
 * the old ones stay, without cards added since.
 */
function useShortages(deck: DeckDetail, budget: Budget) {
  const [version] = useDebouncedValue(deck.version, debounceMs)
  const query = useQuery({
    ...shortagesQuery({ id: deck.id, version, budget }),
    placeholderData: (before, query) => (query?.queryKey[2] === deck.id ? before : undefined),
  })
  return { ...query, shortages: query.data && withoutDeck(query.data.shortages, deck) }
}

/** Under the key of the collection, so that it is refetched when that changes. */
function shortagesQuery({ id, version, budget }: { id: string; version: number; budget: Budget }) {
  const { usd } = budgets[budget]
  return queryOptions({
    queryKey: [...collectionKey, 'additions', id, version, budget],
    queryFn: ({ signal }) =>
      call(getDeckAdditions, {
        params: { id },
        input: usd === undefined ? {} : { budget: usd },
        signal,
      }),
    refetchOnMount: 'always',
  })
}

function withoutDeck(shortages: readonly DeckShortage[], deck: DeckDetail): DeckShortage[] {
  const names = namesInDeck(deck)
  const isNew = (name: string) => !withFaces(name).some((one) => names.has(one))
  return shortages.map((shortage) => ({
    ...shortage,
    additions: shortage.additions.filter(({ card }) => isNew(card.name)),
  }))
}
