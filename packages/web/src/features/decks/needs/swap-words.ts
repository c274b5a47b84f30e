import type { PrintingSwaps } from '@manafolio/contract'
import { formatUsd, noPriceText } from '../../../card-kit/prices.ts'

export function swapWords(count: number): string {
  return count === 1 ? '1 printing' : `${count} printings`
}

/** What the deck is worth before and after. */
export function valueWords({ valueBefore, valueAfter }: PrintingSwaps): string {
  return `The deck is worth ${usdWords(valueBefore)} now, ${usdWords(valueAfter)} after the swap.`
}

export function usdWords(usd: number | null): string {
  return usd === null ? noPriceText : formatUsd(usd)
}
