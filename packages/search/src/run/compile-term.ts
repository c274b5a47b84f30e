import { limits } from '@manafolio/contract'
import type { Filter, Term as FilterValue, Scope } from '../filters/filter.ts'
import { onlyInDecks } from '../filters/in-deck/deck-filter.ts'
import { filterIn, findDeckFilter } from '../filters/in-deck/table.ts'
import { matchWholeName, name } from '../filters/name.ts'
import { cardForShort } from '../filters/short-names.ts'
import { formatTerm } from '../query/format.ts'
import type { FilterTerm, NameTerm, Query } from '../query/tree.ts'
import { matchRows } from '../rows/matchers.ts'
import { addRows, emptyLike, rowsOf } from '../rows/row-set.ts'
import type { Choices } from '../settings/setting.ts'
import { findSetting, settingValue } from '../settings/table.ts'
import { foldName } from '../text/fold.ts'
import { type Plan, planAny, planMatch } from './plan.ts'

export type Term = NameTerm | FilterTerm

/** A term that was left out, and why. */
interface Ignored {
  term: Term
  message: string
}

/** What was understood, and what finds it. */
export interface Found {
  plan: Plan
  query: Query
}

/** What is gathered while a tree is compiled. */
export interface Context {
  scope: Scope
  /** Terms that are not to be tried again, and why. */
  leftOut: ReadonlyMap<Term, string>
  choices: Choices
  settings: FilterTerm[]
  ignored: Ignored[]
  /** Under an odd number of minus signs. */
  isDenied: boolean
  /** How many were compiled so far. */
  terms: number
  patterns: number
}

/** Undefined for a term that only says how results are shown, or that is left out. */
export function compileTerm(context: Context, term: Term): Found | undefined {
  if (++context.terms > limits.queryTerms) return ignoreRest(context, term)
  const reason = reasonToIgnore(context, term) ?? context.leftOut.get(term)
  if (reason) return ignore(context, term, reason)
  return term.kind === 'name' ? compileName(context, term) : compileFilter(context, term)
}

/** How results are shown can't be excluded. */
export function ignoreSetting(context: Context, term: FilterTerm): undefined {
  if (++context.terms > limits.queryTerms) return ignoreRest(context, term)
  return ignore(context, term, "how results are shown can't be excluded")
}

/** Reported once: ten thousand terms too many are one mistake. */
function ignoreRest({ terms, ignored }: Context, term: Term): undefined {
  if (terms > limits.queryTerms + 1) return
  const message = `Everything after the first ${limits.queryTerms} terms was ignored.`
  ignored.push({ term, message })
}

/** Patterns that are left out count too, or else each would let another one in. */
function reasonToIgnore(context: Context, { style }: Term): string | undefined {
  if (style !== 'regex' || ++context.patterns <= limits.queryPatterns) return undefined
  return `a search has up to ${limits.queryPatterns} patterns`
}

function ignore({ ignored }: Context, term: Term, reason: string): undefined {
  ignored.push({ term, message: `“${formatTerm(term)}” was ignored: ${reason}.` })
}

function compileName(context: Context, term: NameTerm): Found | undefined {
  if (isFaceMark(term)) return undefined
  if (term.exact && term.style !== 'regex' && foldName(term.text) !== '') {
    return foundBy(
      term,
      planMatch(matchWholeName(context.scope.catalogue, term.text), 'card', term),
    )
  }
  const found = compileWith(context, name, term, {
    ...term,
    key: 'name',
    op: ':',
    value: term.text,
  })
  const card = cardForShort(context.scope.catalogue, term)
  if (!found || card === undefined) return found
  const { cardCount } = context.scope.catalogue.meta
  const itself = planMatch(matchRows(rowsOf([card], cardCount)), 'card', term)
  return foundBy(term, planAny([itself, found.plan]))
}

/** The slashes between the names of faces, as in “Fire // Ice”. */
function isFaceMark({ text, style }: NameTerm): boolean {
  return style === 'word' && (text === '//' || text === '/')
}

function compileFilter(context: Context, term: FilterTerm): Found | undefined {
  const setting = findSetting(term.key)
  if (setting) return compileSetting(context, term)
  const filter = filterIn(context.scope, term.key)
  if (!filter) return ignore(context, term, reasonForUnknown(term.key))
  if (!filter.ops.includes(term.op)) {
    return ignore(context, term, `“${term.key}” can't be used with “${term.op}”`)
  }
  if (term.style === 'regex' && !filter.takesPatterns) {
    return ignore(context, term, `“${term.key}” takes no patterns`)
  }
  return compileWith(context, filter, term, term)
}

function reasonForUnknown(key: string): string {
  return findDeckFilter(key) ? onlyInDecks : `there is no filter called “${key}”`
}

function compileWith(
  context: Context,
  filter: Filter,
  term: Term,
  requested: FilterValue,
): Found | undefined {
  const matcher = filter.compile(context.scope, requested)
  if (typeof matcher === 'string') return ignore(context, term, matcher)
  addNamedExtras(context, filter, requested)
  return foundBy(term, planMatch(matcher, filter.level, term))
}

/** What a query names is listed, even if other searches leave it out. */
function addNamedExtras({ scope, choices, isDenied }: Context, filter: Filter, term: FilterValue) {
  if (isDenied || term.style === 'regex' || (term.op !== ':' && term.op !== '=')) return
  const extras = filter.extrasNamed?.(scope.catalogue, term)
  if (!extras) return
  choices.namedExtras ??= emptyLike(extras)
  addRows(choices.namedExtras, extras)
}

function foundBy(term: Term, plan: Plan): Found {
  return { plan, query: term }
}

function compileSetting(context: Context, term: FilterTerm): undefined {
  const setting = findSetting(term.key)
  const value = setting && settingValue(setting, term.value)
  if (!setting || !value) {
    const known = [...(setting?.values.keys() ?? [])].join(', ')
    return ignore(context, term, `“${term.value}” is none of ${known}`)
  }
  if (term.op !== ':' && term.op !== '=') {
    return ignore(context, term, `“${term.key}” can't be used with “${term.op}”`)
  }
  if (setting.hasData?.(value, context.scope.catalogue) === false) {
    return ignore(context, term, 'the loaded card data does not include it')
  }
  Object.assign(context.choices, setting.apply(value))
  context.settings.push(term)
}
