import {
  type AssignedMeaning,
  type CollectionImport,
  type ColumnMeaning,
  columnMeaningNames,
  columnMeanings,
  type ImportColumn,
  isUsed,
  quantitiesByFinish,
  refusals,
  unnamedColumn,
} from '@manafolio/contract'
import { useState } from 'react'
import { countOf } from '../../../lib/formats.ts'
import { Button, PlainButton } from '../../../ui/button.tsx'
import { RowSelect } from '../../../ui/row-select.tsx'
import classes from './import-columns.module.css'
import rows from './rows.module.css'
import type { ColumnReading, Meanings } from './use-column-reading.ts'

interface ImportColumnsProps {
  started: CollectionImport
  reading: ColumnReading
}

/** What the columns of a table are taken as, to be changed until rows of it are added. */
export function ImportColumns({ started, reading }: ImportColumnsProps) {
  const { columns, isBegun } = started
  const [isOpen, setOpen] = useState(reading.draft !== null)
  if (columns.length === 0) return null
  const List = isBegun ? ColumnList : ColumnForm
  return (
    <section aria-label="Columns of the file" className={classes.section}>
      {!isBegun && <ColumnHints columns={columns} reading={reading} />}
      <details
        className={classes.details}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className={classes.summary}>
          <b>{countOf(columns.length, 'column')}</b>
          {unusedIn(columns)}
        </summary>
        {isOpen && <List columns={columns} reading={reading} />}
      </details>
    </section>
  )
}

/** Up to this many are named. */
const fewColumns = 4

function unusedIn(columns: readonly ImportColumn[]): string {
  const unused = columns.flatMap(({ meaning }, place) =>
    isUsed({ meaning }) ? [] : [nameOf(columns, place)],
  )
  if (unused.length === 0) return ' · all are used'
  return ` · not used: ${unused.length <= fewColumns ? unused.join(', ') : unused.length}`
}

function nameOf(columns: readonly ImportColumn[], place: number): string {
  return columns[place]?.name.trim() || unnamedColumn(place + 1)
}

/** As what the hints name the meanings that are asked for. */
const looks: Partial<Record<ColumnMeaning, string>> = {
  name: 'the card name',
  quantity: 'the number of copies',
  foilQuantity: 'the number of foil copies',
  etchedQuantity: 'the number of etched copies',
  finish: 'the finish',
  condition: 'the condition',
  language: 'the language',
}

interface ColumnsProps {
  columns: ImportColumn[]
  reading: ColumnReading
}

/** The columns that are not used, and seem to matter. */
function ColumnHints({ columns, reading }: ColumnsProps) {
  const hints = columns.flatMap(({ looksLike }, place) => (looksLike ? [{ looksLike, place }] : []))
  if (hints.length === 0) return null
  const meanings = columns.map(({ meaning }) => meaning)
  return (
    <ul className={classes.hints} aria-label="Columns that may matter">
      {hints.map(({ looksLike, place }) => (
        <li key={place} className={rows.group}>
          <p>
            “{nameOf(columns, place)}” looks like <b>{looks[looksLike] ?? 'more'}</b>, and is not
            used.
          </p>
          <span className={rows.groupActions}>
            <PlainButton
              className={rows.groupButton}
              aria-label={`Use it: “${nameOf(columns, place)}”`}
              onClick={() => reading.assign(assigned(meanings, place, looksLike))}
            >
              Use it
            </PlainButton>
            <PlainButton
              className={rows.groupButton}
              aria-label={`Do not use it: “${nameOf(columns, place)}”`}
              onClick={() => reading.assign(assigned(meanings, place, null))}
            >
              Do not use it
            </PlainButton>
          </span>
        </li>
      ))}
    </ul>
  )
}

function ColumnForm({ columns, reading }: ColumnsProps) {
  const current = columns.map(({ meaning }) => meaning)
  const { draft, setDraft } = reading
  const meanings = draft ?? current
  const isChanged = meanings.some((meaning, place) => meaning !== current[place])
  return (
    <>
      <ul className={classes.columns}>
        {columns.map(({ samples, looksLike }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and two may have one name
          <li key={place} className={classes.column}>
            <ColumnText name={nameOf(columns, place)} samples={samples} />
            <RowSelect
              label="Meaning"
              of={`“${nameOf(columns, place)}”`}
              value={shownMeaning(meanings[place] ?? null, looksLike)}
              choices={[notUsed, ...columnMeanings]}
              labelOf={labelOf}
              onChange={(choice) =>
                setDraft(assigned(meanings, place, choice === notUsed ? null : choice))
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

/** A column that nobody has decided on is not used, and that is in question where it may matter. */
function shownMeaning(meaning: AssignedMeaning, looksLike: ColumnMeaning | null) {
  if (meaning === null || (meaning === 'undecided' && !looksLike)) return notUsed
  return meaning
}

function labelOf(choice: ColumnMeaning | 'undecided' | typeof notUsed): string {
  if (choice === notUsed) return 'Not used'
  return choice === 'undecided' ? 'Not used?' : columnMeaningNames[choice]
}

function ColumnList({ columns }: ColumnsProps) {
  return (
    <>
      <ul className={classes.columns}>
        {columns.map(({ meaning, samples }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and two may have one name
          <li key={place} className={classes.column}>
            <ColumnText name={nameOf(columns, place)} samples={samples} />
            <span>{labelOf(shownMeaning(meaning, null))}</span>
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

const sides: readonly AssignedMeaning[] = quantitiesByFinish

/**
 * With another meaning of one column, which no other has any more, without it being decided that the
 * other is not used: copies are counted in one column, or apart for each finish.
 */
function assigned(meanings: Meanings, place: number, meaning: AssignedMeaning): Meanings {
  return meanings.map((other, at) => {
    if (at === place) return meaning
    if (meaning === null || other === null || other === 'undecided') return other
    if (other === meaning || (meaning === 'quantity' && sides.includes(other))) return 'undecided'
    const isCountedApart = other === 'quantity' && sides.includes(meaning)
    if (!isCountedApart) return other
    return meaning === 'regularQuantity' ? 'undecided' : 'regularQuantity'
  })
}
