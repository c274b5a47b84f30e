import { formatUnpriced } from '../../../../card-kit/offer-text.ts'
import { noPriceText } from '../../../../card-kit/prices.ts'
import { formatPriceDate } from '../../../../lib/dates.ts'
import { formatUsd } from '../../../../lib/formats.ts'
import type { Counting } from '../../plans/use-counting.ts'
import classes from './needs-panel.module.css'
import type { NeedsSummary } from './needs-summary.ts'

interface NeedsFiguresProps {
  summary: NeedsSummary
  counting: Counting
  pricesAsOf: string
}

/** How many cards of a deck are available, and what the rest costs. */
export function NeedsFigures({ summary, counting, pricesAsOf }: NeedsFiguresProps) {
  const { needed, available, missing, missingUsd, missingUnpriced } = summary
  const isPriced = missing > missingUnpriced
  const unpriced = missingUnpriced > 0 ? `${formatUnpriced(missingUnpriced)}. ` : ''
  return (
    <dl className={classes.figures}>
      <div className={classes.figure}>
        <dt>{counting.sparesOthers ? 'Free' : 'Owned'}</dt>
        <dd className={classes.value}>
          {available} <span className={classes.of}>of {needed}</span>
        </dd>
      </div>
      <div className={classes.figure}>
        <dt>Missing</dt>
        <dd className={classes.value}>{missing}</dd>
      </div>
      {missing > 0 && (
        <div className={classes.cost}>
          <dt>To complete</dt>
          <dd className={classes.value}>{isPriced ? formatUsd(missingUsd) : noPriceText}</dd>
          <dd className={classes.note}>
            At the cheapest printings. {unpriced}
            Prices as of {formatPriceDate(pricesAsOf, 'long')}.
          </dd>
        </div>
      )}
    </dl>
  )
}
