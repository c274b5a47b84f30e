import { useState } from 'react'
import { formatUtcDate } from '../../lib/dates.ts'
import { Button } from '../button.tsx'
import classes from './day-table.module.css'

const daysPerPage = 50

interface Column<Day> {
  title: string
  textOf: (day: Day) => string
}

interface DayTableProps<Day extends { day: string }> {
  caption: string
  /** In order, the oldest first. */
  days: readonly Day[]
  columns: readonly Column<Day>[]
}

/** The values of a chart as a table, newest first. */
export function DayTable<Day extends { day: string }>(props: DayTableProps<Day>) {
  const { days } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={classes.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.summary}>Show as table</summary>
      {/* A new range starts at its newest day. */}
      {isOpen && <Pages key={`${days.at(0)?.day} ${days.length}`} {...props} />}
    </details>
  )
}

function Pages<Day extends { day: string }>({ caption, days, columns }: DayTableProps<Day>) {
  const [page, setPage] = useState(1)
  const newest = days.toReversed()
  const shown = newest.slice((page - 1) * daysPerPage, page * daysPerPage)
  return (
    <>
      <table className={classes.table}>
        <caption className={classes.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => (
            <tr key={one.day}>
              <th scope="row">
                <time dateTime={one.day}>{formatUtcDate(one.day)}</time>
              </th>
              {columns.map(({ title, textOf }) => (
                <td key={title}>{textOf(one)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <TablePager page={page} pages={Math.ceil(days.length / daysPerPage)} onPageChange={setPage} />
    </>
  )
}

interface TablePagerProps {
  page: number
  pages: number
  onPageChange: (page: number) => void
}

/** Pagination of a table; nothing if there is only one page. */
function TablePager({ page, pages, onPageChange }: TablePagerProps) {
  if (pages <= 1) return null
  const buttonProps = (to: number) => ({
    variant: 'default',
    disabled: to < 1 || to > pages,
    onClick: () => onPageChange(to),
  })
  return (
    <nav aria-label="Pages of the table" className={classes.pager}>
      <Button {...buttonProps(page - 1)}>Newer</Button>
      <span role="status">
        Page {page} of {pages}
      </span>
      <Button {...buttonProps(page + 1)}>Older</Button>
    </nav>
  )
}
