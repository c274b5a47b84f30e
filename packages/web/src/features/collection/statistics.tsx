import type { CollectionStats } from '@manafolio/contract'
import type { ReactNode } from 'react'
import { formatPriceDate } from '../../lib/dates.ts'
import { formatCount, formatUsd } from '../../lib/formats.ts'
import { Stats } from '../../ui/stats.tsx'
import classes from './collection-page.module.css'
import { ValueParts } from './value/parts/value-parts.tsx'
import { ValueLink } from './value/value-link.tsx'

interface StatisticsProps {
  stats: CollectionStats
  /** Links from the value to its history. */
  valueLink?: ReactNode
}

/** The statistics, with the way to the history of the value and the parts that it is made of. */
export function StatisticsPanel({ stats }: Pick<StatisticsProps, 'stats'>) {
  return (
    <>
      <Statistics stats={stats} valueLink={<ValueLink />} />
      {stats.totalCards > 0 && <ValueParts />}
    </>
  )
}

export function Statistics({ stats, valueLink }: StatisticsProps) {
  const { totalCards, uniquePrintings, maxPrintings } = stats
  const limit = (
    <>
      <progress
        className={classes.bar}
        max={maxPrintings}
        value={uniquePrintings}
        aria-label="Share of the collection limit in use"
      />
      {formatCount(uniquePrintings)} / {formatCount(maxPrintings)} unique printings
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
      <h2 className="visually-hidden">Statistics</h2>
      <Stats
        stats={[
          {
            label: 'Total Cards',
            value: formatCount(totalCards),
            note: 'Cards in your collection',
          },
          {
            label: 'Unique Printings',
            value: formatCount(uniquePrintings),
            note: 'Different card versions',
          },
          { label: 'Collection Limit', value: limitShare(stats), note: limit },
          { label: 'Total Collection Value', value: formatUsd(stats.totalValueUsd), note: value },
        ]}
      />
    </div>
  )
}

function limitShare({ uniquePrintings, maxPrintings }: CollectionStats): string {
  const percent = (uniquePrintings / maxPrintings) * 100
  if (uniquePrintings > 0 && percent < 0.1) return 'under 0.1%'
  return `${percent.toFixed(1)}%`
}

/** How many cards have a price, and the date of the prices. */
function coverage({ totalCards, pricedCards, pricesAsOf }: CollectionStats): string {
  const date = formatPriceDate(pricesAsOf)
  if (totalCards === 0) return `Prices as of ${date}`
  if (pricedCards === totalCards) return `All cards have a price, as of ${date}`
  return `${formatCount(pricedCards)} of ${formatCount(totalCards)} cards have a price, as of ${date}`
}
