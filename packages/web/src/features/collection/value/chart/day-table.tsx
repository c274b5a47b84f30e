import type { DayValue } from '@manafolio/contract'
import { useState } from 'react'
import { formatUtcDate } from '../../../../lib/dates.ts'
import { formatCount, formatUsd } from '../../../../lib/formats.ts'
import { Button } from '../../../../ui/button.tsx'
import classes from './day-table.module.css'

const daysPerPage = 50

/** The values of the chart as a table, newest first. */
export function DayTable({ days }: { days: readonly DayValue[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={classes.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.summary}>Show as table</summary>
      {/* A new range starts at its newest day. */}
      {isOpen && <Pages key={`${days.at(0)?.day} ${days.length}`} days={days} />}
    </details>
  )
}

function Pages({ days }: { days: readonly DayValue[] }) {
  const [page, setPage] = useState(1)
  const newest = days.toReversed()
  const shown = newest.slice((page - 1) * daysPerPage, page * daysPerPage)
  return (
    <>
      <table className={classes.table}>
        <caption className={classes.caption}>Value of your collection by day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Value (USD)</th>
            <th scope="col">Cards</th>
            <th scope="col">With a price</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ day, valueUsd, copies, pricedCopies }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{formatUtcDate(day)}</time>
              </th>
              <td>{formatUsd(valueUsd)}</td>
              <td>{formatCount(copies)}</td>
              <td>{formatCount(pricedCopies)}</td>
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
