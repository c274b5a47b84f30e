import { type CollectionEntry, finishNames, plainKind } from '@manafolio/contract'
import { IconLinkOff } from '@tabler/icons-react'
import { buyUrl } from '../../card-kit/buy-url.ts'
import { formatPrice, hasPrice } from '../../card-kit/prices.ts'
import { PrintingLine } from '../../card-kit/printing-line.tsx'
import { ProductLink } from '../../card-kit/product-link.tsx'
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
 * Set, number and look of the printing, unusual properties of the copies, and price. The space of
 * each line is reserved while it loads.
 */
export function TileFacts({ entry, card, shop }: TileFactsProps) {
  const finish = finishOf(entry)
  const price = card?.usd[finish]
  const tcgplayerId = card?.tcgplayerId[finish]
  return (
    <>
      <p className={classes.set} title={card?.setName}>
        {card?.setName}
      </p>
      <p className={classes.set}>{card && <PrintingLine printing={card} form="short" />}</p>
      <Marks entry={entry} />
      {entry.withdrawnAt !== null && <WithdrawnBadge />}
      <p className={classes.priceLine}>
        {hasPrice(price) && <b className={classes.price}>{formatPrice(price, 'usd')}</b>}{' '}
        {finish !== plainKind.finish && (
          <span className={classes.finish}>{finishNames[finish]}</span>
        )}
        {shop && card && tcgplayerId && (
          <ProductLink
            className={classes.buy}
            href={buyUrl(shop.affiliate, { tcgplayerId, userId: shop.userId })}
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
