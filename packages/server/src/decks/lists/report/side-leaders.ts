import { type DeckListFormat, formatFacts } from '@manafolio/contract'
import { isCompanion } from '@manafolio/deck'
import { fileLine } from '../read/blank-lines.ts'
import type { FoundLine } from './found-lines.ts'
import { mayBeCompanion } from './listed-sheet.ts'
import { isBackground, isSpell, mayHaveSpell, mayLead, mayLeadTogether } from './may-lead.ts'
import type { ProposedAssignment } from './proposed-leaders.ts'
import { inSection } from './section-assignment.ts'
import { copiesOf, fitTheColors, isSingleton } from './whole-deck.ts'

/** Programs that know two parts of a deck have the commanders in the sideboard. */
const ofTwoParts: readonly (DeckListFormat | null)[] = [
  ...(['mtgo', 'dek', 'cockatrice', 'cod', 'xmage'] as const),
  null,
]

/**
 * Takes a sideboard of a card or two for the commanders of a deck, if they may be, and one more for
 * the companion. Whether there are some.
 */
export function leadFromSide(assignment: ProposedAssignment, lines: readonly FoundLine[]): boolean {
  const side = inSection(lines, 'sideboard')
  if (side.length > mostLeaders + 1) return false
  const companion = companionIn(assignment, lines)
  const leaders = side.filter((line) => line !== companion)
  if (leaders.length === 0 || leaders.length > mostLeaders) return false
  if (!leaders.every((line) => isLeader(assignment, line))) return false
  if (!areExpected(assignment, leaders, inSection(lines, 'deck'))) return false
  for (const { parsed } of leaders) fileLine(parsed, 'commander', ['led_from_side'])
  if (companion) fileLine(companion.parsed, 'companion', ['companion_from_side'])
  return true
}

const mostLeaders = 2

function isLeader(assignment: ProposedAssignment, line: FoundLine): boolean {
  if (line.card === undefined || line.parsed.quantity !== 1) return false
  if (mayLead(assignment, line) || isBackground(line)) return true
  return mayHaveSpell(assignment.deckFormat) && isSpell(line)
}

/**
 * A card that may be the companion of the deck that the others lead, or the only one with the ability beside a
 * commander with which it can't lead.
 */
function companionIn(
  assignment: ProposedAssignment,
  lines: readonly FoundLine[],
): FoundLine | undefined {
  const [side, main] = [inSection(lines, 'sideboard'), inSection(lines, 'deck')]
  if (side.length < 2 || inSection(lines, 'companion').length > 0) return undefined
  const meetsCondition = (line: FoundLine) => {
    const commander = side.filter((leader) => leader !== line)
    const parts = { commander, companion: line, main }
    return mayBeCompanion(assignment, assignment.deckFormat, parts)
  }
  return side.find(meetsCondition) ?? onlyCompanionIn(assignment, side)
}

function onlyCompanionIn(
  { catalogue }: ProposedAssignment,
  side: readonly FoundLine[],
): FoundLine | undefined {
  const [one, other] = side
  if (!one || !other || side.length > 2 || mayLeadTogether(catalogue, one, other)) return undefined
  const able = side.filter(({ card }) => card !== undefined && isCompanion(card.name))
  return able.length === 1 ? able[0] : undefined
}

/**
 * Lists of other tools may be written for such a program too: then the deck lacks just what stands
 * aside. Where the format is not known the deck has to look like one of it besides.
 */
function areExpected(
  { catalogue, format, deckFormat, isFormatKnown }: ProposedAssignment,
  leaders: readonly FoundLine[],
  main: readonly FoundLine[],
): boolean {
  if (isFormatKnown && ofTwoParts.includes(format)) return true
  if (copiesOf([...main, ...leaders]) !== formatFacts[deckFormat].cards) return false
  if (isFormatKnown) return true
  const [leader, partner] = leaders
  if (leader && partner && !mayLeadTogether(catalogue, leader, partner)) return false
  return isSingleton(catalogue, main) && fitTheColors(catalogue, leaders, main)
}
