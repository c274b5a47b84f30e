import { randomUUID } from 'node:crypto'
import {
  getBuyList,
  getCurrentUser,
  getDeckNeeds,
  getDeckPlans,
  getPullList,
  getReturnList,
  planSwaps,
  prioritizeDeck,
  setDeckCard,
  updateCollectionEntry,
} from '@manafolio/contract'
import { type Owner, row, send } from './collection-calls.ts'
import type { DeckWorld } from './deck-world.ts'

/** Milliseconds of a server's first response, with nothing cached. */
export async function timeFirstNeeds(owner: Owner, world: DeckWorld): Promise<string[]> {
  const began = performance.now()
  const { bytes } = await send(owner, getDeckNeeds, { params: { id: world.usual } })
  const ms = performance.now() - began
  return ['what a deck needs, the first time', ms.toFixed(1), '', `${(bytes / 1000).toFixed(1)} kB`]
}

/**
 * Rows of a table: the request, p50, p99 and bytes on the wire. The target of the needs is 80 ms.
 */
export async function timeNeeds(owner: Owner, world: DeckWorld): Promise<string[][]> {
  const needs = (id: string) => send(owner, getDeckNeeds, { params: { id } })
  const swaps = (to: 'cheapest' | 'owned') =>
    send(owner, planSwaps, { params: { id: world.bySize[100] }, input: { to } })
  const usual = () => needs(world.usual)
  const list = (endpoint: typeof getPullList | typeof getReturnList) =>
    send(owner, endpoint, { params: { id: world.bySize[100] } })
  const deckIds = [world.usual, ...Object.values(world.bySize)]
  return [
    await row('a call that does nothing (who am I)', () => send(owner, getCurrentUser, {})),
    await row('owned, bound, free and missing of a deck of 100 cards', usual),
    await row('the same of 250 cards', () => needs(world.bySize[250])),
    await row('of 100 cards after each change of another deck', usual, deckStep(owner, world)),
    await row('of 100 cards after each change of the collection', usual, collectionStep(owner)),
    await row(
      'of 100 cards after each choice of the deck that gets a card first',
      usual,
      priorityStep(owner, world),
    ),
    await row('what to pull for 100 cards', () => list(getPullList)),
    await row('what to return of 100 cards', () => list(getReturnList)),
    await row('swaps of 100 cards to the cheapest', () => swaps('cheapest')),
    await row('swaps of 100 cards to owned ones', () => swaps('owned')),
    await row('which decks can be built at once', () => send(owner, getDeckPlans, { input: {} })),
    await row('what to buy for four decks', () => send(owner, getBuyList, { input: { deckIds } })),
    await row('what to buy in their printings', () =>
      send(owner, getBuyList, { input: { deckIds, copies: 'exact', sparesOthers: true } }),
    ),
  ]
}

function deckStep(owner: Owner, { card, bySize }: DeckWorld) {
  let quantity = 1
  return () => {
    quantity = 1 + (quantity % 4)
    const input = { scryfallId: card.id, cardName: card.name, quantity, slotType: 'main' } as const
    const params = { id: bySize[250] }
    return send(owner, setDeckCard, { params, input, changeId: randomUUID() })
  }
}

/** One choice more before each request. */
function priorityStep(owner: Owner, { card, bySize }: DeckWorld) {
  const decks = [bySize[60], bySize[100], bySize[250]]
  let at = 0
  return () => {
    at += 1
    const params = { id: decks[at % decks.length] ?? '' }
    return send(owner, prioritizeDeck, { params, input: { scryfallId: card.id } })
  }
}

function collectionStep(owner: Owner) {
  const [scryfallId = ''] = owner.scryfallIds
  let quantity = 1
  return () => {
    quantity = 1 + (quantity % 4)
    const params = { scryfallId }
    return send(owner, updateCollectionEntry, {
      params,
      input: { quantity },
      changeId: randomUUID(),
    })
  }
}
