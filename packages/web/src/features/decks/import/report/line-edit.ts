import type { DeckFormat, DeckLineState, DeckListLine, ListedPrinting } from '@manafolio/contract'
import { filedIn, type LinePlace, placeOf, placesIn } from './places.ts'

/** What somebody said of a line; what they did not say is as it was read. */
export interface LineEdit {
  printing?: ListedPrinting
  quantity?: number
  place?: LinePlace
  isLeftOut?: boolean
  /** It was looked at. */
  isRight?: boolean
}

/** By the places of lines in their list, which they keep in every reading. */
export type LineEdits = ReadonlyMap<number, LineEdit>

/** The lines of a list with what was said of them. */
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
  const isWanted = edit.isLeftOut === false
  const printing = edit.printing ?? line.printing
  const quantity = edit.quantity ?? line.quantity ?? (edit.printing || isWanted ? 1 : null)
  const said = edit.place && places.includes(edit.place) ? edit.place : null
  const place = said ?? placeOf(line) ?? (isWanted ? 'main' : null)
  const next = { ...line, printing, quantity, ...(place && filedAs(line, place)) }
  const state = stateOf(next, edit)
  return { ...next, state, says: state === 'ready' && line.state !== 'ready' ? [] : line.says }
}

/** What nobody moved stays what it is, also the first of the commanders. */
function filedAs(line: DeckListLine, place: LinePlace) {
  return placeOf(line) === place ? {} : filedIn(place)
}

function stateOf(line: DeckListLine, edit: LineEdit): DeckLineState {
  const { state, printing, quantity } = line
  if (edit.isLeftOut) return 'left_out'
  const isOut = state === 'left_out' || state === 'words'
  if (isOut && edit.isLeftOut === undefined) return state
  if (!printing || quantity === null) return 'fix'
  const isSettled = edit.printing || edit.isRight || edit.place
  return state === 'check' && !isSettled ? 'check' : 'ready'
}

/** The first of the commanders leads the deck, another one stands beside it. */
function withLeader(lines: readonly DeckListLine[]): readonly DeckListLine[] {
  const isLeading = (line: DeckListLine) => placeOf(line) === 'commander'
  const leader = lines.find((line) => isTaken(line) && isLeading(line))
  if (!leader) return lines
  return lines.map((line) => {
    if (!isLeading(line) || line.isCommander === (line === leader)) return line
    if (line === leader) return { ...line, isCommander: true, role: null }
    return { ...line, isCommander: false, role: 'commander' }
  })
}

/** It goes into the deck. */
export function isTaken({ state }: DeckListLine): boolean {
  return state === 'ready' || state === 'check'
}
