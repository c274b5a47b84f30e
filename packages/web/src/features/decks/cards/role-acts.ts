import {
  type DeckFormat,
  type DeckRole,
  deckRoles,
  formatFacts,
  slotOfRole,
} from '@manafolio/contract'
import { leaderRow } from '@manafolio/deck'
import { IconCrown, IconPaw, IconTagOff, IconWand } from '@tabler/icons-react'
import type { DeckRow } from '../deck-actions.ts'
import type { RareAct } from './rare-acts.ts'
import type { RowDeck } from './use-row-acts.ts'

interface RoleFacts {
  /** What a card is made. */
  words: string
  Icon: RareAct['Icon']
  isIn: (format: DeckFormat) => boolean
}

const facts: Record<DeckRole, RoleFacts> = {
  commander: {
    words: 'second commander',
    Icon: IconCrown,
    isIn: (format) => formatFacts[format].commanders !== null,
  },
  signature_spell: {
    words: 'signature spell',
    Icon: IconWand,
    isIn: (format) => format === 'oathbreaker',
  },
  companion: {
    words: 'companion',
    Icon: IconPaw,
    isIn: (format) => format !== 'oathbreaker',
  },
}

/** What a row of a deck can be made, where its format and slot have such a thing. */
export function roleActs(row: DeckRow, deck: RowDeck): RareAct[] {
  if (row.role) return [actOf('a plain card', IconTagOff, null)]
  return deckRoles
    .filter((role) => canBe(role, row, deck))
    .map((role) => actOf(facts[role].words, facts[role].Icon, role))
}

/** What a row is when it has a role, or has none any more. */
export function roleWords(role: DeckRole | null): string {
  return role ? `the ${facts[role].words}` : 'a plain card'
}

function actOf(words: string, Icon: RareAct['Icon'], role: DeckRole | null): RareAct {
  return { label: `Make ${words}`, Icon, act: (acts, row) => acts.setRole(row, role) }
}

function canBe(role: DeckRole, row: DeckRow, deck: RowDeck): boolean {
  if (!facts[role].isIn(deck.format) || slotOfRole[role] !== row.slotType) return false
  const leader = leaderRow(deck)
  if (leader?.scryfallId === row.scryfallId && leader.slotType === row.slotType) return false
  return role !== 'commander' || lacksSecond(deck)
}

function lacksSecond({ commanderName, cards }: RowDeck): boolean {
  return commanderName !== null && cards.every(({ role }) => role !== 'commander')
}
