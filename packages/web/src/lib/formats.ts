const numbers = new Intl.NumberFormat('en-US')

/** "2,990" */
export function formatCount(count: number): string {
  return numbers.format(count)
}

/** "1 printing", "2,990 printings"; pass an irregular plural. */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatCount(count)} ${pluralOf(count, noun, plural)}`
}

/** Only the noun, when the number is shown elsewhere. */
export function pluralOf(count: number, noun: string, plural = `${noun}s`): string {
  return count === 1 ? noun : plural
}

/** "1 row", "2,990 rows" */
export function formatRows(rows: number): string {
  return countOf(rows, 'row')
}

/** "1 copy", "1,200 copies" */
export function formatCopies(copies: number): string {
  return countOf(copies, 'copy', 'copies')
}

const usd = { style: 'currency', currency: 'USD' } as const
const eur = { style: 'currency', currency: 'EUR' } as const

const money = {
  usd: new Intl.NumberFormat('en-US', usd),
  eur: new Intl.NumberFormat('en-US', eur),
}

export type Currency = keyof typeof money

/** "$1,234.50" */
export function formatMoney(amount: number, currency: Currency): string {
  return money[currency].format(amount)
}

/** US dollars with two decimals; nothing is "$0.00". */
export function formatUsd(amount: number): string {
  return formatMoney(amount, 'usd')
}

const whole = { maximumFractionDigits: 0 } as const
const wholeMoney = {
  usd: new Intl.NumberFormat('en-US', { ...usd, ...whole }),
  eur: new Intl.NumberFormat('en-US', { ...eur, ...whole }),
}

/** "$1,234" */
export function formatWholeMoney(amount: number, currency: Currency): string {
  return wholeMoney[currency].format(amount)
}

const short = { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 2 } as const
const shortMoney = {
  usd: new Intl.NumberFormat('en-US', { ...usd, ...short }),
  eur: new Intl.NumberFormat('en-US', { ...eur, ...short }),
}

/** "$12.5K" */
export function formatShortMoney(amount: number, currency: Currency): string {
  return shortMoney[currency].format(amount)
}

const usdChange = new Intl.NumberFormat('en-US', { ...usd, signDisplay: 'exceptZero' })

/** "+$12.34", "−$3.00", "$0.00" */
export function formatUsdChange(amount: number): string {
  return withMinus(usdChange.format(amount))
}

const percents = new Intl.NumberFormat('en-US', { style: 'percent' })
const tenths = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })

/** "42%" of 0.42 */
export function formatPercent(share: number): string {
  return percents.format(share)
}

/** "4.2%" of 0.042, "4%" of 0.04 */
export function formatTenths(share: number): string {
  return tenths.format(share)
}

const percentChange = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})

/** "+1.2%" of 0.012, "−3.0%" of −0.03 */
export function formatPercentChange(share: number): string {
  return withMinus(percentChange.format(share))
}

/** A minus is as wide as a plus, a hyphen is not. */
function withMinus(text: string): string {
  return text.replace('-', '−')
}

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** "512 byte", "4.2 MB", "12 GB" */
export function formatBytes(bytes: number): string {
  const place = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), byteUnits.length - 1)
  const amount = bytes / 1000 ** place
  return new Intl.NumberFormat('en-US', {
    style: 'unit',
    unit: byteUnits[place] ?? 'byte',
    maximumFractionDigits: amount < 10 && place > 0 ? 1 : 0,
  }).format(amount)
}

const spans = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const

/** The largest unit of a span: "3 days", "1 hour", "less than a minute". */
export function formatSpan(seconds: number): string {
  const span = spans.find(([, length]) => seconds >= length)
  return span ? countOf(Math.floor(seconds / span[1]), span[0]) : 'less than a minute'
}

/** With a capital first letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The text with non-breaking spaces around its arrows, as in “1 → 3”. */
export function unbroken(text: string): string {
  return text.replaceAll(' → ', '\u00a0→\u00a0')
}
