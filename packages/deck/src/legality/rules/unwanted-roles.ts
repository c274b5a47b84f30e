import type { DeckRole } from '@manafolio/contract'
import type { RuleName } from '../finding.ts'
import { makingPlain, removing } from '../fixes.ts'
import { cardsIn, type Rule } from '../ruled-deck.ts'

interface UnwantedRole {
  rule: RuleName
  word: string
  /** Whether a card may stay in place without the role. */
  keepsCard: boolean
}

const roles: Record<DeckRole, UnwantedRole> = {
  commander: { rule: 'commander', word: 'commander', keepsCard: true },
  signature_spell: { rule: 'signature_spell', word: 'signature spell', keepsCard: true },
  companion: { rule: 'companion', word: 'companion', keepsCard: false },
}

/** For formats without such a role. */
export function noRole(role: DeckRole, cites: string): Rule {
  const { rule, word, keepsCard } = roles[role]
  return (deck) =>
    cardsIn(deck, role).map((entries) => {
      const { sheet, formatName } = deck
      const name = entries[0].cardName
      const message = `${formatName} decks have no ${word}, but ${name} is marked as one.`
      const fixes = keepsCard ? makingPlain(sheet, entries) : removing(deck, name, entries)
      return { rule, severity: 'error', cardNames: [name], message, cites, fixes }
    })
}
