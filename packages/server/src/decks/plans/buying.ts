import type { getBuyList, InputOf } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { AppError } from '../../errors.ts'
import { eventLoopYielder, type YieldToEventLoop } from '../../lib/yield-to-event-loop.ts'
import type { DeckDemand } from '../needs/demand-cache.ts'
import type { Needs } from '../needs/rules.ts'
import { type PriorityOf, prioritiesOf } from '../reservations/priorities.ts'

type Requested = InputOf<typeof getBuyList>

/** What the lines of a buy list are made from. */
export interface Buying {
  needs: Needs
  userId: string
  catalogue: Catalogue
  requested: Requested
  /** All decks of the user. */
  asking: readonly DeckDemand[]
  chosen: readonly DeckDemand[]
  /** Those whose copies are spared. */
  others: readonly DeckDemand[]
  priorities: PriorityOf
  yieldToEventLoop: YieldToEventLoop
}

export async function buyingFor(
  needs: Needs,
  userId: string,
  requested: Requested,
): Promise<Buying> {
  const catalogue = needs.catalogue.current()
  const asking = await needs.listDemands(userId, catalogue)
  return {
    ...{ needs, userId, catalogue, requested, asking },
    ...chosenOf(asking, requested),
    priorities: await prioritiesOf({ db: needs.db, catalogue }, userId),
    yieldToEventLoop: eventLoopYielder(),
  }
}

/** The requested decks, and those whose copies are spared. */
function chosenOf(asking: readonly DeckDemand[], { deckIds, sparesOthers }: Requested) {
  const ids = new Set(deckIds.map((id) => id.toLowerCase()))
  const chosen = asking.filter(({ deck }) => ids.has(deck.id))
  if (chosen.length < ids.size) throw new AppError('deck_not_found')
  const others = asking.filter(({ deck, reserves }) => reserves && !ids.has(deck.id))
  return { chosen, others: sparesOthers ? others : [] }
}
