import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { formatUsdPrice, plainestPrice } from '../../../../../card-kit/prices.ts'
import { useOwned } from '../../../../../card-kit/use-owned.ts'
import { formatCount } from '../../../../../lib/formats.ts'
import { useSettledVersion } from '../../../kit/use-settled-version.ts'
import { namesInDeck, withFaces } from '../deck-names.ts'
import classes from '../suggested-cards.module.css'
import type { SuggestedCardsProps } from '../suggested-cards.tsx'
import { DismissedCards } from '../suggestions/dismissed-cards.tsx'
import type { LoadedSuggestions } from '../suggestions/suggestion.ts'
import { SuggestionPages } from '../suggestions/suggestion-pages.tsx'
import { type Advice, suggestionsQuery } from '../suggestions/suggestions-query.ts'
import { useFailureToast } from '../suggestions/use-failure-toast.ts'
import { dismissalOf, useDismissals } from '../use-dismissals.ts'
import type { ThemeSuggestion } from './merged-suggestions.ts'
import { formatTheme } from './strongest-themes.ts'
import { type DeckForSuggestions, suggestedFor } from './suggested-for.ts'

interface PublicSuggestionsProps extends SuggestedCardsProps {
  /** The address of the public card-data service. */
  base: string
}

/**
 * Suggestions from a public card-data service, by the themes of the deck's typical cards. Which cards
 * these are, and which ones are dismissed, the server knows.
 */
export function PublicSuggestions({ deck, actions, base }: PublicSuggestionsProps) {
  const { dismissed, ...loaded } = usePublicSuggestions(deck, base)
  const { dismiss, restore } = useDismissals(deck.id)
  return (
    <SuggestionPages
      {...loaded}
      onAdd={actions.add}
      onDismiss={(card) => dismiss(dismissalOf(card))}
      empty={<p className={classes.text}>There are no cards to suggest for this deck.</p>}
    >
      <DismissedCards cards={dismissed} onRestore={restore} />
    </SuggestionPages>
  )
}

function usePublicSuggestions(deck: SuggestedCardsProps['deck'], base: string) {
  const version = useSettledVersion(deck)
  const advice = useQuery(suggestionsQuery({ id: deck.id, version }))
  const found = useQuery(publicQuery(base, deck, advice.data))
  const retry = useFailureToast(advice.isError ? advice : found)
  const suggestions = found.data && withoutDeck(found.data, deck)
  const owned = useOwned([suggestions?.map(({ card }) => card.id) ?? []])
  const loaded: LoadedSuggestions = {
    suggestions: suggestions?.map(({ card, reasons }) => ({
      card,
      reasons: reasons.map(formatTheme),
      price: formatUsdPrice(plainestPrice(card.prices)),
      owned: formatCopies(owned.get(card.id)?.cardCopies),
    })),
    isUpdating: found.isPlaceholderData,
    isFailed: advice.isError || found.isError,
    retry,
  }
  return { ...loaded, dismissed: advice.data?.dismissed ?? [] }
}

/** Refreshed whenever the cards of the deck change; until the new ones load, the old ones stay. */
function publicQuery(base: string, deck: DeckForSuggestions, advice: Advice | undefined) {
  const rows = deck.cards.map((row) => [row.slotType, row.scryfallId, row.quantity].join(' '))
  const typicalNames = advice?.typicalNames ?? []
  const dismissedNames = advice?.dismissed.map(({ cardName }) => cardName) ?? []
  const known = { typicalNames, dismissedNames }
  return queryOptions({
    queryKey: [
      ...['card-data', 'suggestions', base, deck.format, deck.commanderId],
      ...[rows.sort(), known],
    ],
    queryFn: ({ client, signal }) => suggestedFor(deck, known, { base, client, signal }),
    enabled: advice !== undefined,
    placeholderData: keepPreviousData,
    refetchOnReconnect: true, // only failed queries are refetched
  })
}

function withoutDeck(
  suggestions: readonly ThemeSuggestion[],
  deck: DeckForSuggestions,
): ThemeSuggestion[] {
  const names = namesInDeck(deck)
  return suggestions.filter(({ card }) => !withFaces(card.name).some((name) => names.has(name)))
}

function formatCopies(copies = 0): string | null {
  return copies > 0 ? `You own ${formatCount(copies)}` : null
}
