import { type DeckCard, type DeckFormat, type DeckRole, formatFacts } from '@manafolio/contract'
import { AppError } from '../errors.ts'
import type { Rows } from './rows.ts'

/** Throws when a deck gets roles that decks of its format do not have; those it had may stay. */
export function checkRoles(format: DeckFormat, before: Rows, changed: readonly DeckCard[]): void {
  const had = new Set([...before.values()].map(({ role }) => role))
  for (const card of changed) {
    if (card.role === null || had.has(card.role)) continue
    if (!takes[card.role](format)) throw new AppError(refusals[card.role])
  }
}

const takes: Record<DeckRole, (format: DeckFormat) => boolean> = {
  commander: (format) => formatFacts[format].commanders !== null,
  signature_spell: (format) => format === 'oathbreaker',
  companion: () => true,
}

const refusals = {
  commander: 'format_without_commander',
  signature_spell: 'role_not_in_format',
  companion: 'role_not_in_format',
} as const
