import type { DayValue, getValueParts, OutputOf } from '@manafolio/contract'
import { formatUsd } from '../../../../card-kit/prices.ts'
import skeleton from '../skeleton.module.css'
import { changeOver } from '../value-change.ts'
import { dayWords, pricedWords } from '../value-words.ts'
import { ChangeFigure } from './change-figure.tsx'
import classes from './value-head.module.css'

interface ValueHeadProps {
  /** What the collection is worth now. */
  now: OutputOf<typeof getValueParts> | undefined
  /** The days of the range that is shown. */
  days: readonly DayValue[] | undefined
}

/** What it is worth, how that changed, and how much of the collection the number speaks of. */
export function ValueHead({ now, days }: ValueHeadProps) {
  const last = days?.at(-1)
  const worth = now ?? last
  const asOf = now?.pricesAsOf ?? last?.day
  if (!worth || asOf === undefined) return <HeadSkeleton />
  const change = days && changeOver(days)
  return (
    <section aria-label="Value now" className={classes.head}>
      <p className={classes.total}>
        <span className={classes.label}>Total value (USD)</span>
        <b className={classes.number}>{formatUsd(worth.valueUsd)}</b>
      </p>
      <div className={classes.notes}>
        {change && (
          <p>
            <ChangeFigure usd={change.usd} share={change.share} /> since {dayWords(change.since)}
            <span className={classes.quiet}>, with the cards that came and went</span>
          </p>
        )}
        <p className={classes.quiet}>
          {pricedWords(worth)}, as of {dayWords(asOf)}
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
