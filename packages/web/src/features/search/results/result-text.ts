import { formatPrinting } from '../../../card-kit/printing-text.ts'
import type { ResultEntry } from './result-rows.ts'

/** “Sol Ring, Cheapest, Commander 2021, C21 263”: with the code and number that its link shows. */
export function labelOfResult({ card, label }: ResultEntry): string {
  return [card.name, label, card.setName, formatPrinting(card)].filter(Boolean).join(', ')
}
