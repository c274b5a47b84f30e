import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Problem } from '../query/problem.ts'
import { type Compiled, compile } from './compile.ts'
import { readQuery } from './read-query.ts'
import { scopeOf, type World } from './scope.ts'

/** What a search would ignore of a query and why, without running it. */
export function warningsOfQuery(catalogue: Catalogue, typed: string, world: World): string[] {
  const { query, problems } = readQuery(catalogue, typed)
  return warningsOf(problems, compile(scopeOf(catalogue, world), query))
}

const emptySearch = 'Nothing in this search says what to look for.'

/** What was ignored and why, one sentence each; or that the search is empty. */
export function warningsOf(problems: readonly Problem[], { ignored, found }: Compiled): string[] {
  const messages = [...problems, ...ignored].map(({ message }) => message)
  return !found && messages.length === 0 ? [emptySearch] : [...new Set(messages)]
}
