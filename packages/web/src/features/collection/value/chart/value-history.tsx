import type { DayValue } from '@manafolio/contract'
import { formatUsd } from '../../../../card-kit/prices.ts'
import type { ValueRange } from '../ranges.ts'
import { rangeNames, valueRanges } from '../ranges.ts'
import { Segments } from '../segments.tsx'
import { ValueProblem } from '../value-problem.tsx'
import { dayWords } from '../value-words.ts'
import { ChartSkeleton } from './chart-skeleton.tsx'
import { DayTable } from './day-table.tsx'
import { ValueChart } from './value-chart.tsx'
import classes from './value-history.module.css'

interface ValueHistoryProps {
  history: {
    data: DayValue[] | undefined
    error: Error | null
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  range: ValueRange
  onRange: (range: ValueRange) => void
}

const fromNowOn = "Your collection's value is recorded once a day from now on."
const segments = rangeNames.map((name) => ({ name, label: valueRanges[name].label }))

/** The value of the days of a range, as a chart and as a table. */
export function ValueHistory({ history, range, onRange }: ValueHistoryProps) {
  return (
    <section aria-label="Value by day" className={classes.history}>
      <div className={classes.ranges}>
        <Segments label="Range of the chart" {...{ segments }} chosen={range} onChange={onRange} />
      </div>
      <Days {...history} />
    </section>
  )
}

function Days({ data: days, error, isPlaceholderData, refetch }: ValueHistoryProps['history']) {
  if (error && !days) {
    return (
      <ValueProblem title="The chart could not be loaded" error={error} onRetry={() => refetch()} />
    )
  }
  if (!days) return <ChartSkeleton />
  if (days.length === 0) {
    return <p className={classes.note}>Nothing is recorded of this time. {fromNowOn}</p>
  }
  const [first, ...others] = days
  if (first && others.length === 0) return <OneDay day={first} />
  return (
    <div className={classes.days} aria-busy={isPlaceholderData}>
      <ValueChart key={`${first?.day} ${days.length}`} days={days} />
      <DayTable days={days} />
    </div>
  )
}

function OneDay({ day: { day, valueUsd } }: { day: DayValue }) {
  return (
    <p className={classes.note}>
      <b className={classes.one}>
        {formatUsd(valueUsd)} on {dayWords(day)}
      </b>
      {fromNowOn}
    </p>
  )
}
