import type { Finish, PriceHistory } from '@manafolio/contract'
import { useMemo, useState } from 'react'
import { priceKinds } from '../../../card-kit/prices.ts'
import { formatUtcDate } from '../../../lib/dates.ts'
import { type Currency, formatMoney } from '../../../lib/formats.ts'
import { Segments } from '../../../ui/segments.tsx'
import type { ChartDay } from '../../../ui/time-chart/calendar.ts'
import { DayTable } from '../../../ui/time-chart/day-table.tsx'
import { TimeChart } from '../../../ui/time-chart/time-chart.tsx'
import classes from './card-prices.module.css'
import { changesOf, daysOf, extremesOf, seriesIn } from './price-series.ts'

const fromNowOn = 'Prices are recorded once a day from now on.'

interface PriceChartProps {
  history: PriceHistory
  /** Those that the printing comes in. */
  finishes: readonly Finish[]
}

/** One price of the printing over time: as a chart, as a table, and its lowest and highest. */
export function PriceChart({ history, finishes }: PriceChartProps) {
  const names = useMemo(() => seriesIn(history), [history])
  const [chosen, setChosen] = useState(names[0])
  const name = chosen !== undefined && names.includes(chosen) ? chosen : names[0]
  const days = useMemo(() => (name ? daysOf(history, name) : []), [history, name])
  if (!name) return <p className={classes.quietDay}>{noHistoryText(finishes)}</p>
  const { currency } = priceKinds[name]
  return (
    <div className={classes.history}>
      {names.length > 1 && (
        <div className={classes.series}>
          <Segments
            label="Price in the chart"
            segments={names.map((one) => ({ name: one, label: priceKinds[one].label }))}
            chosen={name}
            onChange={setChosen}
          />
        </div>
      )}
      {days.length > 1 ? (
        <>
          <TimeChart key={name} days={days} currency={currency} />
          <Extremes days={days} currency={currency} />
          <DayTable
            caption={`${priceKinds[name].label} price by day of change`}
            days={changesOf(history, name)}
            columns={[
              { title: 'Price', textOf: ({ value }: ChartDay) => formatMoney(value, currency) },
            ]}
          />
        </>
      ) : (
        <FirstDay day={days[0]} currency={currency} />
      )}
    </div>
  )
}

function noHistoryText(finishes: readonly Finish[]): string {
  return finishes.includes('etched')
    ? 'Past prices of etched copies are not recorded.'
    : 'No past prices are recorded yet.'
}

interface FirstDayProps {
  day: ChartDay | undefined
  currency: Currency
}

function FirstDay({ day, currency }: FirstDayProps) {
  return (
    <p className={classes.quietDay}>
      {day && (
        <b className={classes.one}>
          {formatMoney(day.value, currency)} on {formatUtcDate(day.day)}
        </b>
      )}
      {fromNowOn}
    </p>
  )
}

function Extremes({ days, currency }: { days: readonly ChartDay[]; currency: Currency }) {
  const extremes = extremesOf(days)
  if (!extremes) return null
  const { lowest, highest } = extremes
  return (
    <dl className={classes.extremes}>
      {[
        { label: 'Lowest', at: lowest },
        { label: 'Highest', at: highest },
      ].map(({ label, at }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{formatMoney(at.value, currency)}</b> on {formatUtcDate(at.day)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
