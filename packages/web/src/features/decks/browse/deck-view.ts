import type { DeckSummary } from '@manafolio/contract'
import type { Selection } from '../../../ui/selection/use-selection.ts'

/** What shows some decks: the wall or the table. */
export interface DeckViewProps {
  decks: readonly DeckSummary[]
  selection: Pick<Selection, 'isActive' | 'has'>
  /** The level of the decks' names. */
  heading: 'h2' | 'h3'
  onDelete: (deck: DeckSummary) => void
}
