import type { DeckActions, DeckRow } from '../deck-actions.ts'

export interface PrintingDialogProps {
  row: DeckRow
  actions: DeckActions
  onClosed: () => void
}

export function PrintingDialog(_: PrintingDialogProps) {
  return null
}
