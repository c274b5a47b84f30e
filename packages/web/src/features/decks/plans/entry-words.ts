import type { BuyLine } from '@manafolio/contract'
import type { EntryKind, EntryLine, MassEntryLink } from '../../../card-kit/mass-entry.ts'

/** A line of a buy list as the marketplace is told of it. */
export function entryLine({ cardName, quantity, offer }: BuyLine): EntryLine {
  const tcgplayerId = offer?.tcgplayerId ?? null
  const product = offer && tcgplayerId !== null ? { tcgplayerId, finish: offer.finish } : null
  return { cardName, quantity, product }
}

/** What a link to a list says, such as “Nonfoil 1 of 2”. */
export function entryWords({ kind, part, parts, copies }: MassEntryLink): string {
  const list = parts > 1 ? `${kinds[kind]} ${part} of ${parts}` : kinds[kind]
  return `${list}: ${copies === 1 ? '1 copy' : `${copies} copies`}`
}

const kinds: Record<EntryKind, string> = {
  nonfoil: 'Nonfoil',
  foil: 'Foil',
  etched: 'Etched',
  named: 'By name',
}

/** What is to be done there, as a list can't say it. */
export const entryHint: Partial<Record<EntryKind, string>> = {
  foil: 'Foil: choose the foil version there.',
  named:
    'By name: the marketplace’s number of these is not known; choose the printing and its finish there.',
}
