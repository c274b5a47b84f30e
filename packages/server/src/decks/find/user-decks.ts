import type { Catalogue, UserDecks } from '@manafolio/search'
import { holdingsIn } from '../../collection/held.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import type { DeckDemand } from '../needs/demand-cache.ts'
import type { Needs } from '../needs/rules.ts'

/** What searches of a user know of their decks. */
export async function userDecksOf(
  needs: Omit<Needs, 'db' | 'catalogue'>,
  userId: string,
  catalogue: Catalogue,
): Promise<UserDecks> {
  const asking = await needs.listDemands(userId, catalogue)
  const { cardCopies } = holdingsIn(await needs.collections.of(userId), catalogue)
  return searchedDecks(asking, cardCopies)
}

/** The copies that are free are left by the decks that reserve some, without one of them if it is given. */
export async function searchedDecks(
  asking: readonly DeckDemand[],
  cardCopies: Int32Array,
  without?: DeckDemand,
): Promise<UserDecks> {
  const freeCopies = cardCopies.slice()
  const decks: UserDecks['decks'][number][] = []
  const yieldToEventLoop = eventLoopYielder()
  for (const one of asking) {
    const cards = knownCards(one)
    decks.push({ name: one.deck.name, cards })
    if (one.reserves && one !== without) {
      for (const card of cards) {
        freeCopies[card] = Math.max(0, (freeCopies[card] ?? 0) - (one.demand.get(card) ?? 0))
      }
    }
    await yieldToEventLoop()
  }
  return { decks, freeCopies }
}

/** Cards that the catalogue does not know have no number. */
function knownCards({ demand }: DeckDemand): number[] {
  return [...demand.keys()].filter((card) => typeof card === 'number')
}
