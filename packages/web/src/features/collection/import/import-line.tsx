import {
  type ImportCertainty,
  type ImportRow,
  type ImportRowsShown,
  importOmissions,
} from '@manafolio/contract'
import { memo, useState } from 'react'
import { formatVariant } from '../../../card-kit/variant-text.ts'
import { type LineSentence, OriginalText, ReportLine } from '../../../import-kit/report-line.tsx'
import { formatCount } from '../../../lib/formats.ts'
import { imageOf, RowEditor } from './row-editor.tsx'
import classes from './rows.module.css'
import { useRowChange } from './use-row-change.ts'

const certaintyLabels: Record<ImportCertainty, string> = {
  id: 'Matched by ID',
  marketplace: 'Matched by marketplace ID',
  number: 'Matched by set and number',
  set: 'Matched by set and name',
  name: 'Matched by name only: it may be a different printing',
  chosen: 'Chosen by you',
}

interface ImportLineProps {
  id: string
  show: ImportRowsShown
  page: number
  row: ImportRow
}

/** A row of the file in the report. */
export const ImportLine = memo(function ImportLine({ id, show, page, row }: ImportLineProps) {
  const { shown, isSaving, change } = useRowChange({ id, page: { show, page }, row })
  const [isOpen, setOpen] = useState(row.state === 'fix' || show === 'doubtful')
  const name = titleOf(shown)
  const { card, certainty, state } = shown
  function confirm() {
    setOpen(false)
    change({ input: { isRight: true } })
  }
  const isConfirmable = state === 'doubtful' || (state === 'fix' && shown.problem === 'wrong_name')
  return (
    <ReportLine
      name={name}
      mark={state}
      printing={card}
      imageOf={imageOf}
      isBusy={isSaving}
      copies={formatCopies(shown)}
      certainty={certainty && certaintyLabels[certainty]}
      sentences={sentencesOf(shown)}
      editor={<RowEditor row={shown} name={name} onChange={change} />}
      original={<OriginalLine row={row} />}
      isOpen={isOpen}
      onOpen={setOpen}
      onConfirm={isConfirmable && card ? confirm : null}
      onLeaveOut={(isLeftOut) => change({ input: { isLeftOut } })}
    />
  )
})

/** "4 × Foil, Near Mint, German"; empty unless all of it is known. */
function formatCopies({ quantity, finish, condition, language }: ImportRow): string {
  if (quantity === null || !finish || !condition || !language) return ''
  return `${quantity} × ${formatVariant({ finish, condition, language })}`
}

/** The name of the row's card, or else the name in the file. */
function titleOf({ card, cells, number }: ImportRow): string {
  if (card?.cardName) return card.cardName
  const isName = (column: string) => column === '' || /^(card[ _]?)?name$|^card$/i.test(column)
  const named = cells.find(({ column, text }) => isName(column) && text.trim() !== '')
  return named?.text.trim() ?? `Row ${number}`
}

/** The problem comes first, then why the row is left out, then notes. */
function sentencesOf({ problem, omission, sentences }: ImportRow): LineSentence[] {
  const reason = omission && importOmissions[omission]
  return sentences.map((text, place) => {
    if (text === reason) return { kind: 'omission', text }
    return { kind: problem !== null && place === 0 ? 'problem' : 'note', text }
  })
}

/** The row as it is in the file. */
function OriginalLine({ row: { line, cells } }: { row: ImportRow }) {
  const [isOpen, setOpen] = useState(false)
  const [only] = cells
  if (cells.length === 1 && only?.column === '')
    return <OriginalText line={line} text={only.text} />
  const filled = cells.filter(({ text }) => text.trim() !== '')
  return (
    <details
      className={classes.original}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={classes.summary}>
        Line {formatCount(line)}:{' '}
        <span className={classes.summaryText}>{filled.map(({ text }) => text).join(' · ')}</span>
      </summary>
      {/* A page of wide rows has many cells, and few of them are opened. */}
      {isOpen && <Cells cells={filled} />}
    </details>
  )
}

function Cells({ cells }: Pick<ImportRow, 'cells'>) {
  return (
    <dl className={classes.cells}>
      {cells.map(({ column, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells never move, and two may have one column
        <div key={place} className={classes.cell}>
          <dt>{column || 'Without a name'}:</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
