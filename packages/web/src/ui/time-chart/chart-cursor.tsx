import { formatUtcDate } from '../../lib/dates.ts'
import { type Currency, formatMoney } from '../../lib/formats.ts'
import type { ChartDay } from './calendar.ts'
import classes from './chart-cursor.module.css'
import type { Spot } from './plot.ts'

/** Above a dot this high there is no room for the label. */
const roomAbove = 104

interface ChartCursorProps {
  day: ChartDay
  currency: Currency
  spot: Spot
}

/** A dot on the line with the value of its day; the slider announces the same. */
export function ChartCursor({ day, currency, spot }: ChartCursorProps) {
  const place: Record<`--${string}`, string> = {
    '--left': `${spot.left}px`,
    '--top': `${spot.top}px`,
  }
  return (
    <div className={classes.cursor} style={place} aria-hidden>
      <span className={classes.line} />
      <span className={classes.dot} />
      <div className={classes.tip} data-below={spot.top < roomAbove || undefined}>
        <span>{formatUtcDate(day.day)}</span>
        <b className={classes.value}>{formatMoney(day.value, currency)}</b>
        {day.note && <span>{day.note}</span>}
      </div>
    </div>
  )
}
