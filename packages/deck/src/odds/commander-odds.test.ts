import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DeckEntry } from '../deck-sheet.ts'
import { entryOf, sheetWith, type TestCard } from '../test/numbers/cards.ts'
import { chancesOf, forests, options, runs } from '../test/odds/decks.ts'
import { cardsFor, shareOfHands, testCommanders, testLands } from '../test/odds/every-hand.ts'
import { chooseExactly, quotient, waysToDraw } from '../test/odds/fractions.ts'
import { oddsOf } from './odds.ts'

describe('a commander on curve', () => {
  function withCommander(commander: TestCard, library: readonly DeckEntry[], trials = options) {
    const entries = [entryOf(commander, { place: 'commander' }), ...library]
    return oddsOf(sheetWith(entries, 'commander'), trials).commanders
  }

  const decks = fc.constantFrom(...testCommanders).chain((commander) =>
    fc.record({
      commander: fc.constant(commander),
      lands: fc.array(fc.constantFrom(...cardsFor(commander)), { maxLength: 9, size: 'max' }),
      others: fc.constant<TestCard[]>(['Opt', 'Opt', 'Opt', 'Opt', 'Opt']),
    }),
  )

  test('equals the share of all possible hands', () => {
    const check = fc.property(decks, ({ commander, lands, others }) => {
      const names = [...lands, ...others]
      const [odds] = withCommander(
        commander,
        names.map((name) => entryOf(name)),
      )
      for (const { turn, chance } of odds?.byTurn ?? []) {
        expect(chance.error).toBe(0)
        expect(chance.chance).toBeCloseTo(shareOfHands(names, 6 + turn, commander), 10)
      }
    })
    fc.assert(check, { ...runs, numRuns: runsOf(200) })
  })

  test('needs enough lands of the right colors: Selvala in 99 cards', () => {
    const library = [...forests(30, 92), entryOf('Wastes', { quantity: 7 })]
    const [odds] = withCommander('Selvala, Heart of the Wilds', library)
    expect(odds).toMatchObject({ cardName: 'Selvala, Heart of the Wilds', manaValue: 3 })
    expect(odds?.byTurn.map(({ turn }) => turn)).toEqual([3, 4, 5, 6, 7])
    for (const { turn, chance } of odds?.byTurn ?? []) {
      expect(chance).toEqual({ chance: expect.closeTo(selvala(6 + turn), 12), error: 0 })
    }
  })

  function selvala(seen: number): number {
    let ways = 0n
    for (let green = 2; green <= seen; green++) {
      for (let other = Math.max(0, 3 - green); other <= seen - green; other++) {
        ways += waysToDraw([
          [30, green],
          [7, other],
          [62, seen - green - other],
        ])
      }
    }
    return quotient(ways, chooseExactly(99, seen))
  }

  test('of five colors in 99 cards with lands of all kinds is calculated', () => {
    const lands = testLands.map((name) => entryOf(name, { quantity: 3 }))
    const [odds] = withCommander('Niv-Mizzet Reborn', [...lands, ...forests(0, 69)])
    expect(odds?.byTurn.map(({ chance }) => chance.error)).toEqual([0, 0, 0, 0, 0])
    expect(odds?.byTurn[0]?.chance.chance).toBeGreaterThan(0.01)
  })

  test('is certain for a cost of zero: Rograkh on turn 1', () => {
    const [odds] = withCommander('Rograkh, Son of Rohgahh', [])
    expect(odds?.byTurn[0]).toEqual({ turn: 1, chance: { chance: 1, error: 0 } })
  })

  test('needs colorless mana where required: Kozilek on Wastes, not on Forests', () => {
    const onCurve = (land: TestCard) => {
      const library = [entryOf(land, { quantity: 60 }), ...forests(0, 39)]
      return withCommander('Kozilek, the Great Distortion', library)[0]?.byTurn[0]?.chance.chance
    }
    expect(onCurve('Wastes')).toBeGreaterThan(0.3)
    expect(onCurve('Forest')).toBe(0)
  })

  test('needs no color where two generic mana can pay: Reaper King on Wastes alone', () => {
    const library = [entryOf('Wastes', { quantity: 60 }), ...forests(0, 39)]
    const [odds] = withCommander('Reaper King', library)
    expect(odds).toMatchObject({ manaValue: 10, byTurn: [{ turn: 10 }, {}, {}, {}, {}] })
    expect(odds?.byTurn[0]?.chance.chance).toBeGreaterThan(0.3)
  })

  test('is calculated for two commanders, and absent without one', () => {
    const pair = ['Rhys the Redeemed', 'Selvala, Heart of the Wilds'] as const
    const entries = pair.map((name) => entryOf(name, { place: 'commander' }))
    const commandersOf = (deck: DeckEntry[]) => oddsOf(sheetWith(deck), options).commanders
    const reported = commandersOf([...entries, ...forests(30, 98)])
    expect(reported.map(({ cardName }) => cardName)).toEqual(pair)
    expect(commandersOf(forests(24, 60))).toEqual([])
  })

  test('never decreases with the turn', () => {
    const check = fc.property(decks, ({ commander, lands, others }) => {
      const names = [...lands, ...others]
      const [odds] = withCommander(
        commander,
        names.flatMap((name) => entryOf(name, { quantity: 4 })),
      )
      const chances = chancesOf(odds?.byTurn.map(({ chance }) => chance) ?? [])
      for (const [at, chance] of chances.entries()) {
        expect(chance).toBeGreaterThanOrEqual((chances[at - 1] ?? 0) - 1e-12)
      }
      expect(chances).toHaveLength(5)
    })
    fc.assert(check, runs)
  })

  describe('that is too complex to calculate', () => {
    const library = [entryOf('City of Brass', { quantity: 40 }), ...forests(0, 59)]

    test('is simulated, with its margin of error', () => {
      const [odds] = withCommander('Progenitus', library)
      for (const { turn, chance } of odds?.byTurn ?? []) {
        const { chance: tried, error } = chance
        expect(error).toBeGreaterThan(0)
        expect(Math.abs(tried - tenLands(6 + turn))).toBeLessThan(2 * error)
      }
      expect(odds?.byTurn[0]?.turn).toBe(10)
    })

    function tenLands(seen: number): number {
      const ways = Array.from({ length: seen - 9 }, (_, at) =>
        waysToDraw([
          [40, 10 + at],
          [59, seen - 10 - at],
        ]),
      )
      const sum = ways.reduce((all, some) => all + some, 0n)
      return quotient(sum, chooseExactly(99, seen))
    }

    test('is the same for the same seed, and different for another', () => {
      const [first, again, other] = [7, 7, 8].map((seed) =>
        withCommander('Progenitus', library, { trials: 2000, seed }),
      )
      expect(again).toEqual(first)
      expect(other).not.toEqual(first)
    })

    test('has a smaller error with more trials', () => {
      const [few, many] = [100, 10_000].map(
        (trials) => withCommander('Progenitus', library, { trials, seed: 7 })[0]?.byTurn[4]?.chance,
      )
      expect(many?.error).toBeLessThan((few?.error ?? 0) / 5)
    })
  })
})
