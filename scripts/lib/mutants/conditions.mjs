import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

/** Columns that identify the owner of a row, or that only its owner knows. */
const column = String.raw`(?:\w+\.)?(?:user_id|sid|token|email_key|share_id)`

/** The forms in which queries are restricted to one user. */
const forms = [
  String.raw`\.(?:where|whereRef|on|onRef)\(\s*'${column}',\s*'=',`,
  String.raw`\.where\(\s*'id',\s*'=',\s*(?:userId|id)\)`,
  String.raw`\.where\(\s*'deck_id',\s*'in',\s*decksOf\(`,
]
const form = new RegExp(forms.join('|'), 'g')

/** Anything that looks like a condition on a user, so that one in an unknown form fails. */
const suspect = /\.\w*(?:where|on|having)\w*\(\s*'[^)]*\buser_id\b|sql(?:<\w+>)?`[^`]*\buser_id\b/gi
const paging = /^\.where\('[\w.]*user_id', '>', after/

/** All conditions in the server's queries, numbered by file and position. */
export function listConditions() {
  return sourceFiles()
    .flatMap((file) => conditionsIn(file, readFileSync(join(root, file), 'utf8')))
    .map((condition, number) => ({ ...condition, number }))
}

function sourceFiles() {
  const folder = 'packages/server/src'
  const isOther = /\.test\.ts$|^test\/|\/migrations\//
  return readdirSync(join(root, folder), { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !isOther.test(file))
    .sort()
    .map((file) => `${folder}/${file}`)
}

function conditionsIn(file, text) {
  const found = [...text.matchAll(form)]
    .map(({ index }) => ({ file, start: index, end: endOfCall(text, index) }))
    .filter(({ start, end }) => !isById(text.slice(start, end)) || isOfUsers(text, start))
    .map((one) => ({ ...one, ...describe(text, one) }))
  for (const { index } of text.matchAll(suspect)) {
    const isKnown = found.some(({ start, end }) => start <= index && index < end)
    const rest = text.slice(index, index + 60)
    if (!isKnown && !paging.test(rest)) throw new Error(`${file} has an unknown form: ${rest}`)
  }
  return found
}

/** The position of the closing bracket of a call. */
function endOfCall(text, start) {
  let depth = 0
  for (let i = text.indexOf('(', start); ; i++) {
    if (text[i] === '(') depth++
    if (text[i] === ')' && --depth === 0) return i + 1
  }
}

function isById(condition) {
  return /^\.where\(\s*'id'/.test(condition)
}

/** A condition on an id restricts to a user where the rows are users; the query starts before it. */
function isOfUsers(text, start) {
  const tables = [
    ...text.slice(0, start).matchAll(/(?:selectFrom|updateTable|deleteFrom)\('(\w+)/g),
  ]
  return tables.at(-1)?.[1] === 'users'
}

function describe(text, { start, end }) {
  const before = text.slice(0, start)
  const line = before.split('\n').length
  const kinds = [...before.matchAll(/\b(select|update|delete)(?:From|Table)\(/g)]
  const condition = text.slice(start, end).replace(/\s+/g, ' ')
  return { line, kind: kinds.at(-1)?.[1] ?? 'select', condition }
}

/** Adds a switch to each condition, so that one can be disabled while the others apply. */
export function conditionSwitches(conditions) {
  return {
    name: 'condition-switches',
    enforce: 'pre',
    transform(code, id) {
      const own = conditions.filter(({ file }) => id.split('?')[0].endsWith(`/${file}`))
      return own.reduceRight(withSwitch, code)
    },
  }
}

function withSwitch(code, { start, end, number }) {
  const condition = code.slice(start, end)
  const call = `.$call((query) => globalThis.removedCondition === ${number} ? query : query${condition})`
  return code.slice(0, start) + call + code.slice(end)
}
