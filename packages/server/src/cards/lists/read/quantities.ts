import { limits } from '@manafolio/contract'
import type { Problem } from '../listed.ts'

/** How many copies a text such as “4”, “4x”, “x4” or “4,0” counts, if it does: 1 to 99. */
export function quantityOf(text: string, copiesEach = 1): number | undefined {
  const quantity = countOf(text) * copiesEach
  return quantity >= 1 && quantity <= limits.quantityMax ? quantity : undefined
}

/** Why a text does not count copies of a printing. */
export function quantityProblem(text: string): Problem {
  const isTooMany = countOf(text) > limits.quantityMax
  return { reason: isTooMany ? 'too_many_copies' : 'bad_quantity', raw: text }
}

/** Whether a text counts, and counts no copies. */
export function isZero(text: string): boolean {
  return countOf(text) === 0
}

function countOf(text: string): number {
  const digits = /^(?:[x×]\s*)?0*(\d{1,9})(?:[.,]0+)?\s*[x×]?$/i.exec(text.trim())?.[1]
  return Number(digits)
}
