import type { PrintingAddress } from '@manafolio/contract'
import { type Catalogue, usualPrinting } from '@manafolio/search'
import { suggestionsFor } from '../lists/match/suggestions.ts'
import { addressOfPrinting } from './address.ts'

/** What is known of a printing that was not found; the name may be misspelled. */
interface Sought {
  name: string
  /** In lower case. */
  set?: string
  number?: string
}

/** How many cards are offered for one that was not found. */
const suggestionsMax = 5

/** Printings that may be meant, the likeliest first; without a name those with the next numbers. */
export async function suggestPrintings(
  catalogue: Catalogue,
  { name, set = '', number = '' }: Sought,
): Promise<PrintingAddress[]> {
  const found =
    name === ''
      ? nextNumbers(catalogue, { set, number })
      : await suggestionsFor(catalogue, { name, setCode: set }, suggestionsMax)
  return found.map((printing) => addressOfPrinting(catalogue, printing))
}

/** Of the same set; of several printings with one number the usual one. */
function nextNumbers(catalogue: Catalogue, sought: { set: string; number: string }): number[] {
  const { meta, columns, numberDigits } = catalogue
  const set = meta.sets.findIndex(({ code }) => code === sought.set)
  const digits = Number(/\d+/.exec(sought.number)?.[0])
  if (set < 0 || Number.isNaN(digits)) return []
  const byNumber = new Map<number, number[]>()
  columns.printingSet.forEach((its, printing) => {
    if (its !== set) return
    const number = columns.printingNumber[printing] ?? 0
    byNumber.set(number, [...(byNumber.get(number) ?? []), printing])
  })
  const distanceOf = (number: number) => Math.abs((numberDigits[number] ?? 0) - digits)
  return [...byNumber]
    .sort(([a], [b]) => distanceOf(a) - distanceOf(b))
    .slice(0, suggestionsMax)
    .flatMap(([, printings]) => usualPrinting(catalogue, printings) ?? [])
}
