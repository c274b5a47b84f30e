import type { Facts } from './facts.ts'

/** A query, and for which printings it must hold. */
export interface Claim {
  query: string
  /** True when the query asks for what searches hide. */
  withExtras?: true
  holds(facts: Facts): boolean
}

export function hasAll(letters: string, wanted: string): boolean {
  return [...wanted].every((letter) => letters.includes(letter))
}

export function hasOnly(letters: string, allowed: string): boolean {
  return hasAll(allowed, letters)
}

export function isSame(letters: string, others: string): boolean {
  return hasAll(letters, others) && hasOnly(letters, others)
}

/** How often a symbol stands in a cost; "generic" adds up the numbers. */
export function countOf(cost: readonly string[], symbol: string): number {
  if (symbol !== 'generic') return cost.filter((other) => other === symbol).length
  return cost.filter((other) => /^\d+$/.test(other)).reduce((sum, other) => sum + Number(other), 0)
}

export function countDistinct(values: readonly string[]): number {
  return new Set(values).size
}
