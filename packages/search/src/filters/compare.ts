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

/** The comparison for numbers on the left side. */
export function comparesWith(op: Op, target: number): (number: number) => boolean {
  return (number) => compare[op](number, target)
}

/** Parses a number as cards print it: 3, -1, 0.5, ½, 1½, ∞; undefined if it is not one. */
export function numberIn(value: string): number | undefined {
  if (value === '∞') return Number.POSITIVE_INFINITY
  const [, whole = '', half] = /^(-?\d*(?:\.\d+)?)(½?)$/.exec(value.trim()) ?? []
  const number = Number(whole) + (half ? 0.5 : 0)
  return (whole === '' && !half) || !Number.isFinite(number) ? undefined : number
}
