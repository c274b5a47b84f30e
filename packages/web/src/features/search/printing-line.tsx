import type { Card } from '@manafolio/contract'
import { SetSymbol } from '../../card-kit/set-symbol.tsx'
import classes from './printing-line.module.css'

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Which printing this is: set, rarity in its colour and as a word, day of release. */
export function PrintingLine({ card }: { card: Card }) {
  return (
    <p className={classes.line}>
      <SetSymbol setCode={card.setCode} rarity={card.rarity} />{' '}
      <b className={classes.code}>{card.setCode.toUpperCase()}</b>{' '}
      <span className={classes.set}>{card.setName}</span>{' '}
      <span
        className={classes.rarity}
        style={{ color: `var(--rarity-${card.rarity}, var(--quiet))` }}
      >
        {card.rarity}
      </span>{' '}
      <time dateTime={card.releasedAt}>{formatDay(card.releasedAt)}</time>
    </p>
  )
}

function formatDay(day: string): string {
  const date = new Date(day)
  return Number.isNaN(date.getTime()) ? day : dates.format(date)
}
