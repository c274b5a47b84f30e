import type { WrittenCopies } from './written-deck.ts'

export type WriteLine = (copies: WrittenCopies) => string

/** Lines under a heading; '' for none. */
export function part(heading: string, copies: readonly WrittenCopies[], line: WriteLine): string {
  if (copies.length === 0) return ''
  return `${heading}\n${linesOf(copies, line)}`
}

export function linesOf(copies: readonly WrittenCopies[], line: WriteLine): string {
  return copies.map((some) => `${line(some)}\n`).join('')
}

/** A category without the characters that would end it in the list. */
export function withoutMarks(category: string, marks: RegExp): string {
  return category.replace(marks, ' ').replace(/\s+/g, ' ').trim()
}

/** “ #Ramp #Card draw”, as Moxfield and TappedOut write them. */
export function tagsOf({ categories }: Pick<WrittenCopies, 'categories'>): string {
  const names = categories.map((category) => tagName(category)).filter(Boolean)
  return names.map((name) => ` #${name}`).join('')
}

/** What a tag can't begin with, or would be read as more than one, is left out. */
function tagName(category: string): string {
  return withoutMarks(category, /#/g).replace(/^[!\d\s]+/, '')
}

/** “ *F*” and “ *E*”, as Moxfield and Archidekt write them. */
export function finishMark({ finish }: Pick<WrittenCopies, 'finish'>): string {
  return { nonfoil: '', foil: ' *F*', etched: ' *E*' }[finish]
}

/** Parts with a blank line between them. */
export function parts(...written: readonly string[]): string {
  return written.filter((text) => text !== '').join('\n')
}
