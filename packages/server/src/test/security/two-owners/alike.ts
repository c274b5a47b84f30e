import type { Row, Rows } from '../rows.ts'
import { sameId } from './owner.ts'

/** Something that knows the ids of the catalogue. */
type Known = Pick<ReadonlyMap<string, unknown>, 'has'>

const uuid = /[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g
/** Session ids, their public forms and digests, access tokens, and the ends of links. */
const secret = /(?<![\w-])(?:manafolio_)?[\w-]{22}(?:[\w-]{10}|[\w-]{21})?(?![\w-])/g

/**
 * The same text for two answers that differ in nothing but ids that the server chose, and in the
 * order that these give to what came at one time.
 */
export function inOneOrder(answer: string, known: Known): string {
  const text = answer
    .replace(uuid, (id) => (isChosen(id, known) ? id : 'an-id'))
    .replace(secret, 'a-secret')
  const start = text.indexOf(': ') + 2
  return text.slice(0, start) + sorted(text.slice(start))
}

/** By the catalogue, or by both owners. */
function isChosen(id: string, known: Known): boolean {
  return known.has(id) || id.startsWith(sameId(0).slice(0, 23))
}

function sorted(body: string): string {
  try {
    return JSON.stringify(inOrder(JSON.parse(body)))
  } catch {
    return body.split('\n').sort().join('\n')
  }
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder).sort(byText)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inOrder(part)]))
}

function byText(a: unknown, b: unknown): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1
}

const hidden = new Set(['password', 'sid', 'sess', 'token', 'share_id'])

/** Rows by what is in them, whatever ids and secrets they carry. */
export function rowsInOneOrder(rows: Rows, known: Known): string[] {
  return Object.entries(rows).flatMap(([table, all]) =>
    all.map((row) => inOneOrder(`${table}: ${JSON.stringify(shown(row))}`, known)).sort(),
  )
}

function shown(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.has(column)))
}
