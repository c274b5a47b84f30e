import type { Card } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { presentCards } from '../../cards/present.ts'
import type { ClaimedPrinting } from './claimed-printings.ts'

const shown = 5

/** A few of the printings that were not found, and of those that should not have been. */
export function disagreement(
  catalogue: Catalogue,
  claimed: readonly ClaimedPrinting[],
  found: readonly number[],
): { missing: string[]; wrong: string[] } {
  const rowOf = ({ id }: ClaimedPrinting) => catalogue.printingById.get(id) ?? -1
  const [claimedRows, foundRows] = [new Set(claimed.map(rowOf)), new Set(found)]
  const missing = claimed.filter((printing) => !foundRows.has(rowOf(printing)))
  const wrong = found.filter((row) => !claimedRows.has(row))
  return {
    missing: missing.slice(0, shown).map(({ label }) => label),
    wrong: presentCards(catalogue, wrong.slice(0, shown)).map(labelOf),
  }
}

function labelOf({ name, setCode, collectorNumber }: Card): string {
  return `${name} (${setCode}) ${collectorNumber}`
}
