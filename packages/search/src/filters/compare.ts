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

/** The number a value spells, as cards print them: 3, -1, 0.5, ½, 1½, ∞; or undefined. */
export function numberIn(value: string): number | undefined {
  if (value === '∞') return Number.POSITIVE_INFINITY
  const [, whole = '', half] = /^(-?\d*(?:\.\d+)?)(½?)$/.exec(value.trim()) ?? []
  const number = Number(whole) + (half ? 0.5 : 0)
  return (whole === '' && !half) || !Number.isFinite(number) ? undefined : number
}
