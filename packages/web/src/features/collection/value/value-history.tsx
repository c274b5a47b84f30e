import type { DayValue } from '@manafolio/contract'
import { Loader } from '@mantine/core'
import { useMemo } from 'react'
import { formatUtcDate } from '../../../lib/dates.ts'
import { formatCount, formatUsd } from '../../../lib/formats.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { DayTable } from '../../../ui/time-chart/day-table.tsx'
import chart from '../../../ui/time-chart/time-chart.module.css'
import { TimeChart } from '../../../ui/time-chart/time-chart.tsx'
import { rangeNames, type ValueRange, valueRanges } from './ranges.ts'
import skeleton from './skeleton.module.css'
import { useIsFirstDay } from './use-value-history.ts'
import classes from './value-page.module.css'
import { formatPriced } from './value-text.ts'

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

/** The value history of a range, as a chart and as a table. */
export function ValueHistory({ history, range, onRange }: ValueHistoryProps) {
  const isFirstDay = useIsFirstDay(history.isPlaceholderData ? undefined : history.data)
  return (
    <section aria-label="Value by day" className={classes.history}>
      {!isFirstDay && (
        <div className={classes.ranges}>
          <Segments
            label="Range of the chart"
            segments={segments}
            chosen={range}
            onChange={onRange}
          />
        </div>
      )}
      <Days {...history} />
    </section>
  )
}

function Days({ data: days, error, isPlaceholderData, refetch }: ValueHistoryProps['history']) {
  if (error && !days) {
    return (
      <LoadProblem title="The chart could not be loaded" error={error} onRetry={() => refetch()} />
    )
  }
  if (!days) return <ChartSkeleton />
  if (days.length === 0) {
    return <p className={classes.note}>There is no history for this period. {fromNowOn}</p>
  }
  const [first, ...others] = days
  if (first && others.length === 0) return <OneDay day={first} />
  return (
    <div className={classes.days} aria-busy={isPlaceholderData}>
      <DaysChart key={`${first?.day} ${days.length}`} days={days} />
      <DayTable caption="Value of your collection by day" days={days} columns={columns} />
    </div>
  )
}

function DaysChart({ days }: { days: readonly DayValue[] }) {
  const charted = useMemo(
    () => days.map((one) => ({ day: one.day, value: one.valueUsd, note: formatPriced(one) })),
    [days],
  )
  return <TimeChart days={charted} currency="usd" />
}

const columns = [
  { title: 'Value (USD)', textOf: ({ valueUsd }: DayValue) => formatUsd(valueUsd) },
  { title: 'Cards', textOf: ({ copies }: DayValue) => formatCount(copies) },
  { title: 'With a price', textOf: ({ pricedCopies }: DayValue) => formatCount(pricedCopies) },
]

function OneDay({ day: { day, valueUsd } }: { day: DayValue }) {
  return (
    <p className={classes.note}>
      <b className={classes.one}>
        {formatUsd(valueUsd)} on {formatUtcDate(day)}
      </b>
      {fromNowOn}
    </p>
  )
}

/** The placeholder of the chart while its data loads. */
function ChartSkeleton() {
  return (
    <>
      <div className={`${chart.chart} ${skeleton.block}`} aria-hidden="true" />
      <p role="status" className={skeleton.text}>
        <Loader size={18} aria-hidden />
        Loading the value of your collection...
      </p>
    </>
  )
}
