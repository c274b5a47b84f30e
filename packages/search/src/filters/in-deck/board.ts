import type { DeckRow } from '../../holdings/user-decks.ts'
import { unlessDenied } from '../../rows/matchers.ts'
import { fold } from '../../text/fold.ts'
import { equalityOps } from '../compare.ts'
import type { Value } from '../filter.ts'
import { inPrintings } from '../in.ts'
import { asRequested, statementOf } from '../statement.ts'
import { deckFilter, matchDeckRows } from './deck-filter.ts'

interface Board {
  names: readonly string[]
  /** As in “it is in the sideboard”. */
  place: string
  has(row: DeckRow): boolean
}

const boards: readonly Board[] = [
  { names: ['main', 'mainboard'], place: 'in the main deck', has: isOn('main') },
  { names: ['side', 'sideboard'], place: 'in the sideboard', has: isOn('side') },
  {
    names: ['considering', 'maybe', 'maybeboard'],
    place: 'among the considered cards',
    has: isOn('considering'),
  },
  {
    names: ['commander', 'commanders'],
    place: 'a commander of the deck',
    has: ({ isCommander }) => isCommander,
  },
]

function isOn(board: DeckRow['board']): Board['has'] {
  return (row) => row.board === board
}

/** In a deck the names of its boards go before the sets and kinds that `in:` has elsewhere. */
export const inBoard = deckFilter({
  names: inPrintings.names,
  ops: equalityOps,
  example: 'in:main',
  help: 'The board: main (with the commanders), side or considering; or commander. Anything else means what in: means in other searches, such as a set.',
  values: (catalogue) => [...boardValues, ...(inPrintings.values?.(catalogue) ?? [])],
  compile(scope, term) {
    const board = findBoard(term.value)
    if (!board) return asCard(inPrintings.compile(scope, term))
    return unlessDenied(term.op, matchDeckRows(scope, board.has))
  },
  describe(term, catalogue) {
    const board = findBoard(term.value)
    if (!board) return inPrintings.describe(term, catalogue)
    return asRequested(term.op, statementOf('it', 'is', board.place))
  },
})

const boardValues: readonly Value[] = boards.map(({ names: [value = ''], place }) => ({
  value,
  label: place,
}))

function findBoard(value: string): Board | undefined {
  const word = fold(value)
  return boards.find(({ names }) => names.includes(word))
}

/** Other filters of decks look at printings. */
function asCard(matcher: ReturnType<typeof inPrintings.compile>) {
  return typeof matcher === 'string' ? matcher : { level: 'card' as const, ...matcher }
}
