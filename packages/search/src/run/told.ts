import type { Problem } from '../query/problem.ts'
import type { Compiled } from './compile.ts'

const asksNothing = 'Nothing in this search says what to look for.'

/** What was ignored and why, one sentence each; or that nothing was asked for. */
export function toldOf(problems: readonly Problem[], { ignored, found }: Compiled): string[] {
  const told = [...problems, ...ignored].map(({ message }) => message)
  return !found && told.length === 0 ? [asksNothing] : [...new Set(told)]
}
