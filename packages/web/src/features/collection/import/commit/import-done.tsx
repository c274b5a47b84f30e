import { pages } from '@manafolio/contract'
import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { countOf, rowsWords } from '../../../../lib/count-words.ts'
import { Button } from '../../../../ui/button.tsx'
import classes from '../../../../ui/done-box.module.css'
import { UndoImport } from './undo-import.tsx'
import type { Committed } from './use-commit.ts'
import { useUndoImport } from './use-undo-import.ts'

interface ImportDoneProps {
  id: string
  /** Of the rows that are left those that are to be fixed. */
  toFix: number
  done: Committed
  /** Goes on with the rows that are left. */
  onRest: () => void
}

/** What a commit did, and what can be done now. */
export function ImportDone({ id, toFix, done, onRest }: ImportDoneProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const undo = useUndoImport(done.changeId)
  const isUndone = undo.isSuccess
  // What was pressed is gone, and what the title says is new.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the undo is a reason to move the focus.
  useLayoutEffect(() => title.current?.focus(), [isUndone])
  const { printings, rowsLeft } = done
  const isChanged = printings > 0
  return (
    <section aria-labelledby="import-done" className={classes.done}>
      {isUndone ? (
        <IconArrowBackUp size={56} stroke={1.3} aria-hidden className={classes.undone} />
      ) : (
        <IconCircleCheck size={56} stroke={1.3} aria-hidden className={classes.icon} />
      )}
      <h2 id="import-done" ref={title} tabIndex={-1} className={classes.title}>
        {undo.data ? undoneWords(undo.data) : doneWords(printings)}
      </h2>
      {!isChanged && (
        <p className={classes.words}>
          Your collection has these cards already, or no room for them.
        </p>
      )}
      {isChanged && !isUndone && (
        <p className={classes.words}>
          Your cards are in your collection. You can undo this at any time, here or in the{' '}
          <Link to={pages.collectionHistory} search={{}}>
            history
          </Link>
          .
        </p>
      )}
      <UndoImport undo={undo} />
      <div className={classes.buttons}>
        <Button renderRoot={(props) => <Link to={pages.collection} search={{}} {...props} />}>
          See your collection
        </Button>
        {isChanged && !isUndone && (
          <Button variant="default" disabled={undo.isPending} onClick={() => undo.mutate()}>
            {undo.isPending ? 'Undoing...' : 'Undo this import'}
          </Button>
        )}
      </div>
      <p className={classes.rest}>
        {rowsLeft > 0 ? (
          <Link
            to={pages.collectionImport}
            search={{ id, show: toFix > 0 ? 'fix' : 'left_out' }}
            onClick={onRest}
          >
            {restWords(rowsLeft, toFix)}
          </Link>
        ) : (
          <Link to={pages.collectionImport} search={{}}>
            Import another file
          </Link>
        )}
      </p>
    </section>
  )
}

function doneWords(printings: number): string {
  return printings > 0 ? `${countOf(printings, 'printing')} changed` : 'Nothing changed'
}

function undoneWords({ isPartial }: { isPartial: boolean }): string {
  return isPartial ? 'Your import is undone in part' : 'Your import is undone'
}

function restWords(rowsLeft: number, toFix: number): string {
  const rows = toFix > 0 ? toFix : rowsLeft
  return `${rowsWords(rows)} ${rows === 1 ? 'is' : 'are'} left ${toFix > 0 ? 'to be fixed' : 'out'}`
}
