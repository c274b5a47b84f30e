import type { Card, DeckDetail } from '@manafolio/contract'
import { useMemo, useRef } from 'react'
import { type DeckActions, type DeckRow, rowKey } from '../deck-actions.ts'
import { PrintingDialog } from '../printings/printing-dialog.tsx'
import { CardDialog } from './card-dialog.tsx'
import type { RowActs } from './use-row-acts.ts'

export interface OpenRow {
  row: DeckRow
  as: 'card' | 'printings'
}

interface RowDialogsProps {
  open: OpenRow
  deck: DeckDetail
  actions: DeckActions
  acts: RowActs
  /** With the id of the row that the focus belongs to, when it is another by now. */
  onClosed: (rowId?: string) => void
}

/** What a row opens: the card, or its other printings. */
export function RowDialogs({ open, deck, actions, acts, onClosed }: RowDialogsProps) {
  const chosen = useRef<Card>(undefined)
  const recording = useMemo<DeckActions>(
    () => ({
      ...actions,
      changePrinting(row, to, onAgain) {
        chosen.current = to
        return actions.changePrinting(row, to, onAgain)
      },
    }),
    [actions],
  )
  const { row, as } = open
  if (as === 'card') {
    return <CardDialog row={row} deck={deck} acts={acts} onClosed={() => onClosed()} />
  }
  const now = deck.cards.find((one) => rowKey(one) === rowKey(row))
  return (
    <PrintingDialog
      row={now ?? row}
      isGone={!now}
      actions={recording}
      onClosed={() => {
        const to = now ? undefined : chosen.current
        onClosed(to && rowKey({ scryfallId: to.id, slotType: row.slotType }))
      }}
    />
  )
}
