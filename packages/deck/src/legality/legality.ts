import type { DeckSheet } from '../deck-sheet.ts'
import { type Finding, severities } from './finding.ts'
import { formatRules } from './format-rules.ts'
import { namedCards, type RuledDeck } from './ruled-deck.ts'

/**
 * A deck's violations of its format's rules, what it still lacks, and notes. Advisory, never blocking.
 * `today` is yyyy-mm-dd.
 */
export function legalityOf(sheet: DeckSheet, today: string): Finding[] {
  const { name, leaders, rules } = formatRules[sheet.format]
  const cards = namedCards(sheet.entries)
  const deck: RuledDeck = {
    sheet,
    formatName: name,
    leaderWord: leaders?.word ?? null,
    today,
    cards,
  }
  const findings = rules.flatMap((rule) => rule(deck))
  return severities.flatMap((one) => findings.filter(({ severity }) => severity === one))
}
