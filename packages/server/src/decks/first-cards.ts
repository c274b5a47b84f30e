import type { Deck, DeckCard, DeckCardChange } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { upsertDeckCards } from './card-store.ts'
import type { Tx } from './change.ts'
import { underCurrentIds } from './current-cards.ts'
import { named } from './names.ts'
import { checkRoles } from './roles.ts'
import { rowsOf, withChanges } from './rows.ts'

/** Puts the cards into a deck that was just made. */
export async function insertCards(
  tx: Tx,
  catalogue: Catalogue,
  deck: Deck,
  changes: readonly DeckCardChange[],
): Promise<DeckCard[]> {
  const empty = rowsOf([])
  const rows = withChanges(empty, deck.id, await underCurrentIds(tx, empty, changes))
  const cards = named(catalogue, [...rows.values()])
  checkRoles(deck.format, empty, cards)
  await upsertDeckCards(tx, cards)
  return cards
}
