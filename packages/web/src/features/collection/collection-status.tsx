import type { CollectionFound, CollectionStats } from '@manafolio/contract'
import { Loader } from '@mantine/core'
import { formatUsd, noPriceText } from '../../card-kit/prices.ts'
import classes from './collection-status.module.css'

interface CollectionStatusProps {
  stats: CollectionStats
  /** What a query found; null when everything is shown. */
  found: CollectionFound | null
  /** How many entries are shown, and of how many. */
  shown: number
  all: number
  isFinding: boolean
}

const numbers = new Intl.NumberFormat('en-US')

/** What is shown, in a sentence and in numbers; read aloud when it changes. */
export function CollectionStatus({ stats, found, shown, all, isFinding }: CollectionStatusProps) {
  const copies = found?.copies ?? stats.totalCards
  const priced = found?.pricedCopies ?? stats.pricedCards
  const valueUsd = found?.valueUsd ?? stats.totalValueUsd
  return (
    <div className={classes.status} aria-busy={isFinding}>
      {found?.explanation && <p className={classes.explanation}>{found.explanation}</p>}
      <p role="status" className={classes.numbers}>
        <span>{printings(shown, all)}</span>
        <span>{`${numbers.format(copies)} ${copies === 1 ? 'copy' : 'copies'}`}</span>
        <span>{worth({ copies, priced, valueUsd })}</span>
        {isFinding && (
          <Loader
            className={classes.loader}
            size={14}
            aria-label="Looking through your collection"
          />
        )}
      </p>
    </div>
  )
}

function printings(shown: number, all: number): string {
  const word = all === 1 ? 'printing' : 'printings'
  if (shown === all) return `${numbers.format(all)} ${word}`
  return `${numbers.format(shown)} of ${numbers.format(all)} ${word}`
}

interface Value {
  copies: number
  /** How many of the copies have a price. */
  priced: number
  valueUsd: number
}

function worth({ copies, priced, valueUsd }: Value): string {
  if (priced === copies) return formatUsd(valueUsd)
  if (priced === 0) return noPriceText
  return `${formatUsd(valueUsd)} for the ${numbers.format(priced)} with a price`
}
