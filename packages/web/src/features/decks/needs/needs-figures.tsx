import { formatUsd, noPriceText } from '../../../card-kit/prices.ts'
import { dayWords, unpricedWords } from './need-words.ts'
import classes from './needs-figures.module.css'
import type { NeedsSummary } from './needs-summary.ts'
import type { Counting } from './use-counting.ts'

interface NeedsFiguresProps {
  summary: NeedsSummary
  counting: Counting
  pricesAsOf: string
}

/** How much of a deck is there, and what the rest costs. */
export function NeedsFigures({ summary, counting, pricesAsOf }: NeedsFiguresProps) {
  const { needed, there, missing, missingUsd, missingUnpriced } = summary
  const isPriced = missing > missingUnpriced
  const unpriced = missingUnpriced > 0 ? `${unpricedWords(missingUnpriced)}. ` : ''
  return (
    <dl className={classes.figures}>
      <div className={classes.figure}>
        <dt>{counting.sparesOthers ? 'Free' : 'Owned'}</dt>
        <dd className={classes.value}>
          {there} <span className={classes.of}>of {needed}</span>
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
            Prices of {dayWords(pricesAsOf)}.
          </dd>
        </div>
      )}
    </dl>
  )
}
