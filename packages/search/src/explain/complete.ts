import { type Catalogue, findCardsNamed } from '../catalogue/catalogue.ts'
import type { Filter, OwnNames, Value } from '../filters/filter.ts'
import { deckFilters, filterIn } from '../filters/in-deck/table.ts'
import { shortNames } from '../filters/short-names.ts'
import { filters } from '../filters/table.ts'
import { parse } from '../query/parse.ts'
import { otherNameWith } from '../run/other-names.ts'
import { isOnlyNames } from '../run/read-query.ts'
import { findSetting, settings } from '../settings/table.ts'
import { fold, foldName } from '../text/fold.ts'
import { listNameCompletions, type NameCompletion } from './name-completions.ts'

/** An option that replaces what is being typed. */
export interface Completion {
  kind: 'name' | 'key' | 'value'
  /** The replacement. */
  text: string
  /** A description, if the text is not clear by itself. */
  label?: string
}

export interface Completions {
  /** The range of the query that a completion replaces. */
  from: number
  to: number
  options: Completion[]
}

const optionCount = 8

interface Typed {
  query: string
  caret: number
  /** The query looks for rows of a deck. */
  isInDeck?: boolean
  /** What the user has named, of the kind that ownNamesAt returns. */
  ownNames?: readonly string[] | undefined
}

/** What can be completed. In a deck its own keys go first, and names of other cards would only be in the way. */
interface Language {
  catalogue: Catalogue
  hasNames: boolean
  ownNames: readonly string[]
  filters: readonly Filter[]
  findFilter: (key: string) => Filter | undefined
}

/** The completions at the caret: keys, values of the key before it, or card names. */
export function complete(
  catalogue: Catalogue,
  { query, caret, isInDeck = false, ownNames = [] }: Typed,
): Completions {
  const at = placeIn(query, caret)
  const language = {
    catalogue,
    hasNames: !isInDeck,
    ownNames,
    filters: isInDeck ? [...deckFilters, ...filters] : filters,
    findFilter: (key: string) => filterIn({ deck: isInDeck || undefined }, key),
  }
  const value = valueBefore(query, at)
  if (value) return completeValue(language, { query, at, ...value })
  return completeWord(language, query, at)
}

/** The names of the user's by which the value at the caret can be completed. */
export function ownNamesAt({ query, caret, isInDeck }: Typed): OwnNames | undefined {
  const value = valueBefore(query, placeIn(query, caret))
  return value && filterIn({ deck: isInDeck || undefined }, value.key)?.ownNames
}

function placeIn(query: string, caret: number): number {
  return Math.min(Math.max(0, caret), query.length)
}

