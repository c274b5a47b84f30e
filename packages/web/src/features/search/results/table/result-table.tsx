import { defaultUserSettings } from '@manafolio/contract'
import { Fragment } from 'react'
import { useUserSettings } from '../../../../card-kit/user-settings.ts'
import type { RowsProps } from '../card-rows.tsx'
import type { ResultRow } from '../result-rows.ts'
import { narrowTable } from '../result-views.ts'
import { fitColumns, tableId } from './column-widths.ts'
import type { Column } from './columns.tsx'
import classes from './result-table.module.css'
import { RowCells } from './row-cells.tsx'
import { TableHead } from './table-head.tsx'

/** The results as a table; the rows near the viewport. */
export function ResultTable({ rows, virtualizer, layout, facts, onRetry }: RowsProps) {
  const { searchColumns } = useUserSettings() ?? defaultUserSettings
  const { mode } = facts.placeAt(0)
  const room = { width: layout.width, hasLabels: mode === 'cards' }
  const { columns, widths } = fitColumns(searchColumns, room)
  const hasLabels = widths.label > 0
  return (
    <table
      id={tableId}
      className={classes.table}
      data-narrow={layout.width < narrowTable || undefined}
      aria-rowcount={facts.total + 1}
    >
      <caption className="visually-hidden">Search results</caption>
      <colgroup>
        <col style={{ width: widths.name }} />
        {hasLabels && <col style={{ width: widths.label }} />}
        {columns.map(({ name }, at) => (
          <col key={name} style={{ width: widths.columns[at] }} />
        ))}
        <col style={{ width: widths.add }} />
      </colgroup>
      <TableHead columns={columns} hasLabels={hasLabels} facts={facts} />
      <tbody>
        <Rows {...{ rows, virtualizer, layout, facts, onRetry, columns, hasLabels }} />
      </tbody>
    </table>
  )
}

type TableRowsProps = Omit<RowsProps, 'view'> & {
  columns: readonly Column[]
  hasLabels: boolean
}

/** The rows near the viewport, and gaps in place of the others. */
function Rows({ rows, virtualizer, layout, ...shared }: TableRowsProps) {
  const items = virtualizer.getVirtualItems()
  const end = (items.at(-1)?.end ?? layout.top) - layout.top
  return (
    <>
      {items.map(({ index, start }, at) => {
        const row = rows[index]
        const before = items[at - 1]?.end ?? layout.top
        return (
          row && (
            <Fragment key={row.key}>
              <Gap height={start - before} />
              <tr
                ref={virtualizer.measureElement}
                data-index={index}
                aria-rowindex={row.position + 2}
                className={classes.row}
                {...(row.kind === 'groups' && { 'data-position': row.position })}
              >
                <RowCells {...shared} row={row} isRepeated={isRepeated(rows, index)} />
              </tr>
            </Fragment>
          )
        )
      })}
      <Gap height={virtualizer.getTotalSize() - end} />
    </>
  )
}

/** Whether the row before is another version of the same card. */
function isRepeated(rows: readonly ResultRow[], index: number): boolean {
  const [before, row] = [rows[index - 1], rows[index]]
  if (before?.kind !== 'groups' || row?.kind !== 'groups') return false
  const entry = row.groups[0]?.[0]
  return entry?.label !== undefined && before.groups[0]?.[0]?.card.oracleId === entry.card.oracleId
}

/** The room of rows that are not rendered. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row can't get the focus
  return <tr aria-hidden="true" className={classes.gap} style={{ height }} />
}
