import { type DeckFormat, formatFacts } from '@manafolio/contract'
import { leadFromFirstLine } from './first-line-leader.ts'
import type { FoundLine } from './found-lines.ts'
import { inSection, type SectionAssignment } from './section-assignment.ts'
import { leadFromSide } from './side-leaders.ts'

/** For a format that may only be guessed: then more has to speak for it. */
export interface ProposedAssignment extends SectionAssignment {
  deckFormat: DeckFormat
  isFormatKnown: boolean
}

/**
 * Finds who leads a deck whose list does not say it. Where no format is known such a deck is taken
 * for one of Commander: the assignment that is given back has the format.
 */
export function proposeLeaders(
  assignment: SectionAssignment,
  lines: readonly FoundLine[],
): SectionAssignment {
  const { deckFormat } = assignment
  const proposed = {
    ...assignment,
    deckFormat: deckFormat ?? 'commander',
    isFormatKnown: deckFormat !== null,
  }
  if (formatFacts[proposed.deckFormat].commanders === null) return assignment
  if (inSection(lines, 'commander').length > 0) return assignment
  const isLed = leadFromSide(proposed, lines) || leadFromFirstLine(proposed, lines)
  return isLed ? proposed : assignment
}
