import type { CollectionStats } from '@manafolio/contract'
import type { ReactNode } from 'react'
import { formatUsd } from '../../card-kit/prices.ts'
import { Stats } from '../../ui/stats.tsx'
import classes from './statistics.module.css'

const numbers = new Intl.NumberFormat('en-US')

interface StatisticsProps {
  stats: CollectionStats
  /** Leads from the value to what it was. */
  valueLink?: ReactNode
}

export function Statistics({ stats, valueLink }: StatisticsProps) {
  const { totalCards, uniquePrintings, maxPrintings } = stats
  const percent = (uniquePrintings / maxPrintings) * 100
  const limit = (
    <>
      <progress
        className={classes.bar}
        max={maxPrintings}
        value={uniquePrintings}
        aria-label="Share of the collection limit in use"
      />
      {numbers.format(uniquePrintings)} / {numbers.format(maxPrintings)} unique printings
    </>
  )
  const value = (
    <>
      Estimated market value (USD)
      <span className={classes.coverage}>{coverage(stats)}</span>
      {valueLink}
    </>
  )
  return (
    <div className={classes.numbers}>
      <Stats
        stats={[
          {
            label: 'Total Cards',
            value: numbers.format(totalCards),
            note: 'Cards in your collection',
          },
          {
            label: 'Unique Printings',
            value: numbers.format(uniquePrintings),
            note: 'Different card versions',
          },
          { label: 'Collection Limit', value: `${percent.toFixed(1)}%`, note: limit },
          { label: 'Total Collection Value', value: formatUsd(stats.totalValueUsd), note: value },
        ]}
      />
    </div>
  )
}

/** How much of the collection the value speaks of, and when. */
function coverage({ totalCards, pricedCards, pricesAsOf }: CollectionStats): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
  const date = day.format(new Date(pricesAsOf))
  if (totalCards === 0) return `Prices as of ${date}`
  if (pricedCards === totalCards) return `All cards have a price, as of ${date}`
  return `${numbers.format(pricedCards)} of ${numbers.format(totalCards)} cards have a price, as of ${date}`
}
