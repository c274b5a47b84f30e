import type { Card } from '@manafolio/contract'
import { memo } from 'react'
import { CardImage } from '../../../../card-kit/card-image.tsx'
import { formatPrice, hasPrice } from '../../../../card-kit/prices.ts'
import { SetSymbol } from '../../../../card-kit/set-symbol.tsx'
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

/** A printing to choose; the current one is disabled. */
export const PrintingTile = memo(function PrintingTile(props: PrintingTileProps) {
  const { card, isStop, isCurrent, isCheapest, busyWith, onChoose } = props
  const isBusy = busyWith === card.id
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
        aria-label={labelOf(card, { isCurrent, isCheapest })}
        onClick={() => onChoose(card)}
      >
        <span className={classes.image} aria-hidden="true">
          <CardImage card={card} sizes="(min-width: 700px) 170px, 45vw" />
        </span>
        <span className={classes.marks}>
          {isBusy && <b className={classes.current}>Changing...</b>}
          {isCurrent && <b className={classes.current}>Current</b>}
          {isCheapest && <b className={classes.cheapest}>Cheapest</b>}
        </span>
        <span className={classes.set}>{card.setName}</span>
        <span className={classes.facts}>
          <SetSymbol setCode={card.setCode} rarity={card.rarity} /> {card.setCode.toUpperCase()}{' '}
          {card.collectorNumber} · <span className={classes.rarity}>{card.rarity}</span>
        </span>
        <span className={classes.facts}>{formatReleaseDate(card.releasedAt)}</span>
        <span className={classes.price} data-missing={hasPrice(card.prices.usd) ? undefined : ''}>
          {formatPrice(card.prices.usd, 'usd')}
        </span>
        <span className={classes.facts}>{otherPrices(card)}</span>
      </PlainButton>
    </li>
  )
})

function labelOf(
  card: Card,
  { isCurrent, isCheapest }: { isCurrent: boolean; isCheapest: boolean },
) {
  const price = hasPrice(card.prices.usd) ? formatPrice(card.prices.usd, 'usd') : 'no price'
  const facts = [
    `${card.setName} ${card.collectorNumber}`,
    card.rarity,
    formatReleaseDate(card.releasedAt),
    price,
  ]
  return [...facts, ...(isCheapest ? ['cheapest'] : []), ...(isCurrent ? ['Current'] : [])].join(
    ', ',
  )
}

function otherPrices({ prices: { usdFoil, eur } }: Card): string {
  const foil = hasPrice(usdFoil) ? [`Foil ${formatPrice(usdFoil, 'usd')}`] : []
  const euro = hasPrice(eur) ? [formatPrice(eur, 'eur')] : []
  return [...foil, ...euro].join(' · ')
}
