import { finishNames } from '../entry-marks.ts'
import type { Day } from './ranges.ts'

const utc = { timeZone: 'UTC' } as const
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', ...utc })
const numbers = new Intl.NumberFormat('en-US')
const changes = {
  usd: new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    signDisplay: 'exceptZero',
  }),
  percent: new Intl.NumberFormat('en-US', {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }),
}

/** "Nov 20, 2026" */
export function dayWords(day: Day): string {
  return dayFormat.format(new Date(day))
}

export function numberWords(count: number): string {
  return numbers.format(count)
}

const finishes: Readonly<Record<string, string>> = finishNames

/** "Foil"; undefined for what is no finish. */
export function finishWords(finish: string): string | undefined {
  return finishes[finish]
}

/** "1 copy", "1,200 copies" */
export function copiesWords(copies: number): string {
  return copies === 1 ? '1 copy' : `${numbers.format(copies)} copies`
}

/** "All cards have a price", "1,199 of 1,200 cards have a price" */
export function pricedWords({ copies, pricedCopies }: { copies: number; pricedCopies: number }) {
  if (copies === 0) return 'No cards'
  if (pricedCopies === copies) return 'All cards have a price'
  return `${numbers.format(pricedCopies)} of ${numbers.format(copies)} cards have a price`
}

/** "+$12.34", "−$3.00", "$0.00" */
export function changeWords(usd: number): string {
  return withMinus(changes.usd.format(usd))
}

/** Of a share: "+1.2%" of 0.012. */
export function percentWords(share: number): string {
  return withMinus(changes.percent.format(share))
}

/** As wide as the plus. */
function withMinus(text: string): string {
  return text.replace('-', '−')
}
