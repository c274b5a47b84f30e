import type { SearchSyntax } from '@manafolio/contract'

/** The parts of the syntax that are about all the words: by name, sense or example. */
export function findInSyntax(
  { grammar, groups, traits }: SearchSyntax,
  text: string,
): SearchSyntax {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return {
    grammar: grammar.filter(({ example, help }) => isAbout([example, help], words)),
    groups: groups
      .map(({ name, entries }) => ({
        name,
        entries: entries.filter(({ names, example, help }) =>
          isAbout([name, ...names.map((key) => `${key}:`), example, help], words),
        ),
      }))
      .filter(({ entries }) => entries.length > 0),
    traits: traits.filter(({ names, says }) =>
      isAbout([...names, ...names.map((name) => `is:${name}`), says], words),
    ),
  }
}

/** True when each of the words begins a word of the texts. */
function isAbout(texts: string[], words: string[]): boolean {
  const text = texts.join(' ').toLowerCase()
  const parts = [...text.split(/[\s“”"(]+/), ...text.split(/[^\p{L}\p{N}]+/u)]
  return words.every((word) => parts.some((part) => part.startsWith(word)))
}

/** How many entries there are in all. */
export function countOf({ grammar, groups, traits }: SearchSyntax): number {
  const keys = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  return grammar.length + keys + traits.length
}
