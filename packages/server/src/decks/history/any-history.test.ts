import {
  changeDeckPrinting,
  type DeckState,
  type DeckThen,
  deckRoles,
  type Endpoint,
  getDeckVersion,
  restoreDeck,
  setDeckCards,
  slotTypes,
  updateDeck,
} from '@manafolio/contract'
import { runsOf } from '@manafolio/testing/property-runs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { card, detailOf, leader, makeDeck, setCards } from '../../test/decks.ts'
import { onOneEngine } from '../../test/engines.ts'
import { apply, freshId, merge } from '../../test/id-migrations.ts'
import { useTestApp } from '../../test/test-app.ts'

/** Asked for after some history; what is refused changes nothing. */
type Step = (id: string, versions: number) => { endpoint: Endpoint; input: object }

const names = ['shock', 'jolt', 'zap', 'smash'] as const
const name = fc.constantFrom(...names)
const slotType = fc.constantFrom(...slotTypes)
const copies = fc.record(
  {
    name,
    slotType,
    quantity: fc.nat({ max: 9 }),
    role: fc.constantFrom(null, ...deckRoles),
    isLocked: fc.boolean(),
    tcgplayerId: fc.constantFrom(null, 7, 8),
  },
  { requiredKeys: ['name', 'slotType', 'quantity'] },
)
const leaders = fc.constantFrom(null, leader.karnLiberated, leader.freyalise)

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc
    .tuple(fc.array(copies, { minLength: 1, maxLength: 4 }), fc.option(leaders))
    .map(([all, commanderId]) => () => ({
      endpoint: setDeckCards,
      input: {
        cards: all.map(({ name, ...one }) => card(name, one)),
        ...(commanderId !== null && { facts: { commanderId } }),
      },
    })),
  fc.tuple(name, slotType, name).map(([from, slotType, to]) => () => ({
    endpoint: changeDeckPrinting,
    input: { scryfallId: from, slotType, to: card(to) },
  })),
  fc
    .record(
      {
        name: fc.constantFrom('Burn', 'Boros', 'Walkers'),
        description: fc.constantFrom(null, 'Fast.', 'Slow.'),
        commanderId: leaders,
      },
      { requiredKeys: [] },
    )
    .map((input) => () => ({ endpoint: updateDeck, input })),
  fc.nat().map(
    (any): Step =>
      (_, versions) => ({
        endpoint: restoreDeck,
        input: { to: 1 + (any % versions) },
      }),
  ),
)

const runs = { sqlite: 30, postgres: 10 }

onOneEngine((engine) => {
  const app = useTestApp(engine)

  const thenOf = (member: MemberClient, id: string, version: number) =>
    member.call(getDeckVersion, { params: { id, version: String(version) } })

  async function stepped(member: MemberClient, id: string, step: Step, versions: number) {
    const { endpoint, input } = step(id, versions)
    const url = endpoint.path.replace(':id', id)
    const { statusCode } = await member.send({ method: endpoint.method, url, payload: input })
    expect(statusCode).toBeOneOf([200, 400, 404, 409])
  }

  test('whatever was done to a deck, each of its versions is known, and can be brought back', async () => {
    const member = await collectorIn(app())
    const history = fc.array(steps, { minLength: 1, maxLength: 15 })
    const property = fc.asyncProperty(history, fc.nat(), async (all, any) => {
      const { id } = await makeDeck(member, { format: 'oathbreaker' })
      const seen = [stateIn(await detailOf(member, id))]
      for (const step of all) {
        await stepped(member, id, step, seen.length)
        const now = await detailOf(member, id)
        if (now.version > seen.length) seen.push(stateIn(now))
      }
      for (const [at, state] of seen.entries()) {
        expect(stateIn(await thenOf(member, id, at + 1))).toEqual(state)
      }
      const to = 1 + (any % seen.length)
      await member.call(restoreDeck, { params: { id }, input: { to } })
      expect(stateIn(await detailOf(member, id))).toEqual(seen[to - 1])
    })
    await fc.assert(property, { seed: 20_260_815, numRuns: runsOf(runs[engine]) })
  })

  test('also when cards became one meanwhile: their copies are together then', async () => {
    const member = await collectorIn(app())
    const copies = fc.record({ which: fc.nat({ max: 2 }), quantity: fc.nat({ max: 9 }) })
    const some = fc.array(copies, { minLength: 1, maxLength: 6 })
    const property = fc.asyncProperty(some, some, async (earlier, later) => {
      const [a, b, c] = [freshId('a'), freshId('b'), freshId('c')]
      const { id } = await makeDeck(member)
      const counts = new Map([[1, 0]])
      const note = ({ version, cardCount }: DeckState) => counts.set(version, cardCount)
      const setAll = async (all: typeof earlier) => {
        for (const { which, quantity } of all) {
          note(await setCards(member, id, [card([a, b, c][which] ?? a, { quantity })]))
        }
      }
      await setAll(earlier)
      await apply(app(), [merge(a, b), merge(b, c)])
      note(await detailOf(member, id))
      await setAll(later)
      for (const [version, quantity] of counts) {
        const { cards } = await thenOf(member, id, version)
        expect(cards.map((one) => [one.scryfallId, one.quantity])).toEqual(
          quantity === 0 ? [] : [[c, quantity]],
        )
      }
    })
    await fc.assert(property, { seed: 20_260_815, numRuns: runsOf(runs[engine]) })
  })
})

type State = Pick<
  DeckThen,
  'name' | 'format' | 'description' | 'commanderId' | 'commanderName' | 'cards'
>

/** What is to come back: since when a deck has a card is not among it. */
function stateIn({ name, format, description, commanderId, commanderName, ...deck }: State): State {
  const cards = deck.cards.map((row) => ({ ...row, addedAt: null }))
  return { name, format, description, commanderId, commanderName, cards }
}
