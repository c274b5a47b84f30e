import type { Card } from '@manafolio/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { PrintingLine } from '../../../../card-kit/printing-line.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import type { DeckActions, DeckRow } from '../../kit/deck-actions.ts'
import classes from './printing-dialog.module.css'
import { PrintingList } from './printing-list.tsx'
import { usePrintings } from './use-printings.ts'

const places = ['1', '2', '3', '4', '5', '6', '7', '8']

export interface PrintingDialogProps {
  row: DeckRow
  /** Whether the row is no longer in the deck, so that there is nothing to choose. */
  isGone?: boolean
  actions: DeckActions
  onClosed: () => void
}

/** Chooses another printing for a row. */
export function PrintingDialog({ row, isGone = false, actions, onClosed }: PrintingDialogProps) {
  const [busyWith, setBusyWith] = useState<string | null>(null)

  function choose(to: Card, close: () => void) {
    async function follow(attempt: Promise<boolean>) {
      setBusyWith(to.id)
      const isChanged = await attempt
      setBusyWith(null)
      if (isChanged) close()
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
        // The deck shows the change optimistically, so the row may be gone already.
        <Body isBusy={busyWith !== null} isOver={isGone && busyWith === null} onOver={close}>
          <p className={classes.name}>
            {row.cardName}
            {row.card && (
              <>
                , currently <PrintingLine printing={row.card} />
              </>
            )}
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

/** Closes the dialog when there is nothing left to choose. */
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
  /** The id of the printing that is being saved. */
  busyWith: string | null
  onChoose: (card: Card) => void
}

function Printings({ row, busyWith, onChoose }: PrintingsProps) {
  const { printings, isComplete, isError, retry } = usePrintings(row)
  if (!printings && isError) return <PrintingFailure onRetry={retry} />
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
      {isError && <PrintingFailure onRetry={retry} />}
    </>
  )
}

/** Some printings could not be loaded; unlike the toast, this stays. */
function PrintingFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.failure}>
      <p>Could not search for printings. The card in your deck was not changed.</p>
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** A placeholder while the printings load. */
function PrintingSkeleton() {
  return (
    <>
      <p role="status" className={classes.text}>
        Loading printings...
      </p>
      <div className={classes.grid} aria-hidden="true">
        {places.map((place) => (
          <div key={place}>
            <div className={classes.image} />
            <i className={classes.line} style={{ width: '72%' }} />
            <i className={classes.line} style={{ width: '40%' }} />
          </div>
        ))}
      </div>
    </>
  )
}
