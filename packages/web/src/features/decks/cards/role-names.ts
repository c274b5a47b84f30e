import type { DeckRole } from '@manafolio/contract'

/** What a card is called that has a role in its deck. */
export const roleNames: Record<DeckRole, string> = {
  commander: 'Commander',
  signature_spell: 'Signature spell',
  companion: 'Companion',
}
