import type { PrintingAddress } from '@manafolio/contract'
import { type Catalogue, usualPrinting } from '@manafolio/search'
import { suggestionsFor } from '../lists/match/suggestions.ts'
import { addressOfPrinting } from './address.ts'

/** What is known of a printing that was not found; the name may be misspelled. */
interface UnknownPrinting {
  name: string
  /** In lower case. */
  set?: string
  number?: string
}

/** How many cards are offered for one that was not found. */
const suggestionsMax = 5

/** Printings that may be meant: of cards with such a name, or else with the next numbers of the set. */
export async function suggestPrintings(
  catalogue: Catalogue,
  { name, set = '', number = '' }: UnknownPrinting,
): Promise<PrintingAddress[]> {
  const named =
    name === '' ? [] : await suggestionsFor(catalogue, { name, setCode: set }, suggestionsMax)
  const found = named.length > 0 ? named : nextNumbers(catalogue, set, number)
  return found.map((printing) => addressOfPrinting(catalogue, printing))
}

/** Of the same set; of several printings with one number the usual one. */
function nextNumbers(catalogue: Catalogue, code: string, wanted: string): number[] {
  const { meta, columns, numberDigits } = catalogue
  const set = meta.sets.findIndex((one) => one.code === code)
  const digits = Number(/\d+/.exec(wanted)?.[0] ?? 0)
  if (set < 0) return []
  const byNumber = new Map<number, number[]>()
  columns.printingSet.forEach((setOfPrinting, printing) => {
    if (setOfPrinting !== set) return
    const number = columns.printingNumber[printing] ?? 0
    byNumber.set(number, [...(byNumber.get(number) ?? []), printing])
  })
  const distanceOf = (number: number) => Math.abs((numberDigits[number] ?? 0) - digits)
  return [...byNumber]
    .sort(([a], [b]) => distanceOf(a) - distanceOf(b))
    .slice(0, suggestionsMax)
    .flatMap(([, printings]) => usualPrinting(catalogue, printings) ?? [])
}
