import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Value } from '../filters/filter.ts'
import { filters, findFilter } from '../filters/table.ts'
import { parse } from '../query/parse.ts'
import { isOnlyNames } from '../run/asked-name.ts'
import { findSetting, settings } from '../settings/table.ts'
import { fold, foldName } from '../text/fold.ts'
import { namesLike } from './names-like.ts'

/** Something to put in the place of what is being typed. */
export interface Completion {
  kind: 'name' | 'key' | 'value'
  /** What to put there. */
  text: string
  /** What it means, when that is not plain. */
  label?: string
}

export interface Completions {
  /** The part of the query that a completion replaces. */
  from: number
  to: number
  options: Completion[]
}

const optionCount = 8

/** What may be meant at the caret: a key, a value of the key before it, or a card's name. */
export function complete(catalogue: Catalogue, query: string, caret: number): Completions {
  const at = Math.min(Math.max(0, caret), query.length)
  const value = valueBefore(query, at)
  if (value) return completeValue(catalogue, { query, at, ...value })
  return completeWord(catalogue, query, at)
}

/** The key, and the beginning of its value, that end at the caret. */
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

function completeValue(catalogue: Catalogue, { query, at, key, typed }: ValueContext): Completions {
  const wanted = fold(typed.replace(/^"/, ''))
  const options = bestValues(valuesOf(catalogue, key), wanted).map(
    ({ value, label }): Completion => ({
      kind: 'value',
      text: /[\s()"]/.test(value) ? inQuotes(value) : value,
      ...(label && { label }),
    }),
  )
  const to = typed.startsWith('"') ? quotationEnd(query, at) : wordEnd(query, at)
  return { from: at - typed.length, to, options }
}

function inQuotes(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`
}

function valuesOf(catalogue: Catalogue, key: string): readonly Value[] {
  const setting = findSetting(key)
  if (setting) return [...setting.values].map(([value, label]) => ({ value, label }))
  return findFilter(key)?.values?.(catalogue) ?? []
}

/** Those that begin so, then those of which a word does, by value or by what they mean. */
function bestValues(values: readonly Value[], wanted: string): Value[] {
  const begins = values.filter(({ value }) => value.startsWith(wanted))
  const others = values.filter(
    (value) =>
      !begins.includes(value) && hasWordLike(`${value.value} ${value.label ?? ''}`, wanted),
  )
  return [...begins, ...others].slice(0, optionCount)
}

function hasWordLike(text: string, wanted: string): boolean {
  return wanted !== '' && ` ${fold(text)}`.includes(` ${wanted}`)
}

/**
 * Plain words up to the caret, after a space, a bracket or a minus; not those of a filter's value.
 * What asks for a whole name belongs to it: `!light`, `!"of the`.
 */
const wordsBefore =
  /(?<=(?:^|[\s(])-*)(?:!?"[^"]*|!?[^\s():<>="!-][^\s():<>="]*(?:\s+[^\s():<>="!-][^\s():<>="]*)*\s*)$/

function completeWord(catalogue: Catalogue, query: string, at: number): Completions {
  const [words = ''] = wordsBefore.exec(query.slice(0, at)) ?? []
  const isWhole = /^!|"/.test(words)
  const to = words.includes('"') ? quotationEnd(query, at) : keyEnd(query, at)
  for (const typed of isWhole ? [words] : endingsOf(words)) {
    const names = namesLike(catalogue, foldName(typed), optionCount)
    const keys = /[\s"!]/.test(typed) ? [] : keysLike(typed.toLowerCase())
    const from = at - typed.length
    const isAlone = !isWhole && query.slice(0, from).trim() === '' && isEnd(query, at)
    const options = [...keys.slice(0, 3), ...names.map((name) => nameOption(name, isAlone))]
    if (options.length > 0) return { from, to, options: options.slice(0, optionCount) }
  }
  return { from: at, to: at, options: [] }
}

/** All words, then without the first, and so on: “c:r goblin gui” asks for “goblin gui”. */
function endingsOf(words: string): string[] {
  const starts = [...words.matchAll(/\S+/g)].map(({ index }) => index)
  return starts.slice(-longestName).map((start) => words.slice(start))
}

/** In words; more than any name that somebody types to its end. */
const longestName = 8

/** Whether nothing but the rest of a word follows. */
function isEnd(query: string, at: number): boolean {
  return /^[^\s()"]*\s*$/.test(query.slice(at))
}

/** Beside other terms a name is quoted, so that it stays one; so is one that looks like language. */
function nameOption(name: string, isAlone: boolean): Completion {
  if (isAlone && isPlain(name)) return { kind: 'name', text: name }
  return { kind: 'name', text: `!"${name.replaceAll('"', '')}"`, label: name }
}

function isPlain(name: string): boolean {
  const { query, problems } = parse(name)
  return problems.length === 0 && query.kind !== 'or' && isOnlyNames(query)
}

function keysLike(typed: string): Completion[] {
  return [...filters, ...settings].flatMap(({ names, help }) => {
    const name = names.find((some) => some.startsWith(typed))
    return name ? [{ kind: 'key' as const, text: `${name}:`, label: help }] : []
  })
}

function wordEnd(query: string, at: number): number {
  const [rest = ''] = /^[^\s()"]*/.exec(query.slice(at)) ?? []
  return at + rest.length
}

/** With the operator of a key, which a new key brings along. */
function keyEnd(query: string, at: number): number {
  const [rest = ''] = /^[^\s():<>="!]*(?:!=|<=|>=|:|=|<|>)?/.exec(query.slice(at)) ?? []
  return at + rest.length
}

/** Behind the quotation mark that closes, if any does. */
function quotationEnd(query: string, at: number): number {
  const end = query.indexOf('"', at)
  return end < 0 ? wordEnd(query, at) : end + 1
}
