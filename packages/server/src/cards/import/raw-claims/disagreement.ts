import type { Catalogue } from '@manafolio/search'
import { presentCard } from '../../present.ts'
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
    wrong: wrong.slice(0, shown).map((row) => labelOf(catalogue, row)),
  }
}

function labelOf(catalogue: Catalogue, row: number): string {
  const { name, setCode, collectorNumber } = presentCard(catalogue, row)
  return `${name} (${setCode}) ${collectorNumber}`
}
