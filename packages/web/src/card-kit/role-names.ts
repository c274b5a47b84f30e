import type { DeckRole } from '@manafolio/contract'

/** The names of the deck roles. */
export const roleNames: Record<DeckRole, string> = {
  commander: 'Commander',
  signature_spell: 'Signature spell',
  companion: 'Companion',
}
