import { limits } from '@manafolio/contract'

/** How many copies a text such as “4” or “4x” counts, if it does: 1 to 99. */
export function quantityOf(text: string, copiesEach = 1): number | undefined {
  const digits = /^0*(\d{1,3})\s*[x×]?$/i.exec(text.trim())?.[1]
  const quantity = Number(digits) * copiesEach
  return quantity >= 1 && quantity <= limits.quantityMax ? quantity : undefined
}
