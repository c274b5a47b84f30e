import type { Variant } from '@manafolio/contract'

/** How many copies there are, of all kinds together. */
export function copiesIn(variants: readonly Variant[]): number {
  return variants.reduce((sum, { quantity }) => sum + quantity, 0)
}
