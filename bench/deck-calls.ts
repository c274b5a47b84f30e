import { randomUUID } from 'node:crypto'
import { getCurrentUser, getDeck, listDecks, searchCards, setDeckCard } from '@manafolio/contract'
import { type Owner, row, send } from './collection-calls.ts'
import type { DeckWorld } from './deck-world.ts'

/** Milliseconds of a server's first list, with nothing cached. */
export async function timeFirstList(owner: Owner): Promise<string[]> {
  const began = performance.now()
  const { bytes } = await send(owner, listDecks, {})
  const ms = performance.now() - began
  return ['the list of decks, the first time', ms.toFixed(1), '', `${(bytes / 1000).toFixed(1)} kB`]
}

/** Rows of a table: the request, p50, p99 and bytes on the wire. */
export async function timeDeckCalls(owner: Owner, world: DeckWorld): Promise<string[][]> {
  const open = (id: string) => send(owner, getDeck, { params: { id } })
  const step = stepsOf(owner, world)
  return [
    await row('a call that does nothing (who am I)', () => send(owner, getCurrentUser, {})),
    await row('the list of decks', () => send(owner, listDecks, {})),
    await row(
      'the same after each change of a deck',
      () => send(owner, listDecks, {}),
      () => step(world.usual),
    ),
    await row('a deck of 250 cards', () => open(world.bySize[250])),
    await row('a deck of 100 cards', () => open(world.usual)),
    await row('one copy more in a deck of 250 cards', () => step(world.bySize[250])),
    await row('one copy more in a deck of 100 cards', () => step(world.usual)),
    await row('a search of the editor: “light”', () =>
      send(owner, searchCards, { input: { query: 'order:edhrec (light)' } }),
    ),
  ]
}

/** Sets the quantity of a card to a different one each time. */
function stepsOf(owner: Owner, { card }: DeckWorld) {
  let quantity = 1
  return (deckId: string) => {
    quantity = 1 + (quantity % 4)
    return send(owner, setDeckCard, {
      params: { id: deckId },
      input: { scryfallId: card.id, cardName: card.name, quantity, slotType: 'main' },
      changeId: randomUUID(),
    })
  }
}
