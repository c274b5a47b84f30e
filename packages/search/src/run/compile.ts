import type { Scope } from '../filters/filter.ts'
import type { Query } from '../query/tree.ts'
import { findSetting } from '../settings/table.ts'
import { type Context, compileTerm, type Found, ignoreSetting, type Term } from './compile-term.ts'
import { type Plan, planAll, planAny, planNone } from './plan.ts'

/** What was understood of a query (undefined when nothing was), and what was not. */
export interface Compiled extends Pick<Context, 'choices' | 'settings' | 'ignored'> {
  found: Found | undefined
}

/** Turns a tree into a plan. Terms that can't be understood are left out, with the reason. */
export function compile(
  scope: Scope,
  query: Query,
  leftOut: ReadonlyMap<Term, string> = new Map(),
): Compiled {
  const context: Context = {
    scope,
    leftOut,
    choices: {},
    settings: [],
    ignored: [],
    isDenied: false,
    terms: 0,
    patterns: 0,
  }
  const found = compileNode(context, query)
  const { choices, settings, ignored } = context
  const isOnlySettings = !found && settings.length > 0 && ignored.length === 0
  return { found: isOnlySettings ? everything : found, choices, settings, ignored }
}

/** For a query of nothing but settings. */
const everything: Found = { plan: planAll([]), query: { kind: 'and', all: [] } }

function compileNode(context: Context, query: Query): Found | undefined {
  switch (query.kind) {
    case 'and':
      return joinParts(compileParts(context, query.all), planAll, (all) => ({ kind: 'and', all }))
    case 'or':
      return joinParts(compileParts(context, query.any), planAny, (any) => ({ kind: 'or', any }))
    case 'not':
      return compileNot(context, query.query)
    case 'name':
    case 'filter':
      return compileTerm(context, query)
  }
}

function compileParts(context: Context, parts: Query[]): Found[] {
  return parts.flatMap((part) => compileNode(context, part) ?? [])
}

function joinParts(
  parts: Found[],
  planParts: (plans: Plan[]) => Plan,
  joinQueries: (queries: Query[]) => Query,
): Found | undefined {
  if (parts.length < 2) return parts[0]
  return {
    plan: planParts(parts.map(({ plan }) => plan)),
    query: joinQueries(parts.map(({ query }) => query)),
  }
}

function compileNot(context: Context, query: Query): Found | undefined {
  if (query.kind === 'filter' && findSetting(query.key)) {
    return ignoreSetting(context, query)
  }
  context.isDenied = !context.isDenied
  const part = compileNode(context, query)
  context.isDenied = !context.isDenied
  return part && { plan: planNone(part.plan), query: { kind: 'not', query: part.query } }
}
