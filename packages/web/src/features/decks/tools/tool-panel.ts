import type { DeckDetail } from '@manafolio/contract'
import type { DeckSheet } from '@manafolio/deck'
import type { DeckActions } from '../deck-actions.ts'

/** What leads from a tool to where something can be done about what it says. */
export type ToolTarget = 'add' | 'cuts' | 'facts'

export interface ToolPanelProps {
  deck: DeckDetail
  /** Null until the facts of its cards are there. */
  sheet: DeckSheet | null
  actions: DeckActions
  onOpen: (target: ToolTarget) => void
}
