import type { SlotType } from '@manafolio/contract'
import { useOwned } from '../../../card-kit/use-owned.ts'
import type { DeckActions } from '../deck-actions.ts'
import type { Suggestion } from './merged-suggestions.ts'
import { SuggestionItem } from './suggestion-item.tsx'
import classes from './suggestion-list.module.css'
import { useFocusAfterAdd } from './use-focus-after-add.ts'

interface SuggestionListProps {
  /** Those that are shown now. */
  suggestions: readonly Suggestion[]
  /** Of all suggestions, so that how many are owned is asked once for all. */
  scryfallIds: readonly string[]
  actions: DeckActions
}

export function SuggestionList({ suggestions, scryfallIds, actions }: SuggestionListProps) {
  const owned = useOwned([scryfallIds])
  const { list, onAdded } = useFocusAfterAdd(suggestions.map(({ card }) => card.id))
  return (
    <ul ref={list} className={classes.list}>
      {suggestions.map((suggestion, place) => (
        <SuggestionItem
          key={suggestion.card.id}
          suggestion={suggestion}
          owned={owned.get(suggestion.card.id)}
          onAdd={(slotType: SlotType) => {
            onAdded({ id: suggestion.card.id, place })
            actions.add(suggestion.card, slotType)
          }}
        />
      ))}
    </ul>
  )
}
