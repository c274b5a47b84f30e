import { limits } from '@manafolio/contract'
import { AppError } from '../../../errors.ts'
import { csvText } from './csv-text.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * The objects of the largest list in a JSON file, and of those that are alike, as a table with a
 * column for each of their values; undefined when the text is no JSON. Values of objects in them are
 * called by their own names where these are not taken: `card.set` is `set`.
 */
export async function jsonText(text: string): Promise<string | undefined> {
  if (!/^\s*[[{]/.test(text)) return undefined
  const value = parsed(text)
  if (value === undefined) return undefined
  const lists = listsIn(value, 0).filter((rows) => rows.length > 0)
  const [largest] = lists.toSorted((a, b) => b.length - a.length)
  if (!largest) throw new AppError('import_json_without_cards')
  const rows = lists.filter((list) => isAlike(list, largest)).flat()
  if (rows.length > limits.importRows) throw new AppError('import_too_many_rows')
  return tableOf(rows.map((row) => new Map(valuesIn(row, []))))
}

/** Boards of a deck have the same keys, and what else a file lists has others. */
function isAlike([row = {}]: readonly Values[], [other = {}]: readonly Values[]): boolean {
  const keys = Object.keys(other)
  return keys.filter((key) => key in row).length * 2 > keys.length
}

/** Lists of cards may begin with a bracket as well: “[Main]”. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    if (/^\s*(\{\s*"|\[\s*[{[])/.test(text)) throw new AppError('import_json_broken')
    return undefined
  }
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** How deep files have their lists. */
const mostDepth = 4

function listsIn(value: unknown, depth: number): (readonly Values[])[] {
  if (depth > mostDepth || typeof value !== 'object' || value === null) return []
  const values: unknown[] = Object.values(value)
  const isList = Array.isArray(value) || values.every((one) => isObject(one) && isCounted(one))
  if (isList && values.every(isObject)) return [values]
  return values.flatMap((one) => listsIn(one, depth + 1))
}

/** Some files have the cards of a board by their names. */
function isCounted(value: Values): boolean {
  return 'quantity' in value || 'count' in value
}

/** Each value with the path to it; lists of objects in a row say nothing of a card. */
function valuesIn(row: Values, path: readonly string[]): [string, string][] {
  return Object.entries(row).flatMap(([key, value]): [string, string][] => {
    const keys = [...path, key]
    if (isObject(value)) return keys.length < mostDepth ? valuesIn(value, keys) : []
    const text = textOf(value)
    return text === undefined ? [] : [[keys.join('.'), text]]
  })
}

function textOf(value: unknown): string | undefined {
  if (value === null) return ''
  if (!Array.isArray(value)) return String(value)
  return value.some((one) => typeof one === 'object') ? undefined : value.join(', ')
}

function tableOf(rows: readonly ReadonlyMap<string, string>[]): Promise<string> {
  const all = new Set<string>()
  for (const row of rows) for (const path of row.keys()) all.add(path)
  if (all.size > mostPaths) throw new AppError('import_json_without_cards')
  const paths = [...all]
  const lines = rows.map((row) => paths.map((path) => row.get(path) ?? ''))
  return csvText([namesOf(paths), ...lines])
}

/** Cards of the card-data service have some two hundred values. */
const mostPaths = 500

/** “collectorNumber” is “collector number”; the id of a card as the card-data service has it is its id. */
function namesOf(paths: readonly string[]): string[] {
  const isCard = (path: string) =>
    ['oracle_id', 'collector_number'].some((key) => paths.includes(path.replace(/id$/, key)))
  const lasts = paths.map((path) => path.split('.').at(-1) ?? path)
  return paths.map((path, place) => {
    const last = lasts[place] ?? path
    if (last === 'id' && isCard(path)) return 'scryfall id'
    const isTaken = path.includes('.') && lasts.filter((other) => other === last).length > 1
    return (isTaken ? path : last).replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').toLowerCase()
  })
}
