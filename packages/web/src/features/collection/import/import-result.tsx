import { pages } from '@manafolio/contract'
import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { OutcomeBox } from '../../../import-kit/outcome-box.tsx'
import { failureMessage } from '../../../lib/failure-message.ts'
import { countOf, formatCount, formatRows } from '../../../lib/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { type Committed, useUndoImport } from './use-commit.ts'

interface ImportResultProps {
  id: string
  /** How many of the remaining rows need fixing. */
  toFix: number
  result: Committed
  /** Continues with the remaining rows. */
  onRest: () => void
}

/** The outcome of a commit, with its undo. */
export function ImportResult({ id, toFix, result, onRest }: ImportResultProps) {
  const { printings, rowsLeft } = result
  const undo = useUndoImport(result.changeId)
  const isUndone = undo.isSuccess
  const isChanged = printings > 0
  return (
    <OutcomeBox
      Icon={isUndone ? IconArrowBackUp : IconCircleCheck}
      tone={isUndone ? 'quiet' : 'good'}
      title={undo.data ? undoneMessage(undo.data) : successMessage(printings)}
      status={undoStatus(undo)}
      buttons={
        <>
          <Button renderRoot={(props) => <Link to={pages.collection} search={{}} {...props} />}>
            View your collection
          </Button>
          {isChanged && !isUndone && (
            <Button variant="default" disabled={undo.isPending} onClick={() => undo.mutate()}>
              {undo.isPending ? 'Undoing...' : 'Undo this import'}
            </Button>
          )}
        </>
      }
      link={
        rowsLeft > 0 ? (
          <Link
            to={pages.collectionImport}
            search={{ id, show: toFix > 0 ? 'fix' : 'left_out' }}
            onClick={onRest}
          >
            {restMessage(rowsLeft, toFix)}
          </Link>
        ) : (
          <Link to={pages.collectionImport} search={{}}>
            Import another file
          </Link>
        )
      }
    >
      {!isChanged && <p>Your collection already has these cards, or has no room for them.</p>}
      {isChanged && !isUndone && (
        <p>
          Your cards are in your collection. You can undo this at any time, here or in the{' '}
          <Link to={pages.collectionHistory} search={{}}>
            history
          </Link>
          .
        </p>
      )}
    </OutcomeBox>
  )
}

function successMessage(printings: number): string {
  return printings > 0 ? `${countOf(printings, 'printing')} changed` : 'Nothing changed'
}

function undoneMessage({ isPartial }: { isPartial: boolean }): string {
  return isPartial ? 'Your import was partly undone' : 'Your import was undone'
}

function restMessage(rowsLeft: number, toFix: number): string {
  const rows = toFix > 0 ? toFix : rowsLeft
  if (toFix > 0) return `${formatRows(rows)} still ${rows === 1 ? 'needs' : 'need'} fixing`
  return `${formatRows(rows)} ${rows === 1 ? 'is' : 'are'} left out`
}

function undoStatus({ data, error }: ReturnType<typeof useUndoImport>) {
  if (error) {
    const fallback = 'It could not be undone. Check your connection and try again.'
    return { message: failureMessage(error, fallback), isProblem: true }
  }
  return data ? { message: undoMessage(data), isProblem: data.isPartial } : null
}

function undoMessage({ isPartial, printings }: { isPartial: boolean; printings: number }): string {
  if (isPartial) {
    return 'Partly undone: some copies have changed since, or there is no room for them.'
  }
  if (printings === 0) return 'Undone: there was nothing left to undo.'
  if (printings === 1) return 'Undone: the card is as it was before.'
  return `Undone: ${formatCount(printings)} cards are as they were before.`
}
