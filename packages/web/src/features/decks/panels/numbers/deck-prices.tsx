import { finishNames } from '@manafolio/contract'
import type { DeckNumbers } from '@manafolio/deck'
import { noPriceText } from '../../../../card-kit/prices.ts'
import { formatPriceDate } from '../../../../lib/dates.ts'
import { formatUsd } from '../../../../lib/formats.ts'
import { useSite } from '../../../../lib/site.ts'
import classes from './deck-numbers.module.css'

/** The price of the deck in each finish, as far as there are prices. */
export function DeckPrices({ prices }: Pick<DeckNumbers, 'prices'>) {
  const catalogue = useSite()?.catalogue
  const shown = prices.filter(({ finish, pricedCards }) => finish !== 'etched' || pricedCards > 0)
  return (
    <section aria-label="Price by finish">
      <h3 className={classes.deckPricesTitle}>Price by finish</h3>
      <dl className={classes.prices}>
        {shown.map(({ finish, usd, pricedCards }) => (
          <div key={finish} className={classes.price}>
            <dt>{finishNames[finish]}</dt>
            <dd className={classes.usd}>{pricedCards > 0 ? formatUsd(usd) : noPriceText}</dd>
            <dd className={classes.note}>
              {pricedCards > 0 ? `for the ${pricedCards} with a price` : 'no prices'}
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>
        Market prices of all copies, sideboard included
        {catalogue && `, as of ${formatPriceDate(catalogue.pricesAsOf, 'long')}`}.
      </p>
    </section>
  )
}
