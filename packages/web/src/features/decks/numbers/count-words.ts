const share = new Intl.NumberFormat('en-US', { style: 'percent' })

/** "1 card", "2 cards". */
export function copiesWords(copies: number): string {
  return countWords(copies, 'card')
}

/** "1 symbol", "2 symbols". */
export function countWords(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}

/** "42%"; what is there is never said to be nothing. */
export function shareWords(part: number, all: number): string {
  if (part <= 0 || all <= 0) return '0%'
  return part / all < 0.005 ? 'under 1%' : share.format(part / all)
}
