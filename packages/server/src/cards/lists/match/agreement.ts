import { type Catalogue, namesIn, rowText } from '@manafolio/search'
import type { ParsedName } from './parse-name.ts'

/** Whether a name may be that of a printing: whole, of a face, decorated, cut off, or of its own. */
export function agrees(catalogue: Catalogue, printing: number, name: ParsedName): boolean {
  const names = rowText(catalogue.texts.cardName, catalogue.columns.printingCard[printing] ?? 0)
  const { own, others } = namesIn(names)
  const known = [...own, ...others]
  if (name.spellings.some(({ folded }) => known.includes(folded))) return true
  if (name.isKnown) return false
  // A token with another on its back is a card of its own in the catalogue.
  return (name.front !== '' && name.front === own.join()) || isCutOff(name, known)
}

/** Fewer letters begin many names. */
const shortestStart = 5

function isCutOff({ spellings }: ParsedName, known: readonly string[]): boolean {
  return spellings.some(
    ({ folded }) => folded.length >= shortestStart && known.some((name) => name.startsWith(folded)),
  )
}
