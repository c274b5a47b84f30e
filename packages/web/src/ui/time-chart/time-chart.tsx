import { type PointerEvent, useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import { formatUtcDate } from '../../lib/dates.ts'
import { type Currency, formatMoney } from '../../lib/formats.ts'
import { type ChartDay, calendarOf, nearestDay } from './calendar.ts'
import { ChartCursor } from './chart-cursor.tsx'
import type { Plot, PlotData } from './plot.ts'
import classes from './time-chart.module.css'

interface TimeChartProps {
  /** In order, each day once; days may be missing. */
  days: readonly ChartDay[]
  currency: Currency
}

/**
 * A value day by day. A thin line bridges days that were not recorded. The pointer and the arrow
 * keys move from day to day and announce the value.
 */
export function TimeChart({ days, currency }: TimeChartProps) {
  const data = useMemo(() => ({ calendar: calendarOf(days), currency }), [days, currency])
  const { calendar } = data
  const { ref, plot, hasFailed } = usePlot(data)
  const [chosen, setChosen] = useState(days.length - 1)
  const [isShown, setShown] = useState(false)
  const at = Math.min(chosen, days.length - 1)
  const day = days[at]
  if (!day) return null
  if (hasFailed) return <p className={classes.failed}>The chart could not be drawn.</p>

  function point({ currentTarget, clientX }: PointerEvent) {
    if (!plot) return
    const { left } = currentTarget.getBoundingClientRect()
    setChosen(nearestDay(calendar, plot.placeAt(clientX - left)))
    setShown(true)
  }

  return (
    <div className={classes.chart} onPointerMove={point} onPointerLeave={() => setShown(false)}>
      <input
        type="range"
        className={classes.keys}
        aria-label="Day in the chart"
        aria-valuetext={dayText(day, currency)}
        min={0}
        max={days.length - 1}
        value={at}
        onChange={({ currentTarget }) => {
          setChosen(Number(currentTarget.value))
          setShown(true)
        }}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onKeyDown={({ key }) => key === 'Escape' && setShown(false)}
      />
      <div ref={ref} className={classes.plot} aria-hidden />
      {plot && isShown && (
        <ChartCursor day={day} currency={currency} spot={plot.spotOf(calendar.places[at] ?? 0)} />
      )}
    </div>
  )
}

/** "Nov 20, 2026: $1,234.50. 1,199 of 1,200 cards have a price" */
function dayText({ day, value, note }: ChartDay, currency: Currency): string {
  return [`${formatUtcDate(day)}: ${formatMoney(value, currency)}`, note].filter(Boolean).join('. ')
}

/**
 * Renders the chart into the box with the ref. The chart library is loaded when it is first needed.
 */
function usePlot(data: PlotData) {
  const [box, ref] = useState<HTMLElement | null>(null)
  const [plot, setPlot] = useState<Plot | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [, moved] = useReducer((times: number) => times + 1, 0) // the overlay of the plot follows
  const draw = useCallback(
    async (into: HTMLElement, isCurrent: () => boolean) => {
      const { drawPlot } = await import('./plot.ts')
      return isCurrent() ? drawPlot(into, data, moved) : null
    },
    [data],
  )
  useEffect(() => {
    if (!box) return
    let isCurrent = true
    const drawing = draw(box, () => isCurrent)
    drawing.then(setPlot, () => setFailed(true))
    return () => {
      isCurrent = false
      setPlot(null)
      drawing.then(
        (drawn) => drawn?.destroy(),
        () => {}, // announced already
      )
    }
  }, [box, draw])
  return { ref, plot, hasFailed }
}
