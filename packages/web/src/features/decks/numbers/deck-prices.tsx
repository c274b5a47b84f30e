import type { DeckNumbers } from '@manafolio/deck'
import { formatUsd, noPriceText } from '../../../card-kit/prices.ts'
import { useSite } from '../../../lib/site.ts'
import classes from './deck-prices.module.css'

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const finishWords = { nonfoil: 'Nonfoil', foil: 'Foil' } as const

/** What the deck costs if all of it is of one finish, as far as there are prices. */
export function DeckPrices({ prices }: Pick<DeckNumbers, 'prices'>) {
  const catalogue = useSite()?.catalogue
  return (
    <section aria-label="Price by finish">
      <h3 className={classes.title}>Price by finish</h3>
      <dl className={classes.prices}>
        {prices.map(({ finish, usd, pricedCards }) => (
          <div key={finish} className={classes.price}>
            <dt>{finishWords[finish]}</dt>
            <dd className={classes.usd}>{pricedCards > 0 ? formatUsd(usd) : noPriceText}</dd>
            <dd className={classes.note}>
              {pricedCards > 0 ? `for the ${pricedCards} with a price` : 'none has a price'}
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>
        Market prices of all copies, sideboard included
        {catalogue && `, as of ${days.format(new Date(catalogue.pricesAsOf))}`}.
      </p>
    </section>
  )
}
