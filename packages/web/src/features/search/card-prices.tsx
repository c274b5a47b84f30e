import type { Prices } from '@manafolio/contract'
import { formatPrice, hasPrice } from '../../card-kit/prices.ts'
import classes from './card-prices.module.css'

const shown = [
  { label: 'USD', key: 'usd', currency: 'usd' },
  { label: 'USD Foil', key: 'usdFoil', currency: 'usd' },
  { label: 'EUR', key: 'eur', currency: 'eur' },
] as const

export function CardPrices({ prices }: { prices: Prices }) {
  return (
    <dl className={classes.prices}>
      {shown.map(({ label, key, currency }) => (
        <div key={key}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.price} data-missing={!hasPrice(prices[key]) || undefined}>
            {formatPrice(prices[key], currency)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
