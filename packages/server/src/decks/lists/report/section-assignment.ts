import {
  type DeckFormat,
  type DeckLineSentence,
  type DeckLineState,
  type DeckListFormat,
  type DeckListLine,
  slotOfRole,
} from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import type { ListSection } from '../../../cards/lists/read/text-sections.ts'
import type { LineMessage } from '../read/parsed-list.ts'
import type { FoundLine } from './found-lines.ts'

/** What decides where lines come: also of which format the deck is, if that is known. */
export interface SectionAssignment {
  catalogue: Catalogue
  deckFormat: DeckFormat | null
  /** As what the list was read. */
  format: DeckListFormat | null
  /** As yyyy-mm-dd. */
  today: string
}

/** Assigns some lines, overriding earlier assignments. */
export type SectionRule = (
  assignment: SectionAssignment,
  lines: readonly FoundLine[],
) => AssignedLine[]
export type AssignedLine = readonly [line: FoundLine, assigned: Assigned]

export function inSection(lines: readonly FoundLine[], section: ListSection): FoundLine[] {
  return lines.filter(({ parsed }) => parsed.section === section)
}

/** Where the copies of a line come, and why. */
export interface Assigned extends Pick<DeckListLine, 'slotType' | 'role' | 'isCommander'> {
  /** Undefined where it is not decided by the place. */
  state?: DeckLineState
  /** Fewer than the line says. */
  quantity?: number
  messages: readonly LineMessage[]
}

export const inMain: Assigned = { slotType: 'main', role: null, isCommander: false, messages: [] }
export const inSide: Assigned = { ...inMain, slotType: 'side' }
export const inConsidering: Assigned = { ...inMain, slotType: 'considering' }

export function inRole(role: keyof typeof slotOfRole): Assigned {
  return { ...inMain, slotType: slotOfRole[role], role }
}

export function leftOut(why: DeckLineSentence): Assigned {
  return { ...inMain, slotType: null, state: 'left_out', messages: [[why]] }
}

/** The list is contradictory here: the user should check it. */
export function withConflict(assigned: Assigned, ...why: LineMessage): Assigned {
  return { ...assigned, state: 'check', messages: [why] }
}
