import * as z from 'zod/mini'

/** How many copies there may be, both included. */
export interface QuantityRange {
  least: number
  most: number
}

export function quantitySentence({ least, most }: QuantityRange): string {
  return `Quantity must be a whole number from ${least} to ${most}`
}

export function quantityIn(range: QuantityRange) {
  const error = quantitySentence(range)
  return z.int({ error }).check(z.gte(range.least, { error }), z.lte(range.most, { error }))
}

/** Why there can't be so many copies; null where there can. */
export function quantityProblem(quantity: number, range: QuantityRange): string | null {
  const isIn = Number.isInteger(quantity) && quantity >= range.least && quantity <= range.most
  return isIn ? null : quantitySentence(range)
}
