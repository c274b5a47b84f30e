import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CardKey } from '../needs/card-key.ts'
import type { Demand } from '../needs/demand.ts'
import { mostAtOnce } from './at-once.ts'

const work = () => ({ steps: 1e7, yieldToEventLoop: async () => {} })

type Copies = Record<string, number>

function choose(decks: readonly Copies[], owned: Copies, steps = 1e7) {
  const demands = decks.map((deck): Demand => new Map(Object.entries(deck)))
  return mostAtOnce(demands, ownedIn(owned), { ...work(), steps })
}

const ownedIn = (owned: Copies) => (card: CardKey) => owned[card] ?? 0

describe('decks that can be built at once', () => {
  const cases: [string, Copies[], Copies, number[]][] = [
    ['share nothing', [{ bolt: 4 }, { shock: 4 }], { bolt: 4, shock: 4 }, [0, 1]],
    ['share what is there for both', [{ bolt: 4 }, { bolt: 2 }], { bolt: 6 }, [0, 1]],
    [
      'do without the one that stands against two',
      [{ a: 1, b: 1 }, { a: 1 }, { b: 1 }],
      { a: 1, b: 1 },
      [1, 2],
    ],
    [
      'are the first ones among equals',
      [{ ring: 1 }, { ring: 1 }, { ring: 1 }],
      { ring: 2 },
      [0, 1],
    ],
    [
      'are many small ones, not a large one',
      [{ bolt: 4 }, { bolt: 1 }, { bolt: 1 }, { bolt: 2 }],
      { bolt: 4 },
      [1, 2, 3],
    ],
    ['are none of none', [], {}, []],
    ['may need nothing that counts', [{}, { bolt: 1 }], { bolt: 1 }, [0, 1]],
  ]

  test.each(cases)('%s', async (_, decks, owned, expected) => {
    const { chosen, isMost } = await choose(decks, owned)
    expect([...chosen]).toEqual(expected)
    expect(isMost).toBe(true)
  })
})

/** All choices of so many decks, the preferred ones first. */
function subsetsOf(count: number): number[][] {
  const all = Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (_, deck) => deck).filter((deck) => bits & (1 << deck)),
  )
  return all.sort((one, other) => other.length - one.length || compareLists(one, other))
}

function compareLists(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((deck, place) => deck !== other[place])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

function canBuild(decks: readonly Copies[], chosen: readonly number[], owned: Copies): boolean {
  return Object.entries(owned).every(([card, copies]) => {
    const requested = chosen.reduce((sum, deck) => sum + (decks[deck]?.[card] ?? 0), 0)
    return requested <= copies
  })
}

const cards = ['a', 'b', 'c', 'd', 'e', 'f']

/** Decks each of which could be built alone. */
const worlds = fc
  .record({
    owned: fc.record(Object.fromEntries(cards.map((card) => [card, fc.nat({ max: 4 })]))),
    requested: fc.array(fc.dictionary(fc.constantFrom(...cards), fc.integer({ min: 1, max: 4 })), {
      maxLength: 10,
    }),
  })
  .map(({ owned, requested }) => {
    const decks = requested.map((deck): Copies => {
      const there = Object.entries(deck).filter(([card]) => (owned[card] ?? 0) > 0)
      return Object.fromEntries(
        there.map(([card, copies]) => [card, Math.min(copies, owned[card] ?? 0)]),
      )
    })
    return { owned, decks }
  })

test('they are as many as trying all choices finds, and the preferred ones of these', async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async ({ owned, decks }) => {
      const naive = subsetsOf(decks.length).find((chosen) => canBuild(decks, chosen, owned))
      const { chosen, isMost } = await choose(decks, owned)
      expect([...chosen].sort((one, other) => one - other)).toEqual(naive)
      expect(isMost).toBe(true)
    }),
    { numRuns: runsOf(300) },
  )
})

test('when the work is used up they can still be built, and none can be added', async () => {
  await fc.assert(
    fc.asyncProperty(worlds, fc.nat({ max: 200 }), async ({ owned, decks }, steps) => {
      const { chosen } = await choose(decks, owned, steps)
      expect(canBuild(decks, [...chosen], owned)).toBe(true)
      for (const deck of decks.keys()) {
        if (!chosen.has(deck)) expect(canBuild(decks, [...chosen, deck], owned)).toBe(false)
      }
    }),
    { numRuns: runsOf(300) },
  )
})

/** Numbers that look random, and are the same each time. */
function* digits(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    yield state >>> 8
  }
}

/** Decks that take some of many scarce cards, without any order. */
function tangle(decks: number, cardsEach: number, kinds: number): Copies[] {
  const random = digits(7)
  return Array.from({ length: decks }, () =>
    Object.fromEntries(
      Array.from({ length: cardsEach }, () => [`card-${random.next().value % kinds}`, 1]),
    ),
  )
}

const onlyOne = (decks: readonly Copies[]) =>
  Object.fromEntries(decks.flatMap((deck) => Object.keys(deck).map((card) => [card, 1])))

describe('of many decks', () => {
  test('a long chain of neighbors in conflict is solved', async () => {
    const chain = Array.from({ length: 400 }, (_, at) => ({ [at]: 1, [at + 1]: 1 }))
    const { chosen, isMost } = await choose(chain, onlyOne(chain), 2e7)
    expect([chosen.size, isMost]).toEqual([200, true])
    expect(chosen.has(0)).toBe(true)
    expect(chosen.has(1)).toBe(false)
  })

  test('with the same few cards the result is certain', async () => {
    const staples = Array.from({ length: 200 }, (_, at) => ({ ring: 1, signet: 1, [at]: 1 }))
    const { chosen, isMost } = await choose(staples, { ...onlyOne(staples), ring: 7, signet: 9 })
    expect([...chosen]).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(isMost).toBe(true)
  })

  test('the result is not certain, it is marked as such, and reproducible', async () => {
    const decks = tangle(300, 6, 250)
    const first = await choose(decks, onlyOne(decks), 1e6)
    expect(first.isMost).toBe(false)
    expect(first.chosen.size).toBeGreaterThan(20)
    expect(await choose(decks, onlyOne(decks), 1e6)).toEqual(first)
  })
})
