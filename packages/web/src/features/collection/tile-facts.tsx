import { type CollectionEntry, finishNames, plainKind } from '@manafolio/contract'
import { IconLinkOff } from '@tabler/icons-react'
import { buyUrl } from '../../card-kit/buy-url.ts'
import { formatPrice, hasPrice } from '../../card-kit/prices.ts'
import { ProductLink } from '../../card-kit/product-link.tsx'
import { SetSymbol } from '../../card-kit/set-symbol.tsx'
import classes from './card-tile.module.css'
import type { TileWall } from './card-tile.tsx'
import { finishOf, formatMarks, shortMarks } from './entry-marks.ts'
import type { TileCard } from './tile-card.ts'

interface TileFactsProps {
  entry: CollectionEntry
  card: TileCard | null
  shop: TileWall['shop']
}

/**
 * Set, unusual properties of the copies, and price. The space of each line is reserved while it
 * loads.
 */
export function TileFacts({ entry, card, shop }: TileFactsProps) {
  const finish = finishOf(entry)
  const price = card?.usd[finish]
  return (
    <>
      <p className={classes.set} title={card?.setName}>
        {card && <SetSymbol setCode={card.setCode} rarity={card.rarity} />} {card?.setName}
      </p>
      <Marks entry={entry} />
      {entry.withdrawnAt !== null && <WithdrawnBadge />}
      <p className={classes.priceLine}>
        {hasPrice(price) && <b className={classes.price}>{formatPrice(price, 'usd')}</b>}{' '}
        {finish !== plainKind.finish && (
          <span className={classes.finish}>{finishNames[finish]}</span>
        )}
        {shop && card?.tcgplayerId && (
          <ProductLink
            className={classes.buy}
            href={buyUrl(shop.affiliate, { tcgplayerId: card.tcgplayerId, userId: shop.userId })}
            cardName={card.name}
          >
            Buy
          </ProductLink>
        )}
      </p>
    </>
  )
}

function Marks({ entry }: { entry: CollectionEntry }) {
  const marks = shortMarks(entry)
  if (marks === '') return null
  const label = formatMarks(entry)
  return (
    <p className={classes.marks} title={label}>
      <span aria-hidden="true">{marks}</span>
      <span className={classes.hidden}>{label}</span>
    </p>
  )
}

/** The card-data service no longer has this printing. */
function WithdrawnBadge() {
  return (
    <p className={classes.withdrawn}>
      <IconLinkOff size={15} aria-hidden /> No longer listed
    </p>
  )
}
