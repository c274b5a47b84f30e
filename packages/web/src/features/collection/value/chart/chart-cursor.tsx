import type { DayValue } from '@manafolio/contract'
import { formatUsd } from '../../../../card-kit/prices.ts'
import { dayWords, pricedWords } from '../value-words.ts'
import classes from './chart-cursor.module.css'
import type { Spot } from './plot.ts'

/** Above a dot so high there is no room for the words. */
const roomAbove = 104

/** A dot on the line and what the day was worth; the slider says the same. */
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
        <span>{dayWords(day.day)}</span>
        <b className={classes.value}>{formatUsd(day.valueUsd)}</b>
        <span>{pricedWords(day)}</span>
      </div>
    </div>
  )
}
