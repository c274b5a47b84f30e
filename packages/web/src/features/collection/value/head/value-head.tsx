import type { DayValue, getValueParts, OutputOf } from '@manafolio/contract'
import { formatPriceDate, formatUtcDate } from '../../../../lib/dates.ts'
import { formatUsd } from '../../../../lib/formats.ts'
import skeleton from '../skeleton.module.css'
import { changeOver } from '../value-change.ts'
import { formatPriced } from '../value-text.ts'
import { ChangeFigure } from './change-figure.tsx'
import classes from './value-head.module.css'

interface ValueHeadProps {
  /** The current value of the collection. */
  current: OutputOf<typeof getValueParts> | undefined
  /** The days of the selected range. */
  days: readonly DayValue[] | undefined
}

/** The value, its change, and how many cards have a price. */
export function ValueHead({ current, days }: ValueHeadProps) {
  const last = days?.at(-1)
  const latest = current ?? last
  const asOf = current?.pricesAsOf ?? last?.day
  if (!latest || asOf === undefined) return <HeadSkeleton />
  const change = days && changeOver(days)
  return (
    <section aria-label="Value now" className={classes.head}>
      <p className={classes.total}>
        <span className={classes.label}>Total value (USD)</span>
        <b className={classes.number}>{formatUsd(latest.valueUsd)}</b>
      </p>
      <div className={classes.notes}>
        {change && (
          <p>
            <ChangeFigure usd={change.usd} share={change.share} /> since{' '}
            {formatUtcDate(change.since)}
            <span className={classes.quiet}>, including cards added and removed</span>
          </p>
        )}
        <p className={classes.quiet}>
          {formatPriced(latest)}, as of {formatPriceDate(asOf)}
        </p>
      </div>
    </section>
  )
}

function HeadSkeleton() {
  return (
    <div className={classes.head} aria-hidden="true">
      <span className={skeleton.block} style={{ width: 220, height: 64 }} />
      <span className={skeleton.line} style={{ width: 260 }} />
    </div>
  )
}
