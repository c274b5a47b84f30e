import type { Card } from '@manafolio/contract'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import type { DeckActions, DeckRow } from '../deck-actions.ts'
import classes from './printing-dialog.module.css'
import { PrintingFailure } from './printing-failure.tsx'
import { PrintingList } from './printing-list.tsx'
import { PrintingSkeleton } from './printing-skeleton.tsx'
import { usePrintings } from './use-printings.ts'

export interface PrintingDialogProps {
  row: DeckRow
  actions: DeckActions
  onClosed: () => void
}

/** Puts another printing in the place of a row's. */
export function PrintingDialog({ row, actions, onClosed }: PrintingDialogProps) {
  const [busyWith, setBusyWith] = useState<string | null>(null)

  async function choose(to: Card, close: () => void) {
    setBusyWith(to.id)
    const isDone = await actions.changePrinting(row, to)
    setBusyWith(null)
    if (isDone) close()
  }

  return (
    <Dialog title="Change Card Printing" width={940} isBusy={busyWith !== null} onClosed={onClosed}>
      {(close) => (
        <div className={classes.body} aria-busy={busyWith !== null}>
          <p className={classes.name}>
            {row.cardName}
            {row.card && `, now ${row.card.setName} ${row.card.collectorNumber}`}
          </p>
          <Printings row={row} busyWith={busyWith} onChoose={(to) => void choose(to, close)} />
        </div>
      )}
    </Dialog>
  )
}

interface PrintingsProps {
  row: DeckRow
  /** The id of the printing that is being put in. */
  busyWith: string | null
  onChoose: (card: Card) => void
}

function Printings({ row, busyWith, onChoose }: PrintingsProps) {
  const { printings, isComplete, isError, tryAgain } = usePrintings(row)
  if (!printings && isError) return <PrintingFailure onRetry={tryAgain} />
  if (!printings) return <PrintingSkeleton />
  const others = printings.filter(({ id }) => id !== row.scryfallId)
  if (isComplete && others.length === 0) {
    return <p className={classes.none}>No other printings found.</p>
  }
  return (
    <>
      <PrintingList
        printings={printings}
        currentId={row.scryfallId}
        busyWith={busyWith}
        isComplete={isComplete}
        onChoose={onChoose}
      />
      {isError && <PrintingFailure onRetry={tryAgain} />}
    </>
  )
}
