import type { Op } from '../query/tokens.ts'

/**
 * What an operator means for things of which neither may be at least the other, such as costs and
 * sets: all follows from what “at least” is.
 */
export function comparison<T>(
  op: Exclude<Op, ':'>,
  isAtLeast: (a: T, b: T) => boolean,
): (a: T, b: T) => boolean {
  const isSame = (a: T, b: T) => isAtLeast(a, b) && isAtLeast(b, a)
  switch (op) {
    case '>=':
      return isAtLeast
    case '<=':
      return (a, b) => isAtLeast(b, a)
    case '=':
      return isSame
    case '!=':
      return (a, b) => !isSame(a, b)
    case '>':
      return (a, b) => isAtLeast(a, b) && !isAtLeast(b, a)
    case '<':
      return (a, b) => isAtLeast(b, a) && !isAtLeast(a, b)
  }
}
