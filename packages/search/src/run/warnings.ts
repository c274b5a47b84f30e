import type { Problem } from '../query/problem.ts'
import type { Compiled } from './compile.ts'

const emptySearch = 'Nothing in this search says what to look for.'

/** What was ignored and why, one sentence each; or that the search is empty. */
export function warningsOf(problems: readonly Problem[], { ignored, found }: Compiled): string[] {
  const messages = [...problems, ...ignored].map(({ message }) => message)
  return !found && messages.length === 0 ? [emptySearch] : [...new Set(messages)]
}
