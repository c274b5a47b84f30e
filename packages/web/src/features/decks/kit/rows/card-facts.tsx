import type { Card } from '@manafolio/contract'
import { formatPrice, hasPrice, mainPrices, priceKinds } from '../../../../card-kit/prices.ts'
import { SetSymbol } from '../../../../card-kit/set-symbol.tsx'
import classes from './card-facts.module.css'

/** The facts of a printing beside its image. */
export function CardFacts({ card }: { card: Card }) {
  return (
    <div>
      <p className={classes.type}>{card.typeLine}</p>
      <p className={classes.set}>
        <SetSymbol setCode={card.setCode} rarity={card.rarity} /> {card.setName} (
        {card.setCode.toUpperCase()} {card.collectorNumber})
      </p>
      <p className={classes.rarity} style={{ color: `var(--rarity-${card.rarity}, var(--quiet))` }}>
        {card.rarity}
      </p>
      <dl className={classes.prices}>
        {mainPrices.map((key) => (
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