/** The key and the partial value that end at the caret. */
function valueBefore(query: string, at: number) {
  const pattern = /(?:^|[\s(-])([a-z_][a-z_-]*)(?:!=|<=|>=|:|=|<|>)("[^"]*|[^\s()"/]*)$/i
  const [, key, typed] = pattern.exec(query.slice(0, at)) ?? []
  return key === undefined || typed === undefined ? undefined : { key: key.toLowerCase(), typed }
}

interface ValueContext {
  query: string
  at: number
  key: string
  typed: string
}

function completeValue(language: Language, { query, at, key, typed }: ValueContext): Completions {
  const options = bestValues(language, key, typed).map(
    (option): Completion => ({
      kind: 'value',
      text: needsQuotes(option) ? inQuotes(option.value) : option.value,
      ...(option.label && { label: option.label }),
    }),
  )
  const to = typed.startsWith('"') ? quotationEnd(query, at) : wordEnd(query, at)
  return { from: at - typed.length, to, options }
}

interface Option extends Value {
  /** It is named by the user. */
  isOwn?: true
}

/** Users name things as they like, also “any” or as a pattern. */
function needsQuotes({ value, isOwn }: Option): boolean {
  return isOwn ? !/^(?!any$)[\p{L}\p{N}]+$/iu.test(value) : /[\s()"]/.test(value)
}

function inQuotes(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`
}

function valuesOf({ catalogue, findFilter, ownNames }: Language, key: string): readonly Option[] {
  const setting = findSetting(key)
  if (setting) return [...setting.values].map(([value, label]) => ({ value, label }))
  const filter = findFilter(key)
  const known = filter?.values?.(catalogue) ?? []
  return filter?.ownNames
    ? [...known, ...ownNames.map((value) => ({ value, isOwn: true as const }))]
    : known
}

/** Names of cards, or options with the prefix, then those with a word that has it. */
function bestValues(language: Language, key: string, typed: string): Option[] {
  if (language.findFilter(key)?.namesCards) {
    const names = listNameCompletions(language.catalogue, foldName(typed), optionCount)
    return names.map(({ title }) => ({ value: title }))
  }
  const prefix = fold(typed.replace(/^"/, ''))
  const values = valuesOf(language, key)
  const begins = values.filter(({ value }) => fold(value).startsWith(prefix))
  const others = values.filter(
    (value) =>
      !begins.includes(value) && hasWordWith(`${value.value} ${value.label ?? ''}`, prefix),
  )
  return [...begins, ...others].slice(0, optionCount)
}

function hasWordWith(text: string, prefix: string): boolean {
  return prefix !== '' && ` ${fold(text).replace(/["(]/g, ' ')}`.includes(` ${prefix}`)
}

/**
 * Plain words up to the caret, after a space, a parenthesis or a minus; not those of a filter's
 * value. The marks of an exact name belong to it: `!light`, `!"of the`.
 */
const wordsBefore =
  /(?<=(?:^|[\s(])-*)(?:!?"[^"]*|!?[^\s():<>="!-][^\s():<>="]*(?:\s+[^\s():<>="!-][^\s():<>="]*)*\s*)$/

function completeWord(language: Language, query: string, at: number): Completions {
  const { catalogue } = language
  const [words = ''] = wordsBefore.exec(query.slice(0, at)) ?? []
  const isWhole = /^!|"/.test(words)
  const to = words.includes('"') ? quotationEnd(query, at) : keyEnd(query, at)
  const named = nameWithColon(language, query.slice(0, at))
  for (const typed of isWhole ? [words] : [...named, ...endingsOf(words)]) {
    const from = at - typed.length
    const isAlone = !isWhole && query.slice(0, from).trim() === '' && isEnd(query, at)
    const keys = /[\s"!]/.test(typed) ? [] : completeKeys(language, typed.toLowerCase())
    const isKey = keys.length > 0 && /[:=<>]/.test(query.slice(at, to))
    const hasNames = language.hasNames && !isKey
    const names = !hasNames ? [] : listNameCompletions(catalogue, foldName(typed), optionCount)
    const options = joinOptions(keys, names, ({ title }) =>
      withOtherName(catalogue, nameOption(title, isAlone), typed),
    )
    if (options.length > 0) return { from, to, options }
  }
  return { from: at, to: at, options: [] }
}

/** Names with words that begin so, then keys, then other names. */
function joinOptions(
  keys: Completion[],
  names: NameCompletion[],
  optionOf: (name: NameCompletion) => Completion,
): Completion[] {
  const begun = names.filter(({ isBegun }) => isBegun).slice(0, optionCount - keys.length)
  const others = names.filter(({ isBegun }) => !isBegun)
  return [...begun.map(optionOf), ...keys, ...others.map(optionOf)].slice(0, optionCount)
}

/**
 * All words, then without the first, and so on: “forest or goblin gui” looks up “goblin gui”. None
 * begins with a word that joins terms.
 */
function endingsOf(words: string): string[] {
  const starts = [...words.matchAll(/\S+/g)].map(({ index }) => index)
  const endings = starts.slice(-mostWords).map((start) => words.slice(start))
  return endings.filter((ending) => !/^(?:or|and)\s+\S/i.test(ending))
}

/** Who has typed as many words of a name needs no list. */
const mostWords = 8

/** What looks like a key is a part of some names: “Circle of Protection: Red”. */
function nameWithColon({ findFilter }: Language, before: string): string[] {
  const [, key = ''] = /^[^"()<>=!:]*?([^"()<>=!:\s]+):\s[^"()<>=!:]*$/.exec(before) ?? []
  const isName = key !== '' && !findFilter(key.toLowerCase()) && !findSetting(key.toLowerCase())
  return isName ? [before.trimStart()] : []
}

/** Whether only the rest of a word follows. */
function isEnd(query: string, at: number): boolean {
  return /^[^\s()"]*\s*$/.test(query.slice(at))
}

/** “Hadoken: Lightning Bolt” where another name or a short one completes what is typed. */
function withOtherName(catalogue: Catalogue, option: Completion, typed: string): Completion {
  const name = option.label ?? option.text
  const folded = foldName(typed)
  if (shortNames.get(folded) === name) return { ...option, label: `${folded}: ${name}` }
  const words = folded.split(' ')
  const others = findCardsNamed(catalogue, name).map((card) =>
    otherNameWith(catalogue, card, words),
  )
  const other = others.find((some) => some !== undefined)
  return other === undefined ? option : { ...option, label: `${other}: ${name}` }
}

/** A name is quoted if there are other terms, or if it could be read as a query. */
function nameOption(name: string, isAlone: boolean): Completion {
  if (isAlone && isPlain(name)) return { kind: 'name', text: name }
  return { kind: 'name', text: `!"${name.replaceAll('"', '')}"`, label: name }
}

function isPlain(name: string): boolean {
  const { query, problems } = parse(name)
  return problems.length === 0 && query.kind !== 'or' && isOnlyNames(query)
}

/** Names matter more after a plain word. */
const keyCount = 3

function completeKeys({ filters: known, findFilter }: Language, typed: string): Completion[] {
  const distinct = known.filter((filter) => findFilter(filter.names[0] ?? '') === filter)
  const keys = [...distinct, ...settings].flatMap(({ names, help }): Completion[] => {
    const name = names.find((some) => some.startsWith(typed))
    return name ? [{ kind: 'key', text: `${name}:`, label: help }] : []
  })
  return keys.slice(0, keyCount)
}

function wordEnd(query: string, at: number): number {
  const [rest = ''] = /^[^\s()"]*/.exec(query.slice(at)) ?? []
  return at + rest.length
}

/** Keeps the operator of a key; a new key comes with one. */
function keyEnd(query: string, at: number): number {
  const [rest = ''] = /^[^\s():<>="!]*(?:!=|<=|>=|:|=|<|>)?/.exec(query.slice(at)) ?? []
  return at + rest.length
}

/** After the closing quotation mark, if there is one. */
function quotationEnd(query: string, at: number): number {
  const end = query.indexOf('"', at)
  return end < 0 ? wordEnd(query, at) : end + 1
}
