import { type Legality, legalityCode } from '../catalogue/legality.ts'
import { formatAliases, keyNames } from '../query/key-names.ts'
import { matchTest, unlessDenied } from '../rows/matchers.ts'
import { equalityOps } from './compare.ts'
import type { Filter } from './filter.ts'
import { asRequested, statementOf } from './statement.ts'

/** Names of formats in sentences, if they are not the capitalized key. */
const titles = new Map([
  ['competitivebrawl', 'Competitive Brawl'],
  ['duel', 'Duel Commander'],
  ['future', 'Future Standard'],
  ['oldschool', 'Old School'],
  ['paupercommander', 'Pauper Commander'],
  ['penny', 'Penny Dreadful'],
  ['predh', 'PreDH'],
  ['standardbrawl', 'Standard Brawl'],
  ['tlr', 'TLR'],
])

interface LegalityFilter extends Pick<Filter, 'names' | 'example' | 'help'> {
  legalities: readonly Legality[]
  word: string
}

function legalityFilter({ legalities, word, ...filter }: LegalityFilter): Filter {
  const codes = legalities.map(legalityCode)
  return {
    ...filter,
    ops: equalityOps,
    level: 'card',
    group: 'Formats and decks',
    values: ({ meta }) => [...meta.formats, ...formatAliases.keys()].map((value) => ({ value })),
    compile({ catalogue: { meta, columns } }, { op, value }) {
      const format = meta.formats.indexOf(formatOf(value))
      if (format < 0) return `the loaded card data has no format called “${value}”`
      const { cardLegalities } = columns
      const width = meta.formats.length
      const matcher = matchTest((card) =>
        codes.includes(cardLegalities[card * width + format] ?? 0),
      )
      return unlessDenied(op, matcher)
    },
    describe({ op, value }) {
      const statement = statementOf('it', 'is', `${word} in ${formatTitle(formatOf(value))}`)
      return asRequested(op, statement)
    },
  }
}

/** The name of a format of the card data for people, such as “Duel Commander”. */
export function formatTitle(format: string): string {
  return titles.get(format) ?? format.charAt(0).toUpperCase() + format.slice(1)
}

function formatOf(value: string): string {
  const word = value.toLowerCase()
  return formatAliases.get(word) ?? word
}

/** Legal in a format; a restricted card is legal as a single copy. */
export const format = legalityFilter({
  names: keyNames.format,
  legalities: ['legal', 'restricted'],
  word: 'legal',
  example: 'f:modern',
  help: 'Legal in a format; a restricted card is legal too.',
})

export const banned = legalityFilter({
  names: ['banned'],
  legalities: ['banned'],
  word: 'banned',
  example: 'banned:legacy',
  help: 'Banned in a format.',
})

export const restricted = legalityFilter({
  names: ['restricted'],
  legalities: ['restricted'],
  word: 'restricted',
  example: 'restricted:vintage',
  help: 'Restricted to one copy in a format.',
})
