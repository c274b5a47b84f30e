import type { Card } from '@manafolio/contract'
import { formatUsd, noPriceText } from '../../../card-kit/prices.ts'
import { priceOf } from './card-price.ts'

interface RowPriceProps {
  card: Card | null
  className?: string | undefined
}

/** What one copy costs. */
export function RowPrice({ card, className }: RowPriceProps) {
  const price = priceOf(card)
  return (
    <span
      className={className}
      data-missing={price ? undefined : ''}
      title={price?.isFoil ? 'Price of a foil copy' : undefined}
    >
      {price ? formatUsd(price.usd) : noPriceText}
    </span>
  )
}
