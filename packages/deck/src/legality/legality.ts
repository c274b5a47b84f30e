import type { DeckSheet } from '../deck-sheet.ts'
import type { Finding } from './finding.ts'
import { formatRules } from './format-rules.ts'
import { namedCards, type RuledDeck } from './ruled-deck.ts'

/**
 * What of a deck the rules of its format do not allow, and what of it should be known; errors first.
 * Advice, never a block. `today` is yyyy-mm-dd.
 */
export function legalityOf(sheet: DeckSheet, today: string): Finding[] {
  const { name, leaderWord, rules } = formatRules[sheet.format]
  const cards = namedCards(sheet.entries)
  const deck: RuledDeck = { sheet, formatName: name, leaderWord, today, cards }
  const findings = rules.flatMap((rule) => rule(deck))
  return [
    ...findings.filter(({ severity }) => severity === 'error'),
    ...findings.filter(({ severity }) => severity === 'note'),
  ]
}
