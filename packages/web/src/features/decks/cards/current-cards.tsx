import type { DeckDetail } from '@manafolio/contract'
import type { DeckActions, DeckRow } from '../deck-actions.ts'

export interface CurrentCardsProps {
  deck: DeckDetail
  actions: DeckActions
  /** The row that is pointed at or has the focus; null when none has. */
  onPoint: (row: DeckRow | null) => void
}

export function CurrentCards(_: CurrentCardsProps) {
  return null
}
