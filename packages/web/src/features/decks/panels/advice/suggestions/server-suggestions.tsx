import type { DeckAddition, DeckDetail } from '@manafolio/contract'
import { deckKindOf } from '@manafolio/deck'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import { useSettledVersion } from '../../../kit/use-settled-version.ts'
import { formatLowestPrice, formatOwned, formatReason } from '../addition-text.ts'
import { BudgetSelect } from '../budget-select.tsx'
import { type Budget, budgets, useBudget } from '../budgets.ts'
import { namesInDeck, withFaces } from '../deck-names.ts'
import classes from '../suggested-cards.module.css'
import type { SuggestedCardsProps } from '../suggested-cards.tsx'
import { dismissalOf, useDismissals } from '../use-dismissals.ts'
import { DismissedCards } from './dismissed-cards.tsx'
import type { LoadedSuggestions, Suggestion } from './suggestion.ts'
import { everyCard, FilterSelect, type SuggestionFilter } from './suggestion-filters.tsx'
import { SuggestionPages } from './suggestion-pages.tsx'
import { suggestionsQuery } from './suggestions-query.ts'
import { useFailureToast } from './use-failure-toast.ts'

/** The server's suggestions for a deck, within a budget, and of a theme or role. */
export function ServerSuggestions({ deck, actions }: SuggestedCardsProps) {
  const [budget, setBudget] = useBudget()
  const [filter, setFilter] = useState(everyCard)
  const { advice, loaded } = useSuggestions(deck, { budget, filter })
  const { dismiss, restore } = useDismissals(deck.id)
  const showEverything = () => {
    setFilter(everyCard)
    setBudget('any')
  }
  return (
    <SuggestionPages
      {...loaded}
      onAdd={actions.add}
      onDismiss={(card) => dismiss(dismissalOf(card))}
      choices={
        <>
          {deckKindOf(deck.format) === 'constructed' && (
            <p className={classes.intro}>Cards like the ones in your deck.</p>
          )}
          <div className={classes.choices}>
            <FilterSelect filter={filter} themes={advice?.themes ?? []} onChange={setFilter} />
            <BudgetSelect budget={budget} onChange={setBudget} />
          </div>
        </>
      }
      empty={<NoSuggestions budget={budget} filter={filter} onShowAll={showEverything} />}
    >
      <DismissedCards cards={advice?.dismissed ?? []} onRestore={restore} />
    </SuggestionPages>
  )
}

interface Choice {
  budget: Budget
  filter: SuggestionFilter
}

interface NoSuggestionsProps extends Choice {
  onShowAll: () => void
}

function NoSuggestions({ budget, filter, onShowAll }: NoSuggestionsProps) {
  if (filter === everyCard && budget === 'any') {
    return <p className={classes.text}>There are no cards to suggest for this deck.</p>
  }
  const cards = filter === everyCard ? 'No other cards' : 'No other cards of this kind'
  const why = budget === 'any' ? 'suit this deck' : 'are within your budget'
  return (
    <>
      <p className={classes.text}>
        {cards} {why}.
      </p>
      <Button variant="default" className={classes.again} onClick={onShowAll}>
        Show all suggestions
      </Button>
    </>
  )
}

/**
 * The suggestions, requested again once the deck has stopped changing. Until then the old ones stay, without
 * cards added since.
 */
function useSuggestions(deck: DeckDetail, { budget, filter }: Choice) {
  const version = useSettledVersion(deck)
  const { usd } = budgets[budget]
  const input = { ...filter.input, ...(usd !== undefined && { budget: usd }) }
  const query = useQuery(suggestionsQuery({ id: deck.id, version }, input))
  const retry = useFailureToast(query)
  const loaded: LoadedSuggestions = {
    suggestions: query.data && suggestionsIn(query.data.suggestions, deck),
    isUpdating: query.isPlaceholderData || version !== deck.version,
    isFailed: query.isError,
    retry,
  }
  return { advice: query.data, loaded }
}

function suggestionsIn(additions: readonly DeckAddition[], deck: DeckDetail): Suggestion[] {
  const names = namesInDeck(deck)
  return additions
    .filter(({ card }) => !withFaces(card.name).some((name) => names.has(name)))
    .map((addition) => ({
      card: addition.card,
      reasons: addition.reasons.map(formatReason),
      price: formatLowestPrice(addition),
      owned: formatOwned(addition),
    }))
}
