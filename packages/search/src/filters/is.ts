import type { Catalogue } from '../catalogue/catalogue.ts'
import { traits, undecided } from '../catalogue/traits/table.ts'
import { matchNothing, matchOthers, matchRows } from '../rows/matchers.ts'
import { fold, withoutSeparators } from '../text/fold.ts'
import { equalityOps } from './compare.ts'
import { extrasWithFacet, findRows } from './facet.ts'
import type { Filter, Level, Matcher, Scope } from './filter.ts'
import { relativeTraits } from './relative-traits.ts'
import { denied, type Statement } from './statement.ts'

interface Trait {
  name: string
  level: Level
  description: Statement
  needs?: readonly string[]
}

const everyTrait = [...traits, ...relativeTraits]

const byWord = new Map<string, Trait>(
  everyTrait.flatMap((trait) => namesOf(trait).map((word) => [word, trait] as const)),
)

const traitNames: readonly string[] = [...byWord.keys()]

/** The values with their aliases and descriptions, by name. */
export const traitList = everyTrait
  .map((trait) => ({ names: namesOf(trait), description: trait.description.yes }))
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
    values: () => traitNames.map((value) => ({ value })),
    compile(scope, { op, value }) {
      const matcher = matchTrait(scope, wordIn(value))
      if (typeof matcher === 'string') return matcher
      return isDenied !== (op === '!=') ? matchOthers(matcher) : matcher
    },
    extrasNamed(catalogue, { value }) {
      const trait = isDenied ? undefined : byWord.get(wordIn(value))
      return trait && extrasWithFacet(catalogue, trait.level, `is:${trait.name}`)
    },
    describe({ op, value }) {
      const known = byWord.get(wordIn(value))
      const statement = known ? sentenceOf(known.description) : { yes: value, no: value } // only valid terms are described
      return isDenied !== (op === '!=') ? denied(statement) : statement
    },
  }
}

function matchTrait({ catalogue }: Scope, word: string): Matcher | string {
  const trait = byWord.get(word)
  if (!trait) return undecided.get(word) ?? `there is no data on cards that are “${word}”`
  if (!isDecided(catalogue, trait)) return 'the loaded card data does not include it'
  const rows = findRows(catalogue, trait.level, `is:${trait.name}`)
  return rows ? matchRows(rows, trait.level) : { ...matchNothing, level: trait.level }
}

function isDecided({ meta }: Catalogue, { needs }: Trait): boolean {
  return !needs || needs.some((key) => meta.keys.includes(key))
}

/** Ignores separators: judge_gift, judge-gift, judgegift, judge gift. */
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
