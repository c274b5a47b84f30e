import type { DayValue } from '@manafolio/contract'
import { formatUsd } from '../../../../card-kit/prices.ts'
import { dayWords, pricedWords } from '../value-words.ts'

/** "Nov 20, 2026: $1,234.50. 1,199 of 1,200 cards have a price" */
export function dayText(day: DayValue): string {
  return `${dayWords(day.day)}: ${formatUsd(day.valueUsd)}. ${pricedWords(day)}`
}
