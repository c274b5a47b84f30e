import type { CollectionStats } from '@manafolio/contract'
import type { ReactNode } from 'react'
import { formatUsd } from '../../card-kit/prices.ts'
import classes from './statistics.module.css'

const numbers = new Intl.NumberFormat('en-US')

export function Statistics({ stats }: { stats: CollectionStats }) {
  const { totalCards, uniquePrintings, maxPrintings } = stats
  const percent = (uniquePrintings / maxPrintings) * 100
  return (
    <dl className={classes.stats}>
      <Stat label="Total Cards" value={numbers.format(totalCards)}>
        Cards in your collection
      </Stat>
      <Stat label="Unique Printings" value={numbers.format(uniquePrintings)}>
        Different card versions
      </Stat>
      <Stat label="Collection Limit" value={`${percent.toFixed(1)}%`}>
        <progress
          className={classes.bar}
          max={maxPrintings}
          value={uniquePrintings}
          aria-label="Share of the collection limit in use"
        />
        {numbers.format(uniquePrintings)} / {numbers.format(maxPrintings)} unique printings
      </Stat>
      <Stat label="Total Collection Value" value={formatUsd(stats.totalValueUsd)}>
        Estimated market value (USD)
        <span className={classes.coverage}>{coverage(stats)}</span>
      </Stat>
    </dl>
  )
}

/** How much of the collection the value speaks of, and when. */
function coverage({ totalCards, pricedCards, pricesAsOf }: CollectionStats): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
  const date = day.format(new Date(pricesAsOf))
  if (pricedCards === totalCards) return `All cards have a price, as of ${date}`
  return `${numbers.format(pricedCards)} of ${numbers.format(totalCards)} cards have a price, as of ${date}`
}

function Stat({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div className={classes.stat}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{value}</dd>
      <dd className={classes.note}>{children}</dd>
    </div>
  )
}
