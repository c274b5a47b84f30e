import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { DeckRow, DeckRows } from '../../holdings/user-decks.ts'
import { matchRows } from '../../rows/matchers.ts'
import { allRows, listRows, rowsOf } from '../../rows/row-set.ts'
import { type Filter, groupInDeck, type Matcher, type Scope, type Term } from '../filter.ts'

export type ScopeInDeck = Scope & { deck: DeckRows }

interface DeckFilter extends Omit<Filter, 'level' | 'group' | 'compile'> {
  compile(scope: ScopeInDeck, term: Term): Matcher | string
}

/** Why a filter of decks is left out elsewhere. */
export const onlyInDecks = 'it looks at the rows of a deck, and works in the field above its cards'

/** A filter on the rows of the deck that is searched. */
export function deckFilter({ compile, ...filter }: DeckFilter): Filter {
  return {
    ...filter,
    level: 'printing',
    group: groupInDeck,
    compile(scope, term) {
      const { deck } = scope
      return deck ? compile({ ...scope, deck }, term) : onlyInDecks
    },
  }
}

/** For rows that pass a test. */
export function matchDeckRows(
  { catalogue, deck }: ScopeInDeck,
  test: (row: DeckRow) => boolean,
): Matcher {
  return matchPrintings(catalogue, deck.rows.filter(test))
}

/** For a column of numbers, one of each row: those rows that a matcher for it selects. */
export function matchDeckNumbers(
  { catalogue, deck }: ScopeInDeck,
  numberOf: (row: DeckRow) => number,
  matcherOf: (column: Int32Array) => Matcher,
): Matcher {
  const column = Int32Array.from(deck.rows, numberOf)
  const places = listRows(matcherOf(column).select(allRows(deck.rows.length)))
  return matchPrintings(
    catalogue,
    places.flatMap((place) => deck.rows[place] ?? []),
  )
}

function matchPrintings({ meta }: Catalogue, rows: readonly DeckRow[]): Matcher {
  const printings = rows.map(({ printing }) => printing)
  return { ...matchRows(rowsOf(printings, meta.printingCount)), level: 'printing' }
}
