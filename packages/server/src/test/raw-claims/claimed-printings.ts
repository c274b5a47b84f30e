import { cardClaims } from './card-claims.ts'
import type { Claim } from './claim.ts'
import { factsOf, isExtra } from './facts.ts'
import { kindClaims } from './kind-claims.ts'
import { mixedClaims } from './mixed-claims.ts'
import { printingClaims } from './printing-claims.ts'
import { rawCards } from './raw-card.ts'

export const claims: readonly Claim[] = [
  ...cardClaims,
  ...printingClaims,
  ...kindClaims,
  ...mixedClaims,
]

const claimsWithExtras = claims.filter(({ withExtras }) => withExtras)

export interface ClaimedPrinting {
  id: string
  /** For the message of a failing test. */
  label: string
}

/** For each query the printings of a bulk file that it must find, in one go over the file. */
export async function claimedPrintings(file: string): Promise<Map<string, ClaimedPrinting[]>> {
  const claimed = new Map<string, ClaimedPrinting[]>(claims.map(({ query }) => [query, []]))
  for await (const printings of rawCards(file)) {
    for (const facts of factsOf(printings)) {
      const { id, name, set, collector_number } = facts.printing
      const printing = { id, label: `${name} (${set}) ${collector_number}` }
      const requested = isExtra(facts.printing) ? claimsWithExtras : claims
      for (const { query, holds } of requested) if (holds(facts)) claimed.get(query)?.push(printing)
    }
  }
  return claimed
}
