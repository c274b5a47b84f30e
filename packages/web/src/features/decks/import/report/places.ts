import {
  type DeckFormat,
  type DeckListLine,
  type DeckRole,
  formatFacts,
  type SlotType,
  slotOfRole,
} from '@manafolio/contract'

/** Where the copies of a line come. */
export type LinePlace = SlotType | DeckRole

export const placeWords: Record<LinePlace, string> = {
  main: 'Main deck',
  side: 'Sideboard',
  commander: 'Commander',
  signature_spell: 'Signature spell',
  companion: 'Companion',
}

/** Null for a line that goes nowhere yet. */
export function placeOf({ slotType, role, isCommander }: DeckListLine): LinePlace | null {
  return isCommander ? 'commander' : (role ?? slotType)
}

/** What of a line says where it comes. */
export function filedIn(place: LinePlace): Pick<DeckListLine, 'slotType' | 'role' | 'isCommander'> {
  if (place === 'main' || place === 'side') {
    return { slotType: place, role: null, isCommander: false }
  }
  return { slotType: slotOfRole[place], role: place, isCommander: false }
}

/** Where cards of a deck of a format may come; of one that nobody knows yet everywhere. */
export function placesIn(format: DeckFormat | null): LinePlace[] {
  const isLed = format === null || formatFacts[format].commanders !== null
  const hasSpell = format === 'oathbreaker'
  return [
    'main',
    'side',
    ...(isLed ? (['commander'] as const) : []),
    ...(hasSpell ? (['signature_spell'] as const) : []),
    'companion',
  ]
}
