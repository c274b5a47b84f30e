import type { DeckFound } from '@manafolio/contract'
import { type Catalogue, findInDeck as findRows } from '@manafolio/search'
import { worldOf } from '../../cards/rules.ts'
import { holdingsIn } from '../../collection/held.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { listDeckCards } from '../card-store.ts'
import { detailsOf } from '../details.ts'
import { cardKeyOf } from '../needs/card-key.ts'
import { type Demand, demandOf } from '../needs/demand.ts'
import { type CountOwned, ownedIn } from '../needs/owned-cards.ts'
import type { Needs } from '../needs/rules.ts'
import { type CountMissing, searchedRows } from './searched-rows.ts'
import { searchedDecks } from './user-decks.ts'

type FindNeeds = Needs & Pick<Deps, 'clock'>

interface Requested {
  userId: string
  deckId: string
  q: string
}

/** The rows of a deck that a query finds; never those that the catalogue does not know. */
export async function findInDeck(
  needs: FindNeeds,
  { userId, deckId, q }: Requested,
): Promise<DeckFound> {
  const catalogue = needs.catalogue.current()
  const asking = await needs.listDemands(userId, catalogue)
  const asked = asking.find((one) => one.deck.id === deckId.toLowerCase())
  if (!asked) throw new AppError('deck_not_found')
  const { deck } = asked
  const cards = await listDeckCards(needs.db, userId, deck.id)
  const collection = await needs.collections.of(userId)
  const holdings = holdingsIn(collection, catalogue)
  const rows = searchedRows(
    catalogue,
    { ...deck, ...detailsOf(catalogue, cards, deck.commanderId) },
    missingCopies(catalogue, demandOf(catalogue, deck, cards), ownedIn(collection, catalogue)),
  )
  const decks = await searchedDecks(asking, holdings.cardCopies, asked)
  const world = { ...worldOf(needs.clock.now()), holdings, decks }
  const found = findRows(catalogue, { rows, query: q }, world)
  return {
    slots: found.rows.flatMap(({ slot }) => slot ?? []),
    hasCommander: found.rows.some(({ slot }) => slot === null),
    explanation: found.explanation,
    warnings: found.warnings,
  }
}

function missingCopies(catalogue: Catalogue, demand: Demand, ownedOf: CountOwned): CountMissing {
  return (scryfallId) => {
    const key = cardKeyOf(catalogue, scryfallId)
    return Math.max(0, (demand.get(key) ?? 0) - ownedOf(key))
  }
}
