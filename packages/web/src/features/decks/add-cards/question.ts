import { limits } from '@manafolio/contract'
import type { Query } from '@manafolio/search/query'
import { closedQuery, usualOrder } from '../closed-query.ts'

/** What is asked for a text somebody typed. */
export interface Question {
  /** As it was typed, without blanks around it. */
  text: string
  /** Empty when there is nothing to ask. */
  query: string
  /** Finds the card of exactly this name; empty unless the text can be a name. */
  exact: string
  /** What of the text is ignored, and why. */
  warnings: string[]
}

/** Who has typed less is still typing: the few shorter names can wait for their “!”. */
const shortestName = 3

/** Letters that may be typed: the terms around them need room too. */
export const typedMax = limits.queryMax - 100

/** Asks for what is typed and, with terms that must hold too, for nothing that they don't allow. */
export function questionFor(typed: string, terms = ''): Question {
  const text = typed.trim()
  const { text: closed, query, warnings } = closedQuery(text)
  if (closed === '') return { text, query: '', exact: '', warnings }
  const canBeName = text.length >= shortestName && isOnlyNames(query) && !text.includes('"')
  return {
    ...{ text, warnings },
    query: `${opening(terms)}${closed})`,
    exact: canBeName ? `!"${text}" ${terms}`.trim() : '',
  }
}

/** What was typed of a query that such a question asked; null when it is no longer to be seen. */
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
