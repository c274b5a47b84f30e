import type { DeckDetail } from '@manafolio/contract'
import type { DeckActions } from '../deck-actions.ts'

export interface SuggestedCardsProps {
  deck: DeckDetail
  actions: DeckActions
}

export function SuggestedCards(_: SuggestedCardsProps) {
  return null
}
