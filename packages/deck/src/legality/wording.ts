/** Three names are enough to identify what is meant. */
const maxNames = 3

/** “A”, “A and B”, “A, B and C”, “A, B, C and 4 more”. */
export function listed(names: readonly string[], most = maxNames): string {
  const more = names.length - most
  if (more > 0) return `${names.slice(0, most).join(', ')} and ${more} more`
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** “a Modern deck”, “an Oathbreaker deck”. */
export function aDeck(formatName: string): string {
  return `${/^[AEIOU]/.test(formatName) ? 'an' : 'a'} ${formatName} deck`
}

export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

export function isOrAre(count: number): string {
  return count === 1 ? 'is' : 'are'
}
