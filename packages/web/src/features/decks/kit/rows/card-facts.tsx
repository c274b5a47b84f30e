import type { Card } from '@manafolio/contract'
import { formatPrice, hasPrice, priceKinds, pricesToShow } from '../../../../card-kit/prices.ts'
import { PrintingLine } from '../../../../card-kit/printing-line.tsx'
import classes from './card-facts.module.css'

/** The facts of a printing beside its image. */
export function CardFacts({ card }: { card: Card }) {
  return (
    <div>
      <p className={classes.type}>{card.typeLine}</p>
      <p className={classes.set}>
        <PrintingLine printing={card} />
      </p>
      <p className={classes.rarity} style={{ color: `var(--rarity-${card.rarity}, var(--quiet))` }}>
        {card.rarity}
      </p>
      <dl className={classes.prices}>
        {pricesToShow(card.prices).map((key) => (
          <div key={key}>
            <dt className={classes.label}>{priceKinds[key].label}</dt>
            <dd className={classes.price} data-missing={!hasPrice(card.prices[key]) || undefined}>
              {formatPrice(card.prices[key], priceKinds[key].currency)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
