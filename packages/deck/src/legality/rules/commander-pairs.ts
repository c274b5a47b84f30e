import { type DeckEntry, entriesIn } from '../../deck-sheet.ts'
import type { Finding } from '../finding.ts'
import { groupsOf, makingPlain } from '../fixes.ts'
import type { LeaderRules } from '../leaders.ts'
import { canLeadTogether, partnerWords } from '../partners.ts'
import type { Rule, RuledDeck } from '../ruled-deck.ts'
import { listed } from '../wording.ts'

/** At most two commanders, and two only if their text allows it. */
export function commanderPairs(leaders: LeaderRules): Rule {
  return (deck) => {
    const chosen = entriesIn(deck.sheet, 'commander')
    const [one, other] = chosen
    if (!one || !other) return []
    if (chosen.length > 2) return [tooMany(deck, leaders, chosen)]
    if (!one.card || !other.card || canLeadTogether(one.card, other.card)) return []
    const message = `${one.cardName} and ${other.cardName} can not lead a deck together: ${why(one, other)}.`
    return [finding(deck, leaders, { chosen, message })]
  }
}

function tooMany(deck: RuledDeck, leaders: LeaderRules, chosen: readonly DeckEntry[]): Finding {
  const names = listed(chosen.map(({ cardName }) => cardName))
  const message = `${names} are ${chosen.length} ${leaders.word}s, 2 are the most that a deck has.`
  return finding(deck, leaders, { chosen, message })
}

function why(one: DeckEntry, other: DeckEntry): string {
  return [one, other].map((entry) => `${entry.cardName} ${wordsOf(entry)}`).join(', ')
}

function wordsOf({ card }: DeckEntry): string {
  const words = card && partnerWords(card)
  return words ? `has “${words}”` : 'has no partner ability'
}

/** The last one chosen is the most likely to be wrong. */
function finding(
  { sheet }: RuledDeck,
  { pairCites }: LeaderRules,
  { chosen, message }: { chosen: readonly DeckEntry[]; message: string },
): Finding {
  const over = Math.max(1, chosen.length - 2)
  const fixes = groupsOf([...chosen].reverse(), over).flatMap((group) => makingPlain(sheet, group))
  const cardNames = chosen.map(({ cardName }) => cardName)
  return { rule: 'commander_pair', severity: 'error', cardNames, message, cites: pairCites, fixes }
}
