import type { Prices } from '@manafolio/contract'
import { formatPrice, hasPrice, mainPrices, priceKinds } from '../../../../card-kit/prices.ts'
import classes from './result-prices.module.css'

/** The main prices, also when there is none; the etched one where there is one. */
export function ResultPrices({ prices }: { prices: Prices }) {
  const shown = [...mainPrices, ...extraPrices(prices)]
  return (
    <dl className={classes.prices}>
      {shown.map((key) => (
        <div key={key}>
          <dt className={classes.label}>{priceKinds[key].label}</dt>
          <dd className={classes.price} data-missing={!hasPrice(prices[key]) || undefined}>
            {formatPrice(prices[key], priceKinds[key].currency)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The price in euros for foils stands in for the main one. */
function extraPrices({ usdEtched, eur, eurFoil }: Prices) {
  return [
    ...(hasPrice(usdEtched) ? (['usdEtched'] as const) : []),
    ...(hasPrice(eurFoil) && !hasPrice(eur) ? (['eurFoil'] as const) : []),
  ]
}
