import type { DeckDetail } from '@manafolio/contract'
import type { DeckActions } from '../deck-actions.ts'

export interface AddCardsProps {
  deck: DeckDetail
  actions: DeckActions
}

export function AddCards(_: AddCardsProps) {
  return null
}
