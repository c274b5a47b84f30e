import { type ImportEffect, limits } from '@manafolio/contract'
import { countWords } from './count-words.ts'

/** Why a commit would be refused, and what helps; null when it would not be. */
export function effectTrouble({ printingsAfter }: ImportEffect): string | null {
  if (printingsAfter <= limits.collectionPrintings) return null
  const most = countWords(limits.collectionPrintings)
  return `Your collection would have ${countWords(printingsAfter)} printings, and it can have up to ${most}. Leave out some rows, or remove cards first.`
}
