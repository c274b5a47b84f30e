import type { DayValue } from '@manafolio/contract'
import { useState } from 'react'
import { formatUsd } from '../../../../card-kit/prices.ts'
import { dayWords, numberWords } from '../value-words.ts'
import classes from './day-table.module.css'
import { TablePager } from './table-pager.tsx'

const daysPerPage = 50

/** The same numbers as in the chart, the newest first, for those who want to read them. */
export function DayTable({ days }: { days: readonly DayValue[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={classes.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.summary}>Show as table</summary>
      {/* Other days begin with their newest again. */}
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
                <time dateTime={day}>{dayWords(day)}</time>
              </th>
              <td>{formatUsd(valueUsd)}</td>
              <td>{numberWords(copies)}</td>
              <td>{numberWords(pricedCopies)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TablePager page={page} pages={Math.ceil(days.length / daysPerPage)} onTurn={setPage} />
    </>
  )
}
