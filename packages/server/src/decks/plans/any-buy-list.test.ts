import {
  addToCollection,
  type BuildState,
  type BuyLine,
  type CopiesToBuy,
  copiesToBuy,
  deleteDeck,
  type Finish,
  finishes,
  getBuyList,
  updateCollectionEntry,
} from '@manafolio/contract'
import { runsOf } from '@manafolio/testing/property-runs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { card, makeDeck } from '../../test/decks.ts'
import { onOneEngine } from '../../test/engines.ts'
import { printing } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

/** Two printings of each of two cards, in the finishes in which they come. */
const kinds: readonly { cardName: string; scryfallId: string; finish: Finish }[] = [
  ...kindsOf('Swords to Plowshares', printing.swordsMysticalArchive, finishes),
  ...kindsOf('Swords to Plowshares', printing.swordsModernHorizons, ['nonfoil', 'foil']),
  ...kindsOf('Krenko, Mob Boss', printing.krenkoPrerelease, ['foil']),
  ...kindsOf('Krenko, Mob Boss', printing.krenkoEtched, ['etched']),
]

function kindsOf(cardName: string, scryfallId: string, some: readonly Finish[]) {
  return some.map((finish) => ({ cardName, scryfallId, finish }))
}

/** Copies of each kind. */
const copies = fc.array(fc.nat({ max: 3 }), { minLength: kinds.length, maxLength: kinds.length })
const world = fc.record({
  owned: copies,
  chosen: fc.array(copies, { minLength: 1, maxLength: 3 }),
  others: fc.array(
    fc.record({ needs: copies, state: fc.constantFrom<BuildState>('built', 'idea') }),
    { maxLength: 2 },
  ),
  isAtOnce: fc.boolean(),
})
type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never

/** What is counted as one: a printing in a finish, or a card. */
const unitOf: Record<CopiesToBuy, (kind: (typeof kinds)[number]) => string> = {
  exact: ({ scryfallId, finish }) => `${scryfallId} ${finish}`,
  cheapest: ({ cardName }) => cardName,
}

onOneEngine((engine) => {
  const app = useTestApp(engine)

  test('what is bought and what is owned are what decks need', async () => {
    const member = await collectorIn(app())
    const property = fc.asyncProperty(world, async (some) => {
      const { chosen, others } = await madeIn(member, some)
      try {
        for (const copies of copiesToBuy) await expectLists(member, { copies, chosen, some })
      } finally {
        await clear(member, some, [...chosen, ...others]) // the next try begins with nothing
      }
    })
    await fc.assert(property, { seed: 20_261_126, numRuns: runsOf(60) })
  })

  interface Expected {
    copies: CopiesToBuy
    chosen: readonly string[]
    some: World
  }

  async function expectLists(member: MemberClient, { copies, chosen, some }: Expected) {
    const listOf = async (sparesOthers: boolean) => {
      const input = { deckIds: chosen, copies, isAtOnce: some.isAtOnce, sparesOthers }
      return boughtIn(copies, (await member.call(getBuyList, { input })).lines)
    }
    const needed = neededIn(copies, some)
    const owned = summed(copies, some.owned)
    const bought = await listOf(false)
    expect([...bought.keys()].filter((unit) => !needed.has(unit))).toEqual([])
    for (const [unit, quantity] of needed) {
      const covered = Math.min(quantity, owned.get(unit) ?? 0)
      expect((bought.get(unit) ?? 0) + covered).toBe(quantity)
    }
    expectSpared(copies, some, await listOf(true))
  }

  /** What is left to other decks is at most what they need of the card, and what they find. */
  function expectSpared(copies: CopiesToBuy, some: World, bought: Map<string, number>) {
    const needed = neededIn(copies, some)
    const owned = summed(copies, some.owned)
    const reserving = some.others.filter(({ state }) => state === 'built')
    const perCard = new Map<string, number>()
    for (const [unit, quantity] of needed) {
      const covered = quantity - (bought.get(unit) ?? 0)
      expect(covered).toBeGreaterThanOrEqual(0)
      expect(covered).toBeLessThanOrEqual(owned.get(unit) ?? 0)
      const name = kinds.find((kind) => unitOf[copies](kind) === unit)?.cardName ?? ''
      perCard.set(name, (perCard.get(name) ?? 0) + covered)
    }
    for (const [name, covered] of perCard) {
      const ofOthers = reserving.map(({ needs }) => summed('cheapest', needs).get(name) ?? 0)
      const left = ofOthers.reduce((sum, one) => sum + one, 0)
      const free = Math.max(0, (summed('cheapest', some.owned).get(name) ?? 0) - left)
      expect(covered).toBeLessThanOrEqual(free)
      if (copies === 'cheapest') expect(covered).toBe(Math.min(needed.get(name) ?? 0, free))
    }
  }

  async function madeIn(member: MemberClient, { owned, chosen, others }: World) {
    for (const [at, quantity] of owned.entries()) {
      const kind = kinds[at]
      if (!kind || quantity === 0) continue
      const { scryfallId, finish } = kind
      await member.call(addToCollection, { input: { scryfallId, finish, quantity } })
    }
    const ids: string[] = []
    for (const { needs, state } of [
      ...chosen.map((needs) => ({ needs, state: 'built' as const })),
      ...others,
    ]) {
      app().clock.moveForward(1000)
      const cards = kinds.flatMap(({ scryfallId, finish }, at) =>
        needs[at] ? [card(scryfallId, { finish, quantity: needs[at] })] : [],
      )
      ids.push((await makeDeck(member, { state, cards })).id)
    }
    return { chosen: ids.slice(0, chosen.length), others: ids.slice(chosen.length) }
  }

  async function clear(member: MemberClient, { owned }: World, ids: readonly string[]) {
    for (const id of ids) await member.call(deleteDeck, { params: { id } })
    const entries = new Set(kinds.flatMap(({ scryfallId }, at) => (owned[at] ? scryfallId : [])))
    for (const scryfallId of entries) {
      await member.call(updateCollectionEntry, { params: { scryfallId }, input: { quantity: 0 } })
    }
  }
})

function summed(copies: CopiesToBuy, quantities: readonly number[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [at, kind] of kinds.entries()) {
    const unit = unitOf[copies](kind)
    sums.set(unit, (sums.get(unit) ?? 0) + (quantities[at] ?? 0))
  }
  return sums
}

/** At the same time all copies of the decks, else those of the deck with most of them. */
function neededIn(copies: CopiesToBuy, { chosen, isAtOnce }: World): Map<string, number> {
  const needed = new Map<string, number>()
  for (const deck of chosen) {
    for (const [unit, quantity] of summed(copies, deck)) {
      const before = needed.get(unit) ?? 0
      needed.set(unit, isAtOnce ? before + quantity : Math.max(before, quantity))
    }
  }
  return needed
}

function boughtIn(copies: CopiesToBuy, lines: readonly BuyLine[]): Map<string, number> {
  const bought = new Map<string, number>()
  for (const { cardName, offer, quantity } of lines) {
    const unit = copies === 'cheapest' ? cardName : `${offer?.scryfallId} ${offer?.finish}`
    expect(bought.has(unit)).toBe(false)
    bought.set(unit, quantity)
  }
  return bought
}
