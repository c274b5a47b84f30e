import type { DeckFormat, LegalityWord } from '@manafolio/contract'

/** What the lists of a format mean by “restricted”. */
export type Restriction = 'one_copy' | 'not_commander' | 'commander_only'

const restrictions: Partial<Record<DeckFormat, Restriction>> = {
  duel: 'not_commander',
  paupercommander: 'commander_only',
}

export function restrictionIn(format: DeckFormat): Restriction {
  return restrictions[format] ?? 'one_copy'
}

/** Whether a card of such a legality may be in a deck other than as its commander. */
export function isLegalBesideCommander(format: DeckFormat, word: LegalityWord): boolean {
  if (word === 'restricted') return restrictionIn(format) !== 'commander_only'
  return word === 'legal'
}
