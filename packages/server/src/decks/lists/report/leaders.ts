import { formatFacts } from '@manafolio/contract'
import type { FoundLine } from './found-lines.ts'
import { isBannedAsCommander } from './listed-sheet.ts'
import { isBackground, isSpell, mayHaveSpell, mayLead } from './may-lead.ts'
import {
  type Assigned,
  type AssignedLine,
  inMain,
  inRole,
  inSection,
  type SectionAssignment,
  type SectionRule,
  withConflict,
} from './section-assignment.ts'

/** The first that may lead the deck is its commander, another one stands beside it. */
export const fileCommanders: SectionRule = (assignment, lines) => {
  const parsed = inSection(lines, 'commander')
  const { deckFormat } = assignment
  const facts = deckFormat && formatFacts[deckFormat]
  if (facts?.commanders === null) {
    return parsed.map((line) => [
      line,
      { ...inMain, messages: [['no_commander_format', facts.name]] },
    ])
  }
  const isNoSpell = (line: FoundLine) => !(mayHaveSpell(deckFormat) && isSpell(line))
  return fileLeaders(assignment, parsed.filter(isNoSpell))
}

/** More are not even looked at. */
const mostLookedAt = 5

function fileLeaders(assignment: SectionAssignment, lines: readonly FoundLine[]): AssignedLine[] {
  const some = lines.slice(0, mostLookedAt)
  const able = some.filter((line) => mayLead(assignment, line))
  const [leader = assignment.deckFormat === null ? some[0] : undefined] = able
  const others = some.filter((line) => line !== leader)
  const second = leader && others.find((line) => able.includes(line) || isBackground(line))
  return lines.map((line) => {
    if (line === leader) return [line, led(assignment, line, { ...inMain, isCommander: true })]
    if (line === second) return [line, led(assignment, line, inRole('commander'))]
    const isAble = able.includes(line) || isBackground(line) || !some.includes(line)
    return [line, withConflict(inMain, isAble && leader ? 'many_commanders' : 'may_not_lead')]
  })
}

/** A commander that is banned leads all the same, and is to be checked. */
function led(assignment: SectionAssignment, line: FoundLine, assigned: Assigned): Assigned {
  const { deckFormat } = assignment
  if (deckFormat === null || !isBannedAsCommander(assignment, deckFormat, line)) return assigned
  return withConflict(assigned, 'banned_commander', formatFacts[deckFormat].name)
}

/** Decks have one for each oathbreaker, and only those of Oathbreaker. */
export const fileSpells: SectionRule = ({ deckFormat }, lines) => {
  const parsed = inSection(lines, 'signature_spell')
  if (deckFormat !== null && !mayHaveSpell(deckFormat)) {
    const { name } = formatFacts[deckFormat]
    return parsed.map((line) => [line, { ...inMain, messages: [['no_spell_format', name]] }])
  }
  const leaders = inSection(lines, 'commander')
  const spells = [...parsed, ...leaders.filter(isSpell)]
  const most = leaders.filter((line) => !isSpell(line)).length < 2 ? 1 : 2
  return spells.map((line, at) => [
    line,
    at < most ? inRole('signature_spell') : withConflict(inMain, 'many_spells'),
  ])
}
