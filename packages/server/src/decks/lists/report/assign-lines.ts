import type { DeckListFormat } from '@manafolio/contract'
import type { ListSection } from '../../../cards/lists/read/text-sections.ts'
import type { FoundLine } from './found-lines.ts'
import { fileCommanders, fileSpells } from './leaders.ts'
import {
  type Assigned,
  type AssignedLine,
  inConsidering,
  inMain,
  inRole,
  inSection,
  inSide,
  leftOut,
  type SectionAssignment,
  withConflict,
} from './section-assignment.ts'

/** Where lines of copies come, by the part of the list that they are in. */
export function fileLines(
  assignment: SectionAssignment,
  lines: readonly FoundLine[],
): Map<FoundLine, Assigned> {
  const assigned = new Map(lines.map((line) => [line, placeOf(line)]))
  const inDeck = lines.filter((line) => assigned.get(line)?.state !== 'left_out')
  for (const rule of [fileCommanders, fileSpells, fileCompanion]) {
    for (const [line, place] of rule(assignment, inDeck)) assigned.set(line, place)
  }
  return assigned
}

const places: Record<ListSection, Assigned> = {
  about: inMain,
  deck: inMain,
  commander: inMain,
  signature_spell: inMain,
  sideboard: inSide,
  companion: inSide,
  maybeboard: inConsidering,
  tokens: leftOut('token'),
}

function placeOf({ parsed, card }: FoundLine): Assigned {
  if (parsed.omission) return leftOut(parsed.omission)
  return card?.isToken ? leftOut('token') : places[parsed.section]
}

/** Lists of these have the companion in the sideboard too: that is the same copy. */
const namingItTwice: readonly (DeckListFormat | null)[] = ['arena', null]

/** A deck has one companion. */
function fileCompanion({ format }: SectionAssignment, lines: readonly FoundLine[]): AssignedLine[] {
  const [companion, ...others] = inSection(lines, 'companion')
  if (!companion) return []
  const sideboard = namingItTwice.includes(format) ? inSection(lines, 'sideboard') : []
  const again = namedAgain(companion, sideboard)
  const assigned: AssignedLine[] = again ? [[again, countedOnce(again)]] : []
  for (const line of others) assigned.push([line, withConflict(inSide, 'many_companions')])
  return [...assigned, [companion, inRole('companion')]]
}

/** The line of the sideboard that has it: that printing, or the card. */
function namedAgain({ card }: FoundLine, sideboard: readonly FoundLine[]): FoundLine | undefined {
  if (!card) return undefined
  return (
    sideboard.find((line) => line.card?.scryfallId === card.scryfallId) ??
    sideboard.find((line) => line.card?.name === card.name)
  )
}

function countedOnce({ parsed: { quantity = 0 } }: FoundLine): Assigned {
  if (quantity < 2) return leftOut('companion_again')
  return { ...inSide, quantity: quantity - 1, messages: [['companion_once']] }
}
