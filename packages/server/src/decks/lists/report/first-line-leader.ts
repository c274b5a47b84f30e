import { type DeckListFormat, formatFacts } from '@manafolio/contract'
import { fileLine } from '../read/blank-lines.ts'
import type { FoundLine } from './found-lines.ts'
import { mayLead, mayLeadTogether } from './may-lead.ts'
import type { ProposedAssignment } from './proposed-leaders.ts'
import { inSection } from './section-assignment.ts'
import { copiesOf, fitTheColors, isSingleton } from './whole-deck.ts'

/** These list cards in an order of their own, and have a place for commanders. */
const unordered: readonly (DeckListFormat | null)[] = ['dek', 'cod']

/**
 * Where nothing says who leads a deck of the right size, its first card or pair of cards does, as
 * players write lists. Whether there is one.
 */
export function leadFromFirstLine(
  assignment: ProposedAssignment,
  lines: readonly FoundLine[],
): boolean {
  const { catalogue, format, isFormatKnown } = assignment
  const deck = inSection(lines, 'deck')
  if (unordered.includes(format) || !hasItsSize(assignment, deck)) return false
  if (!isFormatKnown && !isSingleton(catalogue, deck)) return false
  const leaders = firstLeaders(assignment, deck)
  if (leaders.length === 0 || !fitTheColors(catalogue, leaders, deck)) return false
  for (const { parsed } of leaders) fileLine(parsed, 'commander', ['first_line'])
  return true
}

/** With the commander counted, or left out of the count. */
function hasItsSize({ deckFormat }: ProposedAssignment, deck: readonly FoundLine[]): boolean {
  const { cards } = formatFacts[deckFormat]
  const copies = copiesOf(deck)
  return copies === cards || copies === cards + 1
}

function firstLeaders(
  assignment: ProposedAssignment,
  [first, second]: readonly FoundLine[],
): FoundLine[] {
  const isAble = (line: FoundLine) => line.card !== undefined && mayLead(assignment, line)
  if (first?.parsed.quantity !== 1) return []
  const pair = second?.parsed.quantity === 1 ? [first, second] : [first]
  const arePartners = second !== undefined && mayLeadTogether(assignment.catalogue, first, second)
  if (arePartners && pair.some(isAble)) return pair
  return isAble(first) ? [first] : []
}
