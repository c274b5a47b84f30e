import type { Variant } from '@manafolio/contract'

/** The number of copies of all variants together. */
export function copiesIn(variants: readonly Variant[]): number {
  return variants.reduce((sum, { quantity }) => sum + quantity, 0)
}
