import { limits } from '@manafolio/contract'
import type { Query } from '@manafolio/search/query'
import { closedQuery, usualOrder } from '../../kit/closed-query.ts'

/** The request for a text that the user typed. */
export interface Question {
  /** The typed text, trimmed. */
  text: string
  /** Empty when there is nothing to search for. */
  query: string
  /** Whether the text can be a name, or the beginning of one. */
  canBeName: boolean
  /** The terms that always apply. */
  terms: string
  /** The query without them, to be put in parentheses. */
  unlimited: string
  /** Which parts of the text are ignored, and why. */
  warnings: string[]
}

/** The maximum length of the typed text; the terms around it need room too. */
export const typedMax = limits.queryMax - 100

/** Requests the typed text, limited by terms that always apply. */
export function questionFor(typed: string, terms = ''): Question {
  const text = typed.trim()
  const { text: closed, query, warnings } = closedQuery(text)
  if (closed === '') return { text, query: '', canBeName: false, terms, unlimited: '', warnings }
  const canBeName = isOnlyNames(query) && !text.includes('"')
  return {
    ...{ text, canBeName, terms, warnings },
    query: `${opening(terms)}${closed})`,
    unlimited: closed,
  }
}

/** The typed part of such a query; null when it can’t be recognized. */
export function typedIn(query: string, terms = ''): string | null {
  const start = opening(terms)
  return query.startsWith(start) && query.endsWith(')') ? query.slice(start.length, -1) : null
}

function opening(terms: string): string {
  return `${usualOrder} ${terms && `${terms} `}(`
}

function isOnlyNames(query: Query): boolean {
  switch (query.kind) {
    case 'and':
      return query.all.every(isOnlyNames)
    case 'or':
      return query.any.every(isOnlyNames)
    case 'name':
      return query.style !== 'regex' && !query.exact
    case 'not':
    case 'filter':
      return false
  }
}
