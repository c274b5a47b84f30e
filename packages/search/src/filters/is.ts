import type { Catalogue } from '../catalogue/catalogue.ts'
import { traits, undecided } from '../catalogue/traits/table.ts'
import { matchNothing, matchOthers, matchRows } from '../rows/matchers.ts'
import { fold, withoutSeparators } from '../text/fold.ts'
import { equalityOps } from './compare.ts'
import { findRows } from './facet.ts'
import type { Filter, Level, Matcher, Scope } from './filter.ts'
import { relativeTraits } from './relative-traits.ts'
import { denied, type Statement } from './statement.ts'

interface Known {
  name: string
  level: Level
  says: Statement
  needs?: readonly string[]
}

const everyTrait = [...traits, ...relativeTraits]

const byWord = new Map<string, Known>(
  everyTrait.flatMap((trait) => namesOf(trait).map((word) => [word, trait] as const)),
)

const traitWords: readonly string[] = [...byWord.keys()]

/** The values with their other names and what they say of a card, by name. */
export const traitList = everyTrait
  .map((trait) => ({ names: namesOf(trait), says: trait.says.yes }))
  .sort((a, b) => ((a.names[0] ?? '') < (b.names[0] ?? '') ? -1 : 1))

function namesOf(trait: { name: string; aliases?: readonly string[] }): string[] {
  return [trait.name, ...(trait.aliases ?? [])]
}

interface TraitFilter extends Pick<Filter, 'names' | 'example' | 'help'> {
  isDenied: boolean
}

function traitFilter({ isDenied, ...filter }: TraitFilter): Filter {
  return {
    ...filter,
    ops: equalityOps,
    level: 'printing',
    group: 'Kinds of cards',
    values: () => traitWords.map((value) => ({ value })),
    compile(scope, { op, value }) {
      const matcher = matchTrait(scope, wordIn(value))
      if (typeof matcher === 'string') return matcher
      return isDenied !== (op === '!=') ? matchOthers(matcher) : matcher
    },
    describe({ op, value }) {
      const known = byWord.get(wordIn(value))
      const statement = known ? sentenceOf(known.says) : { yes: value, no: value } // only what compiles is described
      return isDenied !== (op === '!=') ? denied(statement) : statement
    },
  }
}

function matchTrait({ catalogue }: Scope, word: string): Matcher | string {
  const trait = byWord.get(word)
  if (!trait) return undecided.get(word) ?? `nothing is known of cards that are “${word}”`
  if (!isDecided(catalogue, trait)) return 'the card data that is loaded does not tell'
  const rows = findRows(catalogue, trait.level, `is:${trait.name}`)
  return rows ? matchRows(rows, trait.level) : { ...matchNothing, level: trait.level }
}

function isDecided({ meta }: Catalogue, { needs }: Known): boolean {
  return !needs || needs.some((key) => meta.keys.includes(key))
}

/** Separators do not matter: judge_gift, judge-gift, judgegift, judge gift. */
function wordIn(value: string): string {
  const word = fold(value)
  return byWord.has(word) ? word : withoutSeparators(word)
}

function sentenceOf({ yes, no }: Statement): Statement {
  return { yes: `it ${yes}`, no: `it ${no}` }
}

export const is = traitFilter({
  names: ['is', 'has'],
  isDenied: false,
  example: 'is:commander',
  help: 'Kinds of cards and printings; the values are listed below.',
})

export const isNot = traitFilter({
  names: ['not'],
  isDenied: true,
  example: 'not:reprint',
  help: 'The opposite of is.',
})
