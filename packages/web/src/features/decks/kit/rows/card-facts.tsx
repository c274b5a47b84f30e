import type { Card } from '@manafolio/contract'
import { formatPrice, hasPrice } from '../../../../card-kit/prices.ts'
import { SetSymbol } from '../../../../card-kit/set-symbol.tsx'
import classes from './card-facts.module.css'

const shown = [
  { label: 'USD', key: 'usd', currency: 'usd' },
  { label: 'USD Foil', key: 'usdFoil', currency: 'usd' },
  { label: 'EUR', key: 'eur', currency: 'eur' },
] as const

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
        {shown.map(({ label, key, currency }) => (
          <div key={key}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.price} data-missing={!hasPrice(card.prices[key]) || undefined}>
              {formatPrice(card.prices[key], currency)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
