import {
  type BuildState,
  buildStates,
  deleteDeck,
  getDeckNeeds,
  getOwnedCard,
  prioritizeDeck,
  updateCollectionEntry,
  updateUserSettings,
} from '@manafolio/contract'
import { runsOf } from '@manafolio/testing/property-runs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { card, makeDeck } from '../../test/decks.ts'
import { onOneEngine } from '../../test/engines.ts'
import { bolt, guide, own } from '../../test/needs-decks.ts'
import { useTestApp } from '../../test/test-app.ts'

const names = ['bolt', 'guide'] as const
type CardName = (typeof names)[number]
const printings: Record<CardName, readonly [string, string]> = {
  bolt: [bolt.clue, bolt.masters],
  guide: [guide.zendikar, guide.doubleMasters],
}

const copies = fc.record({ bolt: fc.nat({ max: 4 }), guide: fc.nat({ max: 3 }) })
const deck = fc.record({
  state: fc.constantFrom(...buildStates),
  needs: copies,
  printing: fc.nat({ max: 1 }),
})
const world = fc.record({
  owned: fc.record({ bolt: fc.nat({ max: 8 }), guide: fc.nat({ max: 6 }) }),
  decks: fc.array(deck, { minLength: 1, maxLength: 5 }),
  buildingReserves: fc.boolean(),
  priority: fc.record({ deck: fc.nat({ max: 4 }), card: fc.constantFrom(...names) }),
})
type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never

/**
 * Copies handed out one at a time on a table: those who come first take what they need while there
 * is any.
 */
function onTheTable({ owned, decks, buildingReserves, priority }: World, name: CardName) {
  const got = decks.map(() => 0)
  const order = (states: BuildState[]) =>
    [...decks.keys()].filter((at) => states.includes(decks[at]?.state ?? 'idea'))
  const reserving = [...order(['built']), ...(buildingReserves ? order(['building']) : [])]
  const first = order(['built']).filter((at) => at === priority.deck && priority.card === name)
  let pile = owned[name]
  for (const at of [...first, ...reserving]) {
    while (pile > 0 && (got[at] ?? 0) < (decks[at]?.needs[name] ?? 0)) {
      got[at] = (got[at] ?? 0) + 1
      pile -= 1
    }
  }
  return { got, free: pile }
}

onOneEngine((engine) => {
  const app = useTestApp(engine)

  test('the copies that decks reserve and the free ones are those that are owned', async () => {
    const member = await collectorIn(app())
    const property = fc.asyncProperty(world, async (some) => {
      const ids = await madeIn(member, some)
      const needs = await Promise.all(
        ids.map((id) => member.call(getDeckNeeds, { params: { id } })),
      )
      for (const name of names) {
        const { got, free } = onTheTable(some, name)
        const [scryfallId = ''] = printings[name]
        const owned = await member.call(getOwnedCard, { params: { scryfallId } })
        expect([owned.copies, owned.free]).toEqual([some.owned[name], free])
        expect(got.reduce((sum, one) => sum + one, 0) + owned.free).toBe(owned.copies)
        for (const [at, { cards }] of needs.entries()) {
          const needed = cards.find(({ scryfallIds: [id = ''] }) => printings[name].includes(id))
          expect(needed?.reserved ?? 0).toBe(got[at])
          if (!needed) continue
          expect(needed.bound + needed.free).toBe(needed.owned)
          const others = needed.claims.reduce((sum, { reserved }) => sum + reserved, 0)
          expect(others + (got[at] ?? 0) + free).toBe(needed.owned)
        }
      }
      await clear(member, some.owned, ids)
    })
    await fc.assert(property, { seed: 20_261_124, numRuns: runsOf(100) })
  })

  async function madeIn(member: MemberClient, { owned, decks, buildingReserves, priority }: World) {
    if (owned.bolt > 0) await own(member, { [bolt.clue]: owned.bolt })
    if (owned.guide > 0) await own(member, { [guide.zendikar]: owned.guide })
    const ids: string[] = []
    for (const { state, needs, printing } of decks) {
      app().clock.moveForward(1000)
      const wanted = names.filter((name) => needs[name] > 0)
      const cards = wanted.map((name) =>
        card(printings[name][printing] ?? '', { quantity: needs[name] }),
      )
      ids.push((await makeDeck(member, { state, cards })).id)
    }
    await prioritize(member, { ids, decks, priority })
    await member.call(updateUserSettings, { input: { buildingReserves } })
    return ids
  }

  async function clear(member: MemberClient, owned: World['owned'], ids: readonly string[]) {
    for (const id of ids) await member.call(deleteDeck, { params: { id } })
    for (const name of names) {
      if (owned[name] === 0) continue
      const [scryfallId] = printings[name]
      await member.call(updateCollectionEntry, { params: { scryfallId }, input: { quantity: 0 } })
    }
  }

  /** Only a deck that is built can get copies first. */
  async function prioritize(
    member: MemberClient,
    { ids, decks, priority }: Pick<World, 'decks' | 'priority'> & { ids: string[] },
  ) {
    const [id, deck] = [ids[priority.deck], decks[priority.deck]]
    if (!id || !deck || deck.needs[priority.card] === 0 || deck.state !== 'built') return
    const scryfallId = printings[priority.card][0] ?? ''
    await member.call(prioritizeDeck, { params: { id }, input: { scryfallId } })
  }
})
