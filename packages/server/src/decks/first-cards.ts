import type { Deck, DeckCardChange } from '@manafolio/contract'
import type { Tx } from './change.ts'
import { underCurrentIds } from './current-cards.ts'
import { type Rows, rowsOf, withChanges } from './rows.ts'

/** The rows of a new deck; those of one that was made before may not have moved to new ids yet. */
export async function firstRows(
  tx: Tx,
  deck: Deck,
  { cards, there }: { cards: readonly DeckCardChange[]; there: Rows },
): Promise<Rows> {
  return withChanges(rowsOf([]), deck.id, await underCurrentIds(tx, there, cards))
}
