/** How the catalogue may write a collector number that a tool writes so, the likeliest first. */
export function parseNumbers(text: string): readonly string[] {
  const number = text.trim().toLowerCase()
  if (plainNumber.test(number)) return [number]
  const bare = number.replace(/^#\s*/, '')
  const [beforeTotal = ''] = bare.split('/', 1)
  const first = beforeTotal.trimEnd()
  const short = first.replace(/^0+(?=\w)/, '')
  return [...new Set([number, bare, first, short, short.replace(/\*$/, '★')])].filter(Boolean)
}

const plainNumber = /^[1-9]\d*$/

/** Numbers of stamped copies are those of the card with a letter: promo packs, prereleases. */
export const stampedLetters = ['p', 's']
