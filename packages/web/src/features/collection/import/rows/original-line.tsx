import type { ImportRow } from '@manafolio/contract'
import { useState } from 'react'
import { countWords } from '../../../../lib/count-words.ts'
import classes from './original-line.module.css'

/** What the file says, as it stands there. */
export function OriginalLine({ row: { line, cells } }: { row: ImportRow }) {
  const [isOpen, setOpen] = useState(false)
  const place = `Line ${countWords(line)}`
  const [only] = cells
  if (cells.length === 1 && only?.column === '') {
    return (
      <p className={classes.line}>
        {place}: <span className={classes.text}>{only.text}</span>
      </p>
    )
  }
  const filled = cells.filter(({ text }) => text.trim() !== '')
  return (
    <details className={classes.line} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={classes.summary}>
        {place}: <span className={classes.text}>{filled.map(({ text }) => text).join(' · ')}</span>
      </summary>
      {/* Of a page with wide rows nobody opens many. */}
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
