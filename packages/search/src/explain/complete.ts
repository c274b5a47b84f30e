import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Value } from '../filters/filter.ts'
import { filters, findFilter } from '../filters/table.ts'
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
  const pattern = /(?:^|[\s(-])([a-z_-]+)(?:!=|<=|>=|:|=|<|>)("[^"]*|[^\s()"/]*)$/i
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
      text: /[\s()"]/.test(value) ? `"${value}"` : value,
      ...(label && { label }),
    }),
  )
  return { from: at - typed.length, to: wordEnd(query, at), options }
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

function completeWord(catalogue: Catalogue, query: string, at: number): Completions {
  const [words = ''] = /(?:[^\s():<>="!-][^():<>="]*)?$/.exec(query.slice(0, at)) ?? []
  const word = /[^\s]*$/.exec(words)?.[0] ?? ''
  const to = wordEnd(query, at)
  const names = namesLike(catalogue, foldName(words), optionCount)
  if (names.length > 0 && words.includes(' ')) {
    return {
      from: at - words.length,
      to,
      options: names.map((name) => nameOption(name, query, words, to)),
    }
  }
  const keys = word === '' ? [] : keysLike(word.toLowerCase())
  const options = [...keys.slice(0, 3), ...names.map((name) => nameOption(name, query, word, to))]
  return { from: at - word.length, to, options: options.slice(0, optionCount) }
}

/** Beside other terms a name is quoted, so that it stays one. */
function nameOption(name: string, query: string, typed: string, to: number): Completion {
  const isAlone = query.trim() === typed.trim() || query.slice(0, to).trim() === typed.trim()
  return {
    kind: 'name',
    text: isAlone ? name : `!"${name.replaceAll('"', '')}"`,
    ...(!isAlone && { label: name }),
  }
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
