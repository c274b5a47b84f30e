import { type DeckFormat, type DeckListFormat, formatFacts } from '@manafolio/contract'
import { AppError } from '../../../errors.ts'
import { checkCommander } from '../../commanders.ts'
import { fileLine } from '../read/blank-lines.ts'
import type { FoundLine } from './found-lines.ts'
import {
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
    if (line === leader) return [line, { ...inMain, isCommander: true }]
    if (line === second) return [line, inRole('commander')]
    const isAble = able.includes(line) || isBackground(line) || !some.includes(line)
    return [line, withConflict(inMain, isAble && leader ? 'many_commanders' : 'may_not_lead')]
  })
}

/** Cards that were not found are accepted. Backgrounds accompany a commander. */
function mayLead({ catalogue, deckFormat }: SectionAssignment, line: FoundLine): boolean {
  if (!line.card) return true
  if (deckFormat === null) return !isBackground(line)
  const { scryfallId: commanderId, name: commanderName } = line.card
  try {
    checkCommander(catalogue, { format: deckFormat, commanderId, commanderName })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'commander_not_allowed') return false
    throw error
  }
}

function isBackground({ card }: FoundLine): boolean {
  return card?.typeLine.includes('Background') ?? false
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

function mayHaveSpell(deckFormat: DeckFormat | null): boolean {
  return deckFormat === null || deckFormat === 'oathbreaker'
}

/** Nothing of the kind leads a deck: beside a commander it is the signature spell. */
function isSpell({ card }: FoundLine): boolean {
  return card !== undefined && /^(?:\w+ )*(?:Instant|Sorcery)\b/.test(card.typeLine)
}

/** Programs that know two parts of a deck have the commanders in the sideboard. */
const ofTwoParts: readonly (DeckListFormat | null)[] = ['mtgo', 'dek', 'cockatrice', 'cod', null]

/**
 * Takes a sideboard of a card or two for the commanders of a deck that is to have some, if they may
 * be.
 */
export function leadFromSide(assignment: SectionAssignment, lines: readonly FoundLine[]): void {
  const { deckFormat, format } = assignment
  const side = inSection(lines, 'sideboard')
  if (deckFormat === null || side.length > mostLeaders) return
  if (formatFacts[deckFormat].commanders === null || inSection(lines, 'commander').length > 0)
    return
  if (!ofTwoParts.includes(format) && !isWholeWith(side, lines, deckFormat)) return
  const isLeader = (line: FoundLine) =>
    line.card !== undefined &&
    line.parsed.quantity === 1 &&
    (mayLead(assignment, line) || (mayHaveSpell(deckFormat) && isSpell(line)))
  if (!side.every(isLeader)) return
  for (const { parsed } of side) fileLine(parsed, 'commander', ['led_from_side'])
}

const mostLeaders = 2

/**
 * Lists of other tools may be written for such a program: then the deck lacks what stands aside.
 */
function isWholeWith(
  side: readonly FoundLine[],
  lines: readonly FoundLine[],
  deckFormat: DeckFormat,
): boolean {
  const copies = [...inSection(lines, 'deck'), ...side].map(({ parsed }) => parsed.quantity ?? 0)
  return copies.reduce((sum, quantity) => sum + quantity, 0) === formatFacts[deckFormat].cards
}
