import type { Op } from '../query/tokens.ts'

export const equalityOps = [':', '=', '!='] as const
export const allOps = [':', '=', '!=', '<', '<=', '>', '>='] as const

export const compare: Record<Op, (a: number, b: number) => boolean> = {
  ':': (a, b) => a === b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
}

/** The test for numbers on the left side of a comparison. */
export function comparesWith(op: Op, wanted: number): (number: number) => boolean {
  return (number) => compare[op](number, wanted)
}

/** The number a value spells, or undefined; an empty text spells none. */
export function numberIn(value: string): number | undefined {
  const number = Number(value)
  return value.trim() === '' || !Number.isFinite(number) ? undefined : number
}
