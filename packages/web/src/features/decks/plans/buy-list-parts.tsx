import { formatUsd } from '../../../card-kit/prices.ts'
import { dayWords, unpricedWords } from '../needs/need-words.ts'
import { BuyLines } from './buy-lines.tsx'
import type { BuyingDeck } from './buy-list-dialog.tsx'
import classes from './buy-list-parts.module.css'
import { BuyWays } from './buy-ways.tsx'
import type { BuyList } from './use-buy-list.ts'

interface BuyListPartsProps {
  list: BuyList
  decks: readonly BuyingDeck[]
}

/** A buy list: what it comes to, the ways out of here, and its lines. */
export function BuyListParts({ list, decks }: BuyListPartsProps) {
  const { lines, totalUsd, unpricedCopies, pricesAsOf } = list
  if (lines.length === 0) return <p className={classes.nothing}>{nothing}</p>
  const copies = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      {copies > unpricedCopies && (
        <p className={classes.total}>
          <span className={classes.usd}>{formatUsd(totalUsd)}</span>{' '}
          <span>for {copiesOf(copies - unpricedCopies)} at the cheapest printings</span>
        </p>
      )}
      <p className={classes.note}>
        {unpricedCopies > 0 && `${unpricedWords(unpricedCopies)}. `}
        Prices of {dayWords(pricesAsOf)}; shipping is not in it.
      </p>
      <BuyWays lines={lines} />
      <BuyLines lines={lines} decks={decks} />
    </>
  )
}

const nothing = 'Nothing is missing: all that is needed is in your collection.'

function copiesOf(copies: number): string {
  return copies === 1 ? '1 copy' : `${copies} copies`
}
