import { availableFinish, type Card, type DeckDetail, slotKey } from '@manafolio/contract'
import { useMemo, useRef } from 'react'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import type { DeckActions, DeckRow } from '../../kit/deck-actions.ts'
import { PlanDialog } from '../../kit/plan/lazy-plan-dialog.ts'
import type { RowActions } from './use-row-actions.ts'

export interface OpenRow {
  row: DeckRow
  as: 'card' | 'printings' | 'annotations' | 'plan'
}

const CardDialog = lazyPart(async () => (await import('./card-dialog.tsx')).CardDialog)
const PrintingDialog = lazyPart(
  async () => (await import('../printings/printing-dialog.tsx')).PrintingDialog,
)
const AnnotationsDialog = lazyPart(
  async () => (await import('./annotations-dialog.tsx')).AnnotationsDialog,
)

interface RowDialogsProps {
  open: OpenRow
  deck: DeckDetail
  actions: DeckActions
  rowActions: RowActions
  /** Called with the id of the row to focus, if that is a different one current. */
  onClosed: (rowId?: string) => void
}

/** The dialog that a row opens: the card, its other printings, what is written on it, or what is planned. */
export function RowDialogs({ open, deck, actions, rowActions, onClosed }: RowDialogsProps) {
  const chosen = useRef<Card>(undefined)
  const recording = useMemo<DeckActions>(
    () => ({
      ...actions,
      changePrinting(row, to, onAttempt) {
        chosen.current = to
        return actions.changePrinting(row, to, onAttempt)
      },
    }),
    [actions],
  )
  const { row, as } = open
  if (as === 'card') {
    return <CardDialog row={row} deck={deck} rowActions={rowActions} onClosed={() => onClosed()} />
  }
  if (as === 'annotations') {
    const close = () => onClosed()
    return <AnnotationsDialog row={row} deck={deck} onSave={rowActions.annotate} onClosed={close} />
  }
  if (as === 'plan') return <PlanDialog deck={deck} row={row} onClosed={() => onClosed()} />
  const current = deck.cards.find((one) => slotKey(one) === slotKey(row))
  return (
    <PrintingDialog
      row={current ?? row}
      isGone={!current}
      actions={recording}
      onClosed={() => {
        const to = current ? undefined : chosen.current
        const finish = to && availableFinish(to.finishes, row.finish)
        onClosed(to && finish && slotKey({ ...row, scryfallId: to.id, finish }))
      }}
    />
  )
}
