import type { DeckDetail } from '@manafolio/contract'
import type { DeckSheet } from '@manafolio/deck'
import type { DeckActions } from '../kit/deck-actions.ts'

/** Where a tool can send the user to act on its findings. */
export type ToolTarget = 'add' | 'cuts' | 'facts'

export interface ToolPanelProps {
  deck: DeckDetail
  /** Null until the facts of its cards are loaded. */
  sheet: DeckSheet | null
  actions: DeckActions
  onOpen: (target: ToolTarget) => void
}
