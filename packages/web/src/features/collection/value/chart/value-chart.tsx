import type { DayValue } from '@manafolio/contract'
import { type PointerEvent, useMemo, useState } from 'react'
import { calendarOf, nearestDay } from './calendar.ts'
import { ChartCursor } from './chart-cursor.tsx'
import { dayText } from './day-text.ts'
import { usePlot } from './use-plot.ts'
import classes from './value-chart.module.css'

/**
 * The value day by day. Days that were not recorded are bridged by a thin line. A pointer, or the
 * arrow keys, go from day to day and read it out.
 */
export function ValueChart({ days }: { days: readonly DayValue[] }) {
  const calendar = useMemo(() => calendarOf(days), [days])
  const { ref, plot, hasFailed } = usePlot(calendar)
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
        aria-valuetext={dayText(day)}
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
      {plot && isShown && <ChartCursor day={day} spot={plot.spotOf(calendar.places[at] ?? 0)} />}
    </div>
  )
}
