import {
  type CollectionImport,
  type ImportEffect,
  type ImportMode,
  importMode,
  limits,
  refusals,
} from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CommitEffect, ModeChoice } from '../../../import-kit/commit-effect.tsx'
import { CommitFailure, CommitPanel } from '../../../import-kit/commit-panel.tsx'
import { failureMessage } from '../../../lib/failure-message.ts'
import { countOf, formatCount, formatRows } from '../../../lib/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckOption } from '../../../ui/check-option.tsx'
import classes from '../../../ui/delete-dialog.module.css'
import { Dialog } from '../../../ui/dialog.tsx'
import { effectQuery } from './import-query.ts'
import type { Committing } from './use-commit.ts'

interface ImportPanelProps {
  started: CollectionImport
  commit: Committing
}

/** Adds the rows that are sure to the collection, and if chosen the doubtful ones. */
export function ImportPanel({ started, commit }: ImportPanelProps) {
  const { counts } = started
  const isAny = counts.ready + counts.doubtful > 0
  return (
    <CommitPanel
      title={isAny ? `${formatCount(counts.ready)} sure` : 'Nothing is ready yet'}
      note={
        isAny
          ? [countOf(counts.readyCopies, 'card'), ...worthALook(counts)].join(' · ')
          : 'Rows that you fix or include can then be added.'
      }
      opener={isAny ? 'Add them' : null}
      footnote={counts.fix > 0 ? `${formatRows(counts.fix)} to fix will stay here.` : null}
      failure={
        commit.error && (
          <CommitFailure
            message={failureMessage(
              commit.error,
              'The connection was lost before the import finished.',
            )}
            onRetry={commit.onRetry}
          />
        )
      }
    >
      {isAny && <AddedRows started={started} commit={commit} />}
    </CommitPanel>
  )
}

function worthALook({ doubtful }: CollectionImport['counts']): string[] {
  return doubtful > 0 ? [`${formatCount(doubtful)} worth a look`] : []
}

const modeLabels: Record<ImportMode, string> = {
  merge: 'Add to my collection',
  replace: 'Replace my collection',
}

/** Without sure rows, the doubtful ones are what is meant. */
function AddedRows({ started, commit }: ImportPanelProps) {
  const { id, counts, isBegun } = started
  const [chosen, setMode] = useState<ImportMode>('merge')
  const [isConfirming, setConfirming] = useState(false)
  const [isWithDoubtful, setWithDoubtful] = useState(counts.ready === 0)
  const scope = isWithDoubtful && counts.doubtful > 0 ? 'doubtful' : 'ready'
  const rows = counts.ready + (scope === 'doubtful' ? counts.doubtful : 0)
  const mode = isBegun ? 'merge' : chosen
  const { data: effect, error, refetch } = useQuery(effectQuery(id, { mode, scope }))
  return (
    <>
      <ModeChoice
        label="How to import"
        mode={mode}
        modes={importMode.options}
        labelOf={(each) => modeLabels[each]}
        disabledReason={(each) => (each === 'replace' && isBegun ? refusals.import_begun[1] : null)}
        onChange={setMode}
      />
      {counts.doubtful > 0 && (
        <CheckOption isChecked={isWithDoubtful} onChange={setWithDoubtful}>
          Also the {formatRows(counts.doubtful)} worth a look
        </CheckOption>
      )}
      <CommitEffect
        effect={effect ? effectTexts(effect) : null}
        isCounting={!effect && !error}
        hints={effect ? withoutRoom(effect) : []}
      />
      {error && (
        <CommitFailure
          message={failureMessage(error, 'The changes could not be counted.')}
          onRetry={() => void refetch()}
        />
      )}
      <Button
        fullWidth
        disabled={effect === undefined || rows === 0}
        onClick={() => (mode === 'replace' ? setConfirming(true) : commit.commit({ mode, scope }))}
      >
        {mode === 'replace' ? 'Replace with' : 'Add'} {formatRows(rows)}
      </Button>
      {isConfirming && effect && (
        <ReplaceDialog
          effect={effect}
          rows={rows}
          onReplace={() => commit.commit({ mode: 'replace', scope })}
          onClosed={() => setConfirming(false)}
        />
      )}
    </>
  )
}

function effectTexts({ added, changed, removed, copiesBefore, copiesAfter }: ImportEffect) {
  return {
    before: copiesBefore,
    after: copiesAfter,
    changes: [
      `+${countOf(added, 'printing')},`,
      `${formatCount(changed)} changed,`,
      `${formatCount(removed)} removed`,
    ],
  }
}

function withoutRoom({ copiesWithoutRoom, printingsWithoutRoom }: ImportEffect): string[] {
  const copies = countOf(copiesWithoutRoom, 'copy', 'copies')
  const printings = countOf(printingsWithoutRoom, 'printing')
  const most = formatCount(limits.collectionPrintings)
  const messages = [
    copiesWithoutRoom > 0 &&
      `No room for ${copies}: a printing can have up to ${limits.quantityMax}.`,
    printingsWithoutRoom > 0 && `No room for ${printings}: a collection can have up to ${most}.`,
  ]
  return messages.flatMap((message) => (message ? [`${message} Their rows stay here.`] : []))
}

interface ReplaceDialogProps {
  effect: ImportEffect
  /** Number of rows that are added. */
  rows: number
  onReplace: () => void
  /** Called when the dialog has closed. */
  onClosed: () => void
}

/** Asks for confirmation before a file replaces the collection. */
function ReplaceDialog({ effect, rows, onReplace, onClosed }: ReplaceDialogProps) {
  const isChosen = useRef(false)
  const { removed, changed, copiesBefore, copiesAfter } = effect
  return (
    <Dialog
      title="Replace my collection"
      width={480}
      onClosed={() => {
        onClosed()
        if (isChosen.current) onReplace()
      }}
    >
      {(close) => (
        <>
          <p className={classes.question}>
            Your collection will be replaced by {formatRows(rows)} of the file:{' '}
            {countOf(removed, 'printing')} removed, {formatCount(changed)} changed,{' '}
            {formatCount(copiesBefore)} → {formatCount(copiesAfter)} cards. You can undo it
            afterwards.
          </p>
          <div className={classes.buttons}>
            <Button variant="default" data-autofocus onClick={close}>
              Cancel
            </Button>
            <Button
              className={classes.danger}
              onClick={() => {
                isChosen.current = true
                close()
              }}
            >
              Replace my collection
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
