import { assert } from 'vitest'
import { type Pattern, readPattern } from '../pattern/read-pattern.ts'

/** The pattern, which must be one. */
export function patternOf(source: string): Pattern {
  const pattern = readPattern(source)
  assert(typeof pattern !== 'string', `/${source}/: ${pattern}`)
  return pattern
}
