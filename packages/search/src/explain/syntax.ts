import { groupInDeck, groups } from '../filters/filter.ts'
import { deckFilters } from '../filters/in-deck/table.ts'
import { traitList } from '../filters/is.ts'
import { filters } from '../filters/table.ts'
import { settings } from '../settings/table.ts'

/** A key of the language as the syntax page and the documentation list it. */
export interface SyntaxEntry {
  names: string[]
  operators: string[]
  example: string
  help: string
}

export interface Syntax {
  grammar: { example: string; help: string }[]
  /** Some are of searches in a deck only. */
  groups: { name: string; isInDeck: boolean; entries: SyntaxEntry[] }[]
  traits: { names: string[]; description: string }[]
}

const settingsGroup = 'What is shown'

/** The whole language, from the tables that the search itself uses. */
export function syntax(): Syntax {
  return {
    grammar,
    groups: groups.map((name) => ({
      name,
      isInDeck: name === groupInDeck,
      entries: entriesOf(name),
    })),
    traits: traitList,
  }
}

function entriesOf(group: string): SyntaxEntry[] {
  if (group === settingsGroup) {
    return settings.map(({ names, example, help }) => ({
      names: [...names],
      operators: [':', '='],
      example,
      help,
    }))
  }
  return [...filters, ...deckFilters]
    .filter((filter) => filter.group === group)
    .map(({ names, ops, example, help, takesPatterns }) => ({
      names: [...names],
      operators: [...ops],
      example,
      help: takesPatterns ? `${help} Takes /patterns/.` : help,
    }))
}

const grammar = [
  {
    example: 'lightning bolt',
    help: 'Words are parts of the name. All of them must be in it. A whole name comes first, then what is played most.',
  },
  {
    example: 'stp',
    help: 'Some 200 short names, such as stp, bob, fow and t3feri, find their card.',
  },
  { example: '"of the"', help: 'Words in quotation marks must appear together.' },
  {
    example: '!"Fire // Ice"',
    help: '! matches just the exact name of a card or a face. The words after it need no quotation marks if they make a whole name.',
  },
  { example: 'c!ur', help: 'After a key, ! is short for =.' },
  { example: 't:elf c:g', help: 'Terms side by side must all match.' },
  {
    example: 't:elf or t:goblin',
    help: 'Matches cards that fit either side. “or” binds less tightly than terms written side by side.',
  },
  { example: 't:elf (c:g or mv<=1)', help: 'Parentheses group terms.' },
  { example: 't:elf -c:g', help: 'A minus excludes a term, or a group in parentheses.' },
  {
    example: 'o:/^{T}: add {g}\\./',
    help: 'Slashes enclose a pattern: a regular expression without lookaround.',
  },
  {
    example: 'o:/\\sm\\sm.*~/',
    help: 'In patterns \\sm is a mana symbol, \\ss any symbol, \\spt a size like 2/2, \\spp +1/+1, \\smm -1/-1, \\smh hybrid, \\smp Phyrexian, \\smr a repeated symbol, ~ the card itself.',
  },
  { example: '++!forest', help: '++ lists every printing, @@ every artwork.' },
]
