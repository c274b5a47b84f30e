const whole = new Intl.NumberFormat('en-US', { style: 'percent' })
const exact = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })

/** "42%", "0.5%", "<0.1%": what is there is never said to be nothing. */
export function shareWords(part: number, all: number): string {
  if (part <= 0 || all <= 0) return '0%'
  const share = part / all
  if (share < 0.001) return '<0.1%'
  return (share < 0.1 ? exact : whole).format(share)
}
