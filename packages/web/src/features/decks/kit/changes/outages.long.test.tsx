import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import { drawDeck, rowsIn } from '../../../../test/decks/changes-page.tsx'
import { cardNamed, deckOf, rowOf } from '../../../../test/decks.ts'
import { waitFor } from '../../../../test/wait-for.ts'

const server = setUpDeckServer()
const cardNames = ['Abrade', 'Duress', 'Opt']

type Network = 'up' | 'down' | 'loses answers'

const step = fc.record({
  kind: fc.constantFrom('quantity', 'quantity', 'add', 'remove', 'retry'),
  cardName: fc.constantFrom(...cardNames),
  quantity: fc.integer({ min: 1, max: 20 }),
  network: fc.option(fc.constantFrom<Network>('up', 'down', 'loses answers')),
  pauseMs: fc.nat(15),
})

/** A network between the pages and the server; changed by its setter. */
function setUpNetwork() {
  const send = globalThis.fetch
  let network: Network = 'up'
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (network === 'down') throw new TypeError('Failed to fetch')
    const response = await send(...request)
    if (network === 'loses answers') throw new TypeError('Failed to fetch')
    return response
  })
  return (next: Network) => {
    network = next
  }
}

async function drawDecks() {
  server.decks = [deckOf({ cards: cardNames.map((name) => rowOf(cardNamed(name), 5)) })]
  const drawn = await drawDeck()
  const quantities = new Map(cardNames.map((name) => [name, 5]))
  function take({
    kind,
    cardName,
    quantity,
  }: {
    kind: string
    cardName: string
    quantity: number
  }) {
    const before = quantities.get(cardName) ?? 0
    if (kind === 'retry') drawn.changes.retry()
    else if (kind === 'add' || before === 0) {
      drawn.actions.add(cardNamed(cardName), 'main')
      quantities.set(cardName, before + 1)
    } else {
      const next = kind === 'remove' ? 0 : quantity
      drawn.actions.setQuantity(rowOf(cardNamed(cardName)), next)
      quantities.set(cardName, next)
    }
  }
  const expected = () =>
    [...quantities]
      .flatMap(([name, quantity]) => (quantity > 0 ? [`${quantity} ${name} main`] : []))
      .toSorted()
  return { ...drawn, take, expected }
}

test('however the network fails, the deck that is shown is the deck that is saved', async () => {
  const setNetwork = setUpNetwork()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const { box, changes, take, expected, isSaved, unmount } = await drawDecks()
      for (const { network, pauseMs, ...change } of steps) {
        if (network) setNetwork(network)
        take(change)
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
      await waitFor(() => expect(rowsIn(box).toSorted()).toEqual(expected()))
      setNetwork('up')
      await waitFor(() => {
        changes.retry()
        expect(changes.getSnapshot().state).toBe('saved')
      })
      await isSaved()
      const saved = server.decks[0]?.cards.map(
        ({ quantity, cardName }) => `${quantity} ${cardName} main`,
      )
      expect(saved?.toSorted()).toEqual(expected())
      expect(rowsIn(box).toSorted()).toEqual(expected())
      unmount()
    }),
    { numRuns: 40, endOnFailure: true },
  )
}, 90_000)
