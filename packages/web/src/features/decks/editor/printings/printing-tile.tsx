import { type Card, finishes, finishNames } from '@manafolio/contract'
import { memo } from 'react'
import { CardImage } from '../../../../card-kit/card-image.tsx'
import {
  formatPrice,
  formatUsdPrice,
  hasPrice,
  plainestPrice,
  priceIn,
  type UsdPrice,
} from '../../../../card-kit/prices.ts'
import { PrintingLine } from '../../../../card-kit/printing-line.tsx'
import { formatReleaseDate } from '../../../../lib/dates.ts'
import { PlainButton } from '../../../../ui/button.tsx'
import classes from './printing-tile.module.css'

interface PrintingTileProps {
  card: Card
  /** Whether the tile is in the tab order. */
  isStop: boolean
  isCurrent: boolean
  isCheapest: boolean
  busyWith: string | null
  onChoose: (card: Card) => void
}

/** A printing to choose, named by what it shows; the current one is disabled. */
export const PrintingTile = memo(function PrintingTile(props: PrintingTileProps) {
  const { card, isStop, isCurrent, isCheapest, busyWith, onChoose } = props
  const isBusy = busyWith === card.id
  const price = plainestPrice(card.prices)
  return (
    <li className={classes.item}>
      <PlainButton
        type="button"
        className={classes.tile}
        data-printing={card.id}
        tabIndex={isStop ? 0 : -1}
        disabled={isCurrent || busyWith !== null}
        data-current={isCurrent || undefined}
        aria-busy={isBusy || undefined}
        onClick={() => onChoose(card)}
      >
        <span className={classes.image} aria-hidden="true">
          <CardImage card={card} sizes="(min-width: 700px) 170px, 45vw" />
        </span>
        <span className={classes.set}>{card.setName}</span>
        <span className={classes.facts}>
          <PrintingLine printing={card} form="short">
            <span className={classes.rarity}>{card.rarity}</span>
          </PrintingLine>
        </span>
        <span className={classes.facts}>{formatReleaseDate(card.releasedAt)}</span>
        <span className={classes.price} data-missing={price ? undefined : ''}>
          {formatUsdPrice(price)}
        </span>
        <span className={classes.facts}>{otherPrices(card, price)}</span>
        {/* Read out last, and shown first. */}
        <span className={classes.marks}>
          {isBusy && <b className={classes.current}>Changing...</b>}
          {isCheapest && <b className={classes.cheapest}>Cheapest</b>}
          {isCurrent && <b className={classes.current}>Current</b>}
        </span>
      </PlainButton>
    </li>
  )
})

/** Beside the one that is shown large. */
function otherPrices({ prices }: Card, shown: UsdPrice | null): string {
  const { eur } = prices
  const others = finishes
    .filter((finish) => finish !== shown?.finish && hasPrice(priceIn(prices, finish, 'usd')))
    .map((finish) => `${finishNames[finish]} ${formatPrice(priceIn(prices, finish, 'usd'), 'usd')}`)
  return [...others, ...(hasPrice(eur) ? [formatPrice(eur, 'eur')] : [])].join(' · ')
}
