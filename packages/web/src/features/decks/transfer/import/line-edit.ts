import {
  type DeckFormat,
  type DeckLineState,
  type DeckListLine,
  type DeckRole,
  deckRoles,
  type Finish,
  formatFacts,
  type ListedPrinting,
  type SlotType,
  slotOfRole,
  slotTypes,
} from '@manafolio/contract'
import { roleNames } from '../../../../card-kit/role-names.ts'
import { slotNames } from '../../../../card-kit/slot-names.ts'

/** What was changed in a line; omitted fields keep their value. */
export interface LineEdit {
  printing?: ListedPrinting
  quantity?: number
  finish?: Finish
  place?: LinePlace
  isLeftOut?: boolean
  /** The match was confirmed. */
  isRight?: boolean
}

/** By the index of the line in its list, which is the same in every reading. */
export type LineEdits = ReadonlyMap<number, LineEdit>

/** The lines of a list with their edits applied. */
export function editedLines(
  lines: readonly DeckListLine[],
  edits: LineEdits,
  format: DeckFormat | null,
): readonly DeckListLine[] {
  const places = placesIn(format)
  const edited = lines.map((line, index) => {
    const edit = edits.get(index)
    return edit ? editedLine(line, edit, places) : line
  })
  return withLeader(edited)
}

function editedLine(
  line: DeckListLine,
  edit: LineEdit,
  places: readonly LinePlace[],
): DeckListLine {
  const isIncluded = edit.isLeftOut === false
  const printing = edit.printing ?? line.printing
  const quantity = edit.quantity ?? line.quantity ?? (edit.printing || isIncluded ? 1 : null)
  const chosen = edit.place && places.includes(edit.place) ? edit.place : null
  const place = chosen ?? placeOf(line) ?? (isIncluded ? 'main' : null)
  const finish = edit.finish ?? line.finish
  const next = { ...line, printing, quantity, finish, ...(place && movedTo(line, place)) }
  const state = stateOf(next, edit)
  return {
    ...next,
    state,
    messages: state === 'ready' && line.state !== 'ready' ? [] : line.messages,
  }
}

/** A line that stays in its place keeps all of its fields, such as which commander comes first. */
function movedTo(line: DeckListLine, place: LinePlace) {
  return placeOf(line) === place ? {} : placeFields(place)
}

function stateOf(line: DeckListLine, edit: LineEdit): DeckLineState {
  const { state, printing, quantity } = line
  if (edit.isLeftOut) return 'left_out'
  const isOut = state === 'left_out' || state === 'words'
  if (isOut && edit.isLeftOut === undefined) return state
  if (!printing || quantity === null) return 'fix'
  const isSettled = edit.printing || edit.isRight || edit.place || edit.finish
  return state === 'check' && !isSettled ? 'check' : 'ready'
}

/** The first of the commanders leads the deck, another one stands beside it. */
function withLeader(lines: readonly DeckListLine[]): readonly DeckListLine[] {
  const isCommander = (line: DeckListLine) => placeOf(line) === 'commander'
  const leader = lines.find((line) => isInDeck(line) && isCommander(line))
  if (!leader) return lines
  return lines.map((line) => {
    if (!isCommander(line) || line.isCommander === (line === leader)) return line
    if (line === leader) return { ...line, isCommander: true, role: null }
    return { ...line, isCommander: false, role: 'commander' }
  })
}

/** True for lines that go into the deck. */
function isInDeck({ state }: DeckListLine): boolean {
  return state === 'ready' || state === 'check'
}

/** Where the copies of a line go. */
type LinePlace = SlotType | DeckRole

export const placeLabels: Record<LinePlace, string> = { ...slotNames, ...roleNames }

/** Null for a line that has no place yet. */
export function placeOf({ slotType, role, isCommander }: DeckListLine): LinePlace | null {
  return isCommander ? 'commander' : (role ?? slotType)
}

function placeFields(place: LinePlace): Pick<DeckListLine, 'slotType' | 'role' | 'isCommander'> {
  const slot = slotTypes.find((one) => one === place)
  if (slot) return { slotType: slot, role: null, isCommander: false }
  const role = deckRoles.find((one) => one === place) ?? null
  return { slotType: role && slotOfRole[role], role, isCommander: false }
}

/** The places in decks of a format; all of them while the format is unknown. */
export function placesIn(format: DeckFormat | null): LinePlace[] {
  const hasCommander = format === null || formatFacts[format].commanders !== null
  const hasSpell = format === 'oathbreaker'
  return [
    'main',
    'side',
    ...(hasCommander ? (['commander'] as const) : []),
    ...(hasSpell ? (['signature_spell'] as const) : []),
    'companion',
    'considering',
  ]
}
