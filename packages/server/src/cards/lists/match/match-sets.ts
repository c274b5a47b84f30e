import { type Catalogue, foldName } from '@manafolio/search'
import { LRUCache } from 'lru-cache'
import type { ParsedCard } from '../listed.ts'
import { setCodeAliases, setCodeRules } from './set-code-aliases.ts'
import { setNameAliases, setNameRules } from './set-name-aliases.ts'

/** Sets by their number in the catalogue, the likeliest first. */
export interface MatchedSets {
  /** Those that the code or the name may stand for; none when it is no set that we know. */
  meant: readonly number[]
  /** Promos, tokens and art cards of these, which some tools count among them. */
  related: readonly number[]
}

/** Remembered, since rows of a file have their sets in common, and ask for them several times. */
export function matchSets(catalogue: Catalogue, row: ParsedCard): MatchedSets {
  const directory = directoryOf(catalogue)
  const key = JSON.stringify([row.setCode, row.setName])
  const known = directory.matched.get(key)
  if (known) return known
  const matched = match(catalogue, directory, row)
  directory.matched.set(key, matched)
  return matched
}

function match(
  catalogue: Catalogue,
  directory: Directory,
  { setCode, setName }: ParsedCard,
): MatchedSets {
  const codes = setCode === undefined ? [] : codesOf(setCode.trim().toLowerCase())
  const byName = setName === undefined ? [] : setsNamed(directory, setName.trim())
  const [code, ...aliases] = codes.map((code) => directory.byCode.get(code))
  const meant = known([code, ...byName, ...aliases])
  const meantCodes = meant.map((set) => catalogue.meta.sets[set]?.code ?? '')
  const related = known([...codes, ...meantCodes].flatMap((code) => relatedSets(directory, code)))
  return { meant, related: related.filter((set) => !meant.includes(set)) }
}

/** As the row says it. */
export function rawSet({ setCode, setName }: ParsedCard): string {
  return setName || setCode || ''
}

/** Sets in the catalogue by code and by folded name, and what they were last looked for by. */
interface Directory {
  byCode: ReadonlyMap<string, number>
  byName: ReadonlyMap<string, number>
  matched: LRUCache<string, MatchedSets>
}

const directories = new WeakMap<Catalogue, Directory>()

function directoryOf(catalogue: Catalogue): Directory {
  const { sets } = catalogue.meta
  const directory = directories.get(catalogue) ?? {
    byCode: new Map(sets.map(({ code }, set) => [code, set])),
    byName: new Map(sets.map(({ name }, set) => [foldName(name), set])),
    matched: new LRUCache<string, MatchedSets>({ max: 1000 }),
  }
  directories.set(catalogue, directory)
  return directory
}

/** The code itself first. */
function codesOf(code: string): string[] {
  const aliases = Object.hasOwn(setCodeAliases, code) ? setCodeAliases[code] : undefined
  const ruled = setCodeRules.filter(([written]) => written.test(code))
  return [code, ...(aliases ?? ruled.map(([written, rule]) => code.replace(written, rule)))]
}

/** No set has one that is longer, whatever tools add. */
const longestName = 100

function setsNamed(directory: Directory, name: string): (number | undefined)[] {
  if (name === '' || name.length > longestName) return []
  const set = setNamed(directory, foldName(name))
  if (set !== undefined) return [set]
  return rewrittenNames(name).map((name) => setNamed(directory, foldName(name)))
}

function setNamed({ byCode, byName }: Directory, folded: string): number | undefined {
  const alias = Object.hasOwn(setNameAliases, folded) ? setNameAliases[folded] : undefined
  return byName.get(folded) ?? byCode.get(alias ?? '')
}

/** The sets of a set's promos, tokens and art cards have its code behind such a letter. */
const relations = ['p', 't', 'a']

function relatedSets({ byCode }: Directory, code: string): (number | undefined)[] {
  return relations.map((letter) => byCode.get(letter + code))
}

function known(sets: readonly (number | undefined)[]): number[] {
  return [...new Set(sets.filter((set) => set !== undefined))]
}

/**
 * The name that a row gives a set, and what the rules make of it and of each other's, the likeliest
 * first. No rule rewrites what it made, and there is an end to them: files may say anything.
 */
export function rewrittenNames(name: string): string[] {
  const names = new Map([[name, setNameRules]])
  // What is added on the way is visited too.
  for (const [name, rules] of names) {
    for (const rule of rules) {
      const others = rules.filter((other) => other !== rule)
      for (const made of rewritten(name, rule)) {
        if (names.size < mostNames && !names.has(made)) names.set(made, others)
      }
    }
  }
  return [...names.keys()]
}

const mostNames = 20

function rewritten(name: string, [written, ...others]: (typeof setNameRules)[number]): string[] {
  return written.test(name) ? others.map((other) => name.replace(written, other)) : []
}
