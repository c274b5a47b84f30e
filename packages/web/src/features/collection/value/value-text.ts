import { finishNames } from '@manafolio/contract'
import { formatCount } from '../../../lib/formats.ts'

const finishes: Readonly<Record<string, string>> = finishNames

/** "Foil"; undefined for anything but a finish. */
export function formatFinish(finish: string): string | undefined {
  return finishes[finish]
}

/** "All cards have a price", "1,199 of 1,200 cards have a price" */
export function formatPriced({ copies, pricedCopies }: { copies: number; pricedCopies: number }) {
  if (copies === 0) return 'No cards'
  if (pricedCopies === copies) return 'All cards have a price'
  return `${formatCount(pricedCopies)} of ${formatCount(copies)} cards have a price`
}
