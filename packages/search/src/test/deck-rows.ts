import type { DeckRow } from '../holdings/user-decks.ts'
import { findInDeck } from '../run/find-in-deck.ts'
import { testWorld } from './expect-query.ts'
import { usualDecks } from './owned-decks.ts'
import { usualOwner } from './owners.ts'
import { nameOf, printingCalled } from './printing-names.ts'
import { smallCatalogue } from './small-catalogue.ts'

/** A row of a deck, by the name of its printing; by default one copy in the main deck. */
export type Row = Partial<Omit<DeckRow, 'printing'>> & { card: string }

const plain = {
  board: 'main',
  isCommander: false,
  categories: [],
  addedOn: 0,
  finish: 'nonfoil',
  quantity: 1,
  missing: 0,
} as const

/** Searches a deck: the found rows as “side Lightning Bolt [lea]”, with the explanation and warnings. */
export function findInRows(rows: readonly Row[], query: string) {
  const searched = rows.map(({ card, ...row }) => {
    const printing = printingCalled(smallCatalogue, card)
    if (printing === undefined) throw new Error(`There is no printing “${card}”`)
    return { ...plain, ...row, printing }
  })
  const holdings = usualOwner(smallCatalogue)
  const decks = usualDecks(smallCatalogue)
  const found = findInDeck(
    smallCatalogue,
    { rows: searched, query },
    { ...testWorld, holdings, decks },
  )
  return { ...found, rows: found.rows.map(titleOf) }
}

function titleOf({ printing, board, finish }: DeckRow): string {
  const words = [board === 'main' ? '' : board, finish === 'nonfoil' ? '' : finish]
  return [...words, nameOf(smallCatalogue, printing).withSet]
    .filter((word) => word !== '')
    .join(' ')
}
