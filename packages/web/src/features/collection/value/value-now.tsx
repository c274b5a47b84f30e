import type { DayValue } from '@manafolio/contract'
import { formatUtcDate } from '../../../lib/dates.ts'
import { countOf, formatUsd } from '../../../lib/formats.ts'
import { ChangeFigure } from './head/change-figure.tsx'
import { changeOver } from './value-change.ts'
import { ValueLink } from './value-link.tsx'
import classes from './value-now.module.css'

interface ValueNowProps {
  now: DayValue
  /** Those of the last days, now included. */
  days: readonly DayValue[]
}

/** What the collection is worth, how that changed over the days, and the way to more. */
export function ValueNow({ now: { valueUsd, copies }, days }: ValueNowProps) {
  const change = changeOver(days)
  return (
    <div className={classes.value}>
      <p>
        <b className={classes.number}>{formatUsd(valueUsd)}</b>{' '}
        <span className={classes.quiet}>{countOf(copies, 'card')}</span>
      </p>
      {change && (
        <p className={classes.quiet}>
          <ChangeFigure usd={change.usd} share={change.share} /> since {formatUtcDate(change.since)}
        </p>
      )}
      <ValueLink />
    </div>
  )
}
