import {
  type DeckFormat,
  type DeckRole,
  deckRoles,
  formatFacts,
  slotOfRole,
} from '@manafolio/contract'
import { leaderRow } from '@manafolio/deck'
import { IconCrown, IconPaw, IconTagOff, IconWand } from '@tabler/icons-react'
import type { DeckRow } from '../../kit/deck-actions.ts'
import type { RowMenuAction } from './menu-actions.ts'
import type { RowDeck } from './use-row-actions.ts'

interface RoleFacts {
  /** The role as in “Make second commander”. */
  label: string
  Icon: RowMenuAction['Icon']
  isIn: (format: DeckFormat) => boolean
}

const facts: Record<DeckRole, RoleFacts> = {
  commander: {
    label: 'second commander',
    Icon: IconCrown,
    isIn: (format) => formatFacts[format].commanders !== null,
  },
  signature_spell: {
    label: 'signature spell',
    Icon: IconWand,
    isIn: (format) => format === 'oathbreaker',
  },
  companion: {
    label: 'companion',
    Icon: IconPaw,
    isIn: (format) => format !== 'oathbreaker',
  },
}

/** The roles that a row can get in its format and slot. */
export function roleActions(row: DeckRow, deck: RowDeck): RowMenuAction[] {
  if (row.role) return [actionOf('a plain card', IconTagOff, null)]
  return deckRoles
    .filter((role) => canBe(role, row, deck))
    .map((role) => actionOf(facts[role].label, facts[role].Icon, role))
}

/** The role of a row in words. */
export function roleLabel(role: DeckRole | null): string {
  return role ? `the ${facts[role].label}` : 'a plain card'
}

function actionOf(
  label: string,
  Icon: RowMenuAction['Icon'],
  role: DeckRole | null,
): RowMenuAction {
  return { label: `Make ${label}`, Icon, run: (rowActions, row) => rowActions.setRole(row, role) }
}

function canBe(role: DeckRole, row: DeckRow, deck: RowDeck): boolean {
  if (!facts[role].isIn(deck.format) || slotOfRole[role] !== row.slotType) return false
  const leader = leaderRow(deck)
  if (leader?.scryfallId === row.scryfallId && leader.slotType === row.slotType) return false
  return role !== 'commander' || canHaveSecond(deck)
}

function canHaveSecond({ commanderName, cards }: RowDeck): boolean {
  return commanderName !== null && cards.every(({ role }) => role !== 'commander')
}
