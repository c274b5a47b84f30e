import type { Catalogue } from '@manafolio/search'
import type { OwnNamesOf, RequestedNames } from '../../cards/completion-answers.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { listDeckCards } from '../card-store.ts'
import { findDeck, listDecks } from '../deck-store.ts'
import { detailsOf } from '../details.ts'
import { searchedRows } from './searched-rows.ts'

/** What users have named, each name once. */
export function ownNamesIn({ db }: Pick<Deps, 'db'>): OwnNamesOf {
  return async (catalogue, { names, ...requested }) => {
    const found =
      names === 'decks'
        ? (await listDecks(db, requested.userId)).map(({ name }) => name)
        : await listCategories(db, catalogue, requested)
    return [...new Set(found)]
  }
}

/** The categories that a search in the deck finds: also suggested ones. */
async function listCategories(
  db: Db,
  catalogue: Catalogue,
  { userId, deckId = '' }: Pick<RequestedNames, 'userId' | 'deckId'>,
): Promise<string[]> {
  const deck = await findDeck(db, userId, deckId)
  if (!deck) return []
  const cards = await listDeckCards(db, userId, deck.id)
  const details = detailsOf(catalogue, cards, deck.commanderId)
  const rows = searchedRows(catalogue, { ...deck, ...details }, () => 0)
  return rows.flatMap(({ categories }) => categories)
}
