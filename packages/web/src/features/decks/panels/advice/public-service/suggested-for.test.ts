import { QueryClient } from '@tanstack/react-query'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import {
  idOf,
  pass,
  passUntil,
  setUpTestService,
  unusedBase,
} from '../../../../../test/card-data-service.ts'
import { dataCard, landfall } from '../../../../../test/decks/suggested-cards.ts'
import { cardNamed, deckOf, rowOf } from '../../../../../test/decks.ts'
import { suggestedFor } from './suggested-for.ts'

const service = setUpTestService()

/** A deck of the service's first cards; the service has a landfall card for each name and search. */
function deckOfCards(count: number, found = [dataCard('Scute Swarm', landfall)]) {
  service.override = ({ path }) => {
    const name = new URLSearchParams(path.split('?')[1]).get('exact')
    if (name) return HttpResponse.json(dataCard(name, landfall))
    if (path.startsWith('/cards/search')) {
      return HttpResponse.json({ object: 'list', data: found })
    }
    return undefined
  }
  const cards = Array.from({ length: count }, (_, n) => rowOf(cardNamed(`Card ${n}`)))
  return deckOf({ cards, format: 'commander', commanderId: idOf(4000) })
}

function start(deck: ReturnType<typeof deckOf>) {
  const controller = new AbortController()
  const source = { base: unusedBase(), client: new QueryClient(), signal: controller.signal }
  const typicalNames = deck.cards.map(({ cardName }) => cardName)
  const outcome: { names?: string[]; error?: unknown } = {}
  suggestedFor(deck, { typicalNames, dismissedNames: [] }, source).then(
    (suggestions) => Object.assign(outcome, { names: suggestions.map(({ card }) => card.name) }),
    (error: unknown) => Object.assign(outcome, { error }),
  )
  return { outcome, abort: () => controller.abort() }
}

const requestedNames = () => service.requests.filter(({ path }) => path.startsWith('/cards/named'))
const searches = () => service.requests.filter(({ path }) => path.startsWith('/cards/search'))

test('30 names are requested from the public service at its rate limit, then the themes one by one', async () => {
  const { outcome } = start(deckOfCards(40))
  await passUntil(() => outcome.names !== undefined || outcome.error !== undefined)
  expect(outcome.error).toBeUndefined()
  expect(outcome.names).toEqual(['Scute Swarm'])
  expect(requestedNames()).toHaveLength(30)
  const times = service.requests.filter((one) => one.path.includes('?')).map(({ at }) => at)
  const pauses = requestedNames()
    .slice(1)
    .map(({ at }, n) => at - (requestedNames()[n]?.at ?? 0))
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(500)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(searches()).toHaveLength(2) // landfall and ramp
})

test('no more requests are sent after aborting', async () => {
  const { outcome, abort } = start(deckOfCards(40))
  await pass(3000)
  const sentBefore = requestedNames().length
  expect(sentBefore).toBeGreaterThan(2)
  abort()
  await pass(20_000)
  expect(outcome.error).toBeInstanceOf(DOMException)
  expect(requestedNames()).toHaveLength(sentBefore)
  expect(searches()).toEqual([])
})

test('a deck without a commander may have any color, but its own come first', async () => {
  const blue = dataCard('Roil Elemental', landfall, { color_identity: ['U'] })
  const deck = deckOfCards(1, [blue, dataCard('Scute Swarm', landfall)])
  const cards = [rowOf(cardNamed('Card 0', { colorIdentity: ['G'] }))]
  const { outcome } = start({ ...deck, cards, format: 'modern', commanderId: null })
  await passUntil(() => outcome.names !== undefined || outcome.error !== undefined)
  expect(outcome.error).toBeUndefined()
  expect(outcome.names).toEqual(['Scute Swarm', 'Roil Elemental'])
  expect(searches().some(({ path }) => path.includes('id%3C'))).toBe(false)
  expect(searches()).toHaveLength(2) // landfall and ramp
})
