import type { NeededCard } from '@manafolio/contract'
import { BuyLink } from '../../../card-kit/buy-link.tsx'
import { formatUsd } from '../../../card-kit/prices.ts'
import { copiesWords, offerWords } from './need-words.ts'
import classes from './needed-item.module.css'

interface NeededItemProps {
  card: NeededCard
  missing: number
  /** Whether its copies are taken as there, however many there are. */
  isPlenty: boolean
}

/** A card of a deck with the copies of it, and where more are to be had. */
export function NeededItem({ card, missing, isPlenty }: NeededItemProps) {
  return (
    <li className={classes.item}>
      <p className={classes.head}>
        <span className={classes.name}>{card.cardName}</span>
        {missing > 0 && <span className={classes.missing}>Missing {missing}</span>}
      </p>
      <p className={classes.copies}>
        {copiesWords(card)}
        {isPlenty && card.needed > card.owned && ' · counted as owned'}
      </p>
      {missing > 0 && <CheapestOffer card={card} />}
    </li>
  )
}

function CheapestOffer({ card: { cheapest, cardName } }: Pick<NeededItemProps, 'card'>) {
  if (!cheapest) return <p className={classes.copies}>No printing has a price.</p>
  const { usd, setName, tcgplayerId } = cheapest
  return (
    <p className={classes.offer}>
      <span>
        <span className={classes.usd}>{formatUsd(usd)}</span>{' '}
        <span className={classes.printing} title={setName}>
          {offerWords(cheapest)}
        </span>
      </span>
      <BuyLink className={classes.buy} tcgplayerId={tcgplayerId} cardName={cardName}>
        Buy
      </BuyLink>
    </p>
  )
}
