import { type Catalogue, rowText } from '@manafolio/search'
import type { Db } from '../../db/database.ts'
import type { CardKey } from '../needs/card-key.ts'
import type { DeckDemand } from '../needs/demand-cache.ts'
import { listNamesInDecks } from './name-store.ts'

/** What cards are called, by the catalogue or, when that does not know them, by the decks. */
export async function namerFor(
  { db, catalogue }: { db: Db; catalogue: Catalogue },
  asking: readonly DeckDemand[],
  cards: Iterable<CardKey>,
): Promise<(card: CardKey) => string> {
  const unknown = [...new Set(cards)].filter((card) => typeof card === 'string')
  const [first] = asking
  const inDecks =
    unknown.length > 0 && first
      ? await listNamesInDecks(db, first.deck.userId, unknown)
      : new Map<string, string>()
  const leaders = new Map(asking.map(({ deck }) => [deck.commanderId, deck.commanderName]))
  return (card) =>
    typeof card === 'number'
      ? rowText(catalogue.texts.cardTitle, card)
      : (inDecks.get(card) ?? leaders.get(card) ?? card)
}
