import { labelOfPrinting } from '../../../card-kit/printing-text.ts'
import type { ResultEntry } from './result-rows.ts'

/** “Sol Ring, Cheapest, Commander 2021 263” */
export function labelOfResult({ card, label }: ResultEntry): string {
  return labelOfPrinting(label ? `${card.name}, ${label}` : card.name, card)
}
