import type { DayValue } from '@manafolio/contract'
import { formatUtcDate } from '../../../../lib/dates.ts'
import { formatUsd } from '../../../../lib/formats.ts'
import { formatPriced } from '../value-text.ts'
import classes from './chart-cursor.module.css'
import type { Spot } from './plot.ts'

/** Above a dot this high there is no room for the label. */
const roomAbove = 104

/** A dot on the line with the value of its day; the slider announces the same. */
export function ChartCursor({ day, spot }: { day: DayValue; spot: Spot }) {
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
        <b className={classes.value}>{formatUsd(day.valueUsd)}</b>
        <span>{formatPriced(day)}</span>
      </div>
    </div>
  )
}
