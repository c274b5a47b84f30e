import type { Card } from '@manafolio/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import type { DeckActions, DeckRow } from '../deck-actions.ts'
import classes from './printing-dialog.module.css'
import { PrintingFailure } from './printing-failure.tsx'
import { PrintingList } from './printing-list.tsx'
import { PrintingSkeleton } from './printing-skeleton.tsx'
import { usePrintings } from './use-printings.ts'

export interface PrintingDialogProps {
  row: DeckRow
  /** Whether the deck has no such row any more: there is nothing to choose for then. */
  isGone?: boolean
  actions: DeckActions
  onClosed: () => void
}

/** Puts another printing in the place of a row's. */
export function PrintingDialog({ row, isGone = false, actions, onClosed }: PrintingDialogProps) {
  const [busyWith, setBusyWith] = useState<string | null>(null)

  function choose(to: Card, close: () => void) {
    async function follow(attempt: Promise<boolean>) {
      setBusyWith(to.id)
      const isDone = await attempt
      setBusyWith(null)
      if (isDone) close()
    }
    void follow(actions.changePrinting(row, to, (attempt) => void follow(attempt)))
  }

  return (
    <Dialog
      title="Change Card Printing"
      width={940}
      isBusy={busyWith !== null}
      closesOnBack
      onClosed={onClosed}
    >
      {(close) => (
        // While it is changed, the deck shows it as done already.
        <Body isBusy={busyWith !== null} isOver={isGone && busyWith === null} onOver={close}>
          <p className={classes.name}>
            {row.cardName}
            {row.card && `, now ${row.card.setName} ${row.card.collectorNumber}`}
          </p>
          <Printings row={row} busyWith={busyWith} onChoose={(to) => choose(to, close)} />
        </Body>
      )}
    </Dialog>
  )
}

interface BodyProps {
  isBusy: boolean
  isOver: boolean
  onOver: () => void
  children: ReactNode
}

/** Closes its dialog when there is nothing to choose for any more. */
function Body({ isBusy, isOver, onOver, children }: BodyProps) {
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  return (
    <div className={classes.body} aria-busy={isBusy}>
      {children}
    </div>
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
