import {
  type CollectionImport,
  type ColumnMeaning,
  columnMeaningNames,
  columnMeanings,
  type ImportColumn,
  refusals,
  unnamedColumn,
} from '@manafolio/contract'
import { useState } from 'react'
import { countOf } from '../../../lib/formats.ts'
import { Button, PlainButton } from '../../../ui/button.tsx'
import { RowSelect } from '../../../ui/row-select.tsx'
import classes from './import-columns.module.css'
import type { ColumnReading, Meanings } from './use-column-reading.ts'

interface ImportColumnsProps {
  started: CollectionImport
  reading: ColumnReading
}

/** What the columns of a table are taken as, to be changed until rows of it are added. */
export function ImportColumns({ started, reading }: ImportColumnsProps) {
  const { columns, isBegun } = started
  if (columns.length === 0) return null
  return (
    <section aria-label="Columns of the file" className={classes.section}>
      {!isBegun && <ColumnHints columns={columns} reading={reading} />}
      <details className={classes.details}>
        <summary className={classes.summary}>
          <b>{countOf(columns.length, 'column')}</b>
          {unusedIn(columns)}
        </summary>
        {isBegun ? (
          <ColumnList columns={columns} />
        ) : (
          <ColumnForm columns={columns} reading={reading} />
        )}
      </details>
    </section>
  )
}

/** Up to this many are named. */
const fewColumns = 4

function unusedIn(columns: readonly ImportColumn[]): string {
  const unused = columns.flatMap(({ meaning }, place) =>
    meaning === null ? [nameOf(columns, place)] : [],
  )
  if (unused.length === 0) return ' · all are used'
  return ` · not used: ${unused.length <= fewColumns ? unused.join(', ') : unused.length}`
}

function nameOf(columns: readonly ImportColumn[], place: number): string {
  return columns[place]?.name.trim() || unnamedColumn(place + 1)
}

/** The columns that are not used, and seem to matter. */
function ColumnHints({ columns, reading }: { columns: ImportColumn[]; reading: ColumnReading }) {
  const hints = columns.flatMap(({ looksLike }, place) => (looksLike ? [{ looksLike, place }] : []))
  if (hints.length === 0) return null
  const meanings = columns.map(({ meaning }) => meaning)
  return (
    <ul className={classes.hints} aria-label="Columns that may matter">
      {hints.map(({ looksLike, place }) => (
        <li key={place} className={classes.hint}>
          <p>
            “{nameOf(columns, place)}” looks like{' '}
            <b>{columnMeaningNames[looksLike].toLowerCase()}</b>, and is not used.
          </p>
          <span className={classes.actions}>
            <PlainButton
              className={classes.action}
              aria-label={`Use “${nameOf(columns, place)}”`}
              onClick={() => reading.assign(assigned(meanings, place, looksLike))}
            >
              Use it
            </PlainButton>
            <PlainButton
              className={classes.action}
              aria-label={`Do not use “${nameOf(columns, place)}”`}
              onClick={() => reading.assign(meanings)}
            >
              Do not use it
            </PlainButton>
          </span>
        </li>
      ))}
    </ul>
  )
}

function ColumnForm({ columns, reading }: { columns: ImportColumn[]; reading: ColumnReading }) {
  const current = columns.map(({ meaning }) => meaning)
  const [meanings, setMeanings] = useState<Meanings>(current)
  const isChanged = meanings.some((meaning, place) => meaning !== current[place])
  return (
    <>
      <ul className={classes.columns}>
        {columns.map((column, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and two may have one name
          <li key={place} className={classes.column}>
            <ColumnText name={nameOf(columns, place)} samples={column.samples} />
            <RowSelect
              label="Meaning"
              of={`“${nameOf(columns, place)}”`}
              value={meanings[place] ?? notUsed}
              choices={[notUsed, ...columnMeanings]}
              labelOf={(choice) => (choice === notUsed ? 'Not used' : columnMeaningNames[choice])}
              onChange={(choice) =>
                setMeanings(assigned(meanings, place, choice === notUsed ? null : choice))
              }
            />
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <p className={classes.note}>
          The file is read again, without the changes that you made to its rows. Files with this
          header are read in the same way from then on.
        </p>
        <Button disabled={!isChanged} onClick={() => reading.assign(meanings)}>
          Read again
        </Button>
      </div>
    </>
  )
}

const notUsed = 'not_used'

function ColumnList({ columns }: { columns: ImportColumn[] }) {
  return (
    <>
      <ul className={classes.columns}>
        {columns.map(({ meaning, samples }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and two may have one name
          <li key={place} className={classes.column}>
            <ColumnText name={nameOf(columns, place)} samples={samples} />
            <span>{meaning ? columnMeaningNames[meaning] : 'Not used'}</span>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{refusals.import_begun[1]}</p>
    </>
  )
}

function ColumnText({ name, samples }: { name: string; samples: readonly string[] }) {
  return (
    <div className={classes.text}>
      <b className={classes.name}>{name}</b>
      <p className={classes.samples}>{samples.join(' · ') || 'Empty'}</p>
    </div>
  )
}

const sides: readonly (ColumnMeaning | null)[] = [
  'regularQuantity',
  'foilQuantity',
  'etchedQuantity',
]

/**
 * With another meaning of one column, which no other has any more: copies are counted in one column,
 * or apart for each finish.
 */
function assigned(meanings: Meanings, place: number, meaning: ColumnMeaning | null): Meanings {
  return meanings.map((other, at) => {
    if (at === place) return meaning
    if (meaning === null || other === null) return other
    if (other === meaning || (meaning === 'quantity' && sides.includes(other))) return null
    const isCountedApart = other === 'quantity' && sides.includes(meaning)
    if (!isCountedApart) return other
    return meaning === 'regularQuantity' ? null : 'regularQuantity'
  })
}
