import {
  type Catalogue,
  foldName,
  nameSeparator,
  type PrintingRecord,
  readRecord,
  rowText,
} from '@manafolio/search'
import type { ParsedName } from './parse-name.ts'

/** Whether a name may be that of a printing: whole, of a face, decorated, cut off, or of its own. */
export function agrees(catalogue: Catalogue, printing: number, name: ParsedName): boolean {
  const names = rowText(catalogue.texts.cardName, catalogue.columns.printingCard[printing] ?? 0)
  const known = names.split(nameSeparator)
  if (name.spellings.some(({ folded }) => known.includes(folded))) return true
  if (name.isKnown) return false
  // A token with another on its back is a card of its own in the catalogue.
  return (
    (name.front !== '' && name.front === names) ||
    isCutOff(name, known) ||
    isOwnName(catalogue, printing, name)
  )
}

/** Fewer letters begin many names. */
const shortestStart = 5

function isCutOff({ spellings }: ParsedName, known: readonly string[]): boolean {
  return spellings.some(
    ({ folded }) => folded.length >= shortestStart && known.some((name) => name.startsWith(folded)),
  )
}

/** What is printed in place of the card's name: in another language, or of another world. */
function isOwnName({ pools }: Catalogue, printing: number, { spellings }: ParsedName): boolean {
  // The pool of printings holds such records.
  const record = readRecord<PrintingRecord>(pools.printings, printing)
  const own = [record.flavor_name, record.printed_name].map((name) => foldName(name ?? ''))
  return spellings.some(({ folded }) => folded !== '' && own.includes(folded))
}
