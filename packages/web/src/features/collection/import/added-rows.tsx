import {
  type CollectionImport,
  type ImportDifferences,
  type ImportEffect,
  type ImportMode,
  importMode,
  limits,
  refusals,
} from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CommitEffect, ModeChoice } from '../../../import-kit/commit-effect.tsx'
import { CommitFailure } from '../../../import-kit/commit-panel.tsx'
import { failureMessage } from '../../../lib/failure-message.ts'
import { countOf, formatCount, formatRows } from '../../../lib/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckOption } from '../../../ui/check-option.tsx'
import { effectQuery } from './import-query.ts'
import { RemovalDialog } from './removal-dialog.tsx'
import type { CommitChoice, Committing } from './use-commit.ts'

interface AddedRowsProps {
  started: CollectionImport
  commit: Committing
}

const modeLabels: Record<ImportMode, string> = {
  merge: 'Add to my collection',
  reconcile: 'Update it to match the file',
  replace: 'Replace my collection',
}

/** Adds rows to the collection, brings it to what they say, or replaces it by them. */
export function AddedRows({ started, commit }: AddedRowsProps) {
  const { choice, rows, isNone, isRemoving, options } = useChoice(started)
  const [isConfirming, setConfirming] = useState(false)
  const {
    data: effect,
    error,
    refetch,
    isPlaceholderData,
  } = useQuery(effectQuery(started.id, choice))
  // While another choice is being counted, the effect of the last one stays on screen.
  const counted = isPlaceholderData ? undefined : effect
  const { mode } = choice
  const left = isRemoving ? notCounted(started.counts.rows - rows) : []
  return (
    <>
      {options}
      <CommitEffect
        effect={effect && !isNone ? effectTexts(effect) : null}
        isCounting={!effect && !error}
        hints={counted && !isNone ? [...left, ...hintsOn(counted, mode)] : []}
      />
      {error && (
        <CommitFailure
          message={failureMessage(error, 'The changes could not be counted.')}
          onRetry={() => void refetch()}
        />
      )}
      <Button
        fullWidth
        disabled={(isRemoving && counted === undefined) || rows === 0 || isNone}
        onClick={() => (isRemoving ? setConfirming(true) : commit.commit(choice))}
      >
        {buttonTexts[mode]} {formatRows(rows)}
      </Button>
      {isConfirming && effect && (
        <RemovalDialog
          title={mode === 'replace' ? modeLabels.replace : 'Update my collection'}
          effect={effect}
          rows={rows}
          onConfirmed={() => commit.commit(choice)}
          onClosed={() => setConfirming(false)}
        />
      )}
    </>
  )
}

const buttonTexts: Record<ImportMode, string> = {
  merge: 'Add',
  reconcile: 'Update to',
  replace: 'Replace with',
}

/** Which rows are committed, and how. A file that is known is not added again unless chosen. */
function useChoice({ counts, isBegun, importedBefore }: CollectionImport) {
  const [chosen, setMode] = useState<ImportMode>(importedBefore ? 'reconcile' : 'merge')
  // Without sure rows, the doubtful ones are what is meant.
  const [isWithDoubtful, setWithDoubtful] = useState(counts.ready === 0)
  const [settled, setSettled] = useState<Settled>({ more: true, fewer: false })
  const mode = isBegun ? 'merge' : chosen
  const isReconciled = mode === 'reconcile'
  const scope = isWithDoubtful && counts.doubtful > 0 ? 'doubtful' : 'ready'
  const choice: CommitChoice = {
    mode,
    scope,
    ...(isReconciled && { differences: differencesIn(settled) }),
  }
  const options = (
    <>
      <ModeChoice
        label="How to import"
        mode={mode}
        modes={importMode.options}
        labelOf={(each) => modeLabels[each]}
        disabledReason={(each) => (each !== 'merge' && isBegun ? refusals.import_begun[1] : null)}
        onChange={setMode}
      />
      {isReconciled && <DifferenceOptions settled={settled} onChange={setSettled} />}
      {counts.doubtful > 0 && (
        <CheckOption isChecked={isWithDoubtful} onChange={setWithDoubtful}>
          Also the {formatRows(counts.doubtful)} worth a look
        </CheckOption>
      )}
    </>
  )
  return {
    choice,
    options,
    rows: counts.ready + (scope === 'doubtful' ? counts.doubtful : 0),
    isNone: isReconciled && !settled.more && !settled.fewer,
    isRemoving: mode === 'replace' || (isReconciled && settled.fewer),
  }
}

/** Which differences between the file and the collection are settled. */
interface Settled {
  more: boolean
  fewer: boolean
}

function differencesIn({ more, fewer }: Settled): ImportDifferences {
  if (more && fewer) return 'both'
  return fewer ? 'fewer' : 'more'
}

interface DifferenceOptionsProps {
  settled: Settled
  onChange: (settled: Settled) => void
}

function DifferenceOptions({ settled, onChange }: DifferenceOptionsProps) {
  return (
    <>
      <CheckOption isChecked={settled.more} onChange={(more) => onChange({ ...settled, more })}>
        Add the copies that only the file has
      </CheckOption>
      <CheckOption isChecked={settled.fewer} onChange={(fewer) => onChange({ ...settled, fewer })}>
        Remove the copies that it does not have
      </CheckOption>
    </>
  )
}

function notCounted(rows: number): string[] {
  if (rows === 0) return []
  return [`The cards of ${formatRows(rows)} that stay here count as not in the file.`]
}

function hintsOn(effect: ImportEffect, mode: ImportMode): string[] {
  const { added, changed, removed } = effect
  const isThere = mode === 'reconcile' && added + changed + removed === 0
  return [...(isThere ? ['Your collection matches the file already.'] : []), ...withoutRoom(effect)]
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
