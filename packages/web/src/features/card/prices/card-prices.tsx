import {
  type CardPage,
  type CardPrinting,
  cardParams,
  type Finish,
  finishNames,
  type Prices,
  pages,
} from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { formatPrice, hasPrice, priceIn } from '../../../card-kit/prices.ts'
import { formatPriceDate } from '../../../lib/dates.ts'
import { formatUsd } from '../../../lib/formats.ts'
import { PageSection } from '../../../ui/page-section.tsx'
import classes from './card-prices.module.css'
import { PriceChart } from './price-chart.tsx'

/** What the printing costs, what it has cost, and which printing costs least. */
export function CardPrices({ page }: { page: CardPage }) {
  return (
    <PageSection id="prices" title="Prices">
      <dl className={classes.prices}>
        {page.card.finishes.map((finish) => (
          <FinishPrice key={finish} finish={finish} prices={page.card.prices} />
        ))}
      </dl>
      <p className={classes.note}>
        Market prices of TCGplayer (USD) and Cardmarket (EUR) by Scryfall, as of{' '}
        {formatPriceDate(page.pricesAsOf)}.
      </p>
      <PriceChart key={page.card.id} history={page.priceHistory} finishes={page.card.finishes} />
      <Cheapest page={page} />
    </PageSection>
  )
}

function FinishPrice({ finish, prices }: { finish: Finish; prices: Prices }) {
  const usd = priceIn(prices, finish, 'usd')
  const eur = priceIn(prices, finish, 'eur')
  return (
    <div>
      <dt className={classes.label}>{finishNames[finish]}</dt>
      <dd className={classes.price} data-missing={!hasPrice(usd) || undefined}>
        {formatPrice(usd, 'usd')}
      </dd>
      {hasPrice(eur) && <dd className={classes.other}>{formatPrice(eur, 'eur')}</dd>}
    </div>
  )
}

function Cheapest({ page: { card, printings } }: { page: CardPage }) {
  const cheapest = useMemo(() => cheapestOf(printings), [printings])
  if (!cheapest) return null
  const { printing, finish, price } = cheapest
  const name = `${printing.setName} ${printing.collectorNumber}`
  const isThis = printing.id === card.id
  return (
    <p className={classes.cheapest}>
      Cheapest printing:{' '}
      {isThis ? (
        'this one'
      ) : (
        <Link to={pages.card} params={cardParams(printing)} resetScroll={false}>
          {name}
        </Link>
      )}
      , {finishNames[finish].toLowerCase()}, <b>{formatUsd(price)}</b>
    </p>
  )
}

interface Offer {
  printing: CardPrinting
  finish: Finish
  /** In US dollars. */
  price: number
}

/** The printing that costs least, in which finish; null when none has a price in US dollars. */
function cheapestOf(printings: readonly CardPrinting[]): Offer | null {
  const offers = printings.flatMap(offersOf)
  return offers.reduce<Offer | null>(
    (best, offer) => (best && best.price <= offer.price ? best : offer),
    null,
  )
}

function offersOf(printing: CardPrinting): Offer[] {
  return printing.finishes.flatMap((finish) => {
    const price = priceIn(printing.prices, finish, 'usd')
    return hasPrice(price) ? [{ printing, finish, price: Number(price) }] : []
  })
}
