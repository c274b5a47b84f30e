import type { DeckFormat } from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import type { DeckEntry } from '../deck-sheet.ts'
import { drawChance } from '../odds/combinations.ts'
import { oddsOf } from '../odds/odds.ts'
import { entryOf, sheetWith, type TestCard } from '../test/numbers/cards.ts'
import { forests } from '../test/odds/decks.ts'
import { type GoldfishOptions, goldfishOf } from './goldfish.ts'
import type { Goldfish } from './goldfish-tally.ts'

const options = { games: 10_000, seed: 1, first: 'play', mulligans: 'none' } as const

interface Given extends Partial<GoldfishOptions> {
  format?: DeckFormat
}

function steps(entries: readonly DeckEntry[], { format = 'modern', ...given }: Given = {}) {
  return [...goldfishOf(sheetWith(entries, format), { ...options, ...given })]
}

function goldfish(entries: readonly DeckEntry[], given?: Given): Goldfish {
  const last = steps(entries, given).at(-1)
  if (!last) throw new Error('No games were played.')
  return last
}

/** Within three standard errors: the error is about two. */
function expectNear(value: number, error: number, truth: number) {
  expect(Math.abs(value - truth)).toBeLessThanOrEqual(1.5 * error)
}

/** The exact chances of each number of lands among the cards seen. */
function landChances(cards: number, lands: number, seen: number): number[] {
  return Array.from({ length: seen + 1 }, (_, found) =>
    drawChance({ cards, hits: lands }, seen, found),
  )
}

const decks = [
  [40, 17],
  [60, 24],
  [99, 37],
] as const

describe('lands in play on turn 4', () => {
  test.each(decks)('of %i cards with %i lands are as calculated', (cards, lands) => {
    for (const [first, seen] of [['play', 10] as const, ['draw', 11] as const]) {
      const played = goldfish(forests(lands, cards), { first })
      const chances = landChances(cards, lands, seen)
      const mean = chances.reduce((sum, chance, found) => sum + chance * Math.min(4, found), 0)
      const four = chances.slice(4).reduce((sum, chance) => sum + chance, 0)
      expectNear(played.lands.mean, played.lands.error, mean)
      expectNear(played.landDrops.chance, played.landDrops.error, four)
      expect(played.lands.error).toBeLessThan(0.03)
    }
  })
})

describe('all colors by turn 3', () => {
  const spells: TestCard[] = ['Opt', 'Llanowar Elves']

  test('of two colors are as calculated', () => {
    const { colors } = goldfish([
      entryOf('Island', { quantity: 12 }),
      entryOf('Forest', { quantity: 12 }),
      ...spells.map((name) => entryOf(name, { quantity: 18 })),
    ])
    const without = (lands: number) => drawChance({ cards: 60, hits: lands }, 9, 0)
    expect(colors?.needed).toEqual(['U', 'G'])
    expectNear(
      colors?.chance.chance ?? 0,
      colors?.chance.error ?? 0,
      1 - 2 * without(12) + without(24),
    )
  })

  test('are those of three lands at most', () => {
    const fiveColors = [entryOf('Niv-Mizzet Reborn', { quantity: 5 })]
    const basics = (['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const).map((name) =>
      entryOf(name, { quantity: 7 }),
    )
    expect(goldfish([...fiveColors, ...basics]).colors?.chance.chance).toBe(0)
    const cities = [entryOf('City of Brass', { quantity: 35 })]
    expect(goldfish([...fiveColors, ...cities]).colors?.chance.chance).toBeGreaterThan(0.95)
  })

  test('are absent when no card needs a color', () => {
    const wastes = [entryOf('Wastes', { quantity: 20 }), entryOf('Sol Ring', { quantity: 40 })]
    expect(goldfish(wastes).colors).toBeNull()
  })
})

describe('a commander', () => {
  test.each<[TestCard, Partial<Record<TestCard, number>>]>([
    ['Selvala, Heart of the Wilds', { Forest: 30, Wastes: 7 }],
    ['Nicol Bolas, the Ravager', { Island: 10, Swamp: 10, Mountain: 8, 'Steam Vents': 9 }],
    ['Rhys the Redeemed', { 'Temple Garden': 5, Plains: 10, 'Maze of Ith': 20 }],
    ['Rograkh, Son of Rohgahh', { Mountain: 30 }],
  ])('%s is castable as often as calculated', (name, lands) => {
    // Object.entries has the entries of the literal.
    const entries = (Object.entries(lands) as [TestCard, number][]).map(([land, quantity]) =>
      entryOf(land, { quantity }),
    )
    const others = 99 - entries.reduce((sum, { quantity }) => sum + quantity, 0)
    const deck = [
      entryOf(name, { place: 'commander' }),
      ...entries,
      entryOf('Sol Ring', { quantity: others }),
    ]
    const exact = oddsOf(sheetWith(deck, 'commander'), { trials: 1, seed: 1 }).commanders[0]
    const [commander] = goldfish(deck, { format: 'commander' }).commanders
    expect(commander?.cardName).toBe(name)
    expect(commander?.byTurn).toHaveLength(3)
    for (const [at, { turn, chance }] of (commander?.byTurn ?? []).entries()) {
      expect(turn).toBe(exact?.byTurn[at]?.turn)
      expectNear(chance.chance, chance.error, exact?.byTurn[at]?.chance.chance ?? -1)
    }
  })
})

describe('mulligans', () => {
  test.each([
    ['modern', 60, 24, [2, 5], [7, 6, 5, 4]],
    ['commander', 99, 37, [3, 5], [7, 7, 6, 5, 4]],
  ] as const)('in %s keep the calculated number of cards', (format, cards, lands, range, sizes) => {
    const { handCards } = goldfish(forests(lands, cards), { format, mulligans: 'usual' })
    const keepable = landChances(cards, lands, 7)
      .slice(range[0], range[1] + 1)
      .reduce((sum, chance) => sum + chance, 0)
    const mean = sizes.reduce((sum, size, at) => {
      const isLast = at === sizes.length - 1
      return sum + size * (1 - keepable) ** at * (isLast ? 1 : keepable)
    }, 0)
    expectNear(handCards.mean, handCards.error, mean)
  })

  test('make land drops likelier', () => {
    const [none, usual] = (['none', 'usual'] as const).map((mulligans) =>
      goldfish(forests(24, 60), { mulligans }),
    )
    expect(usual?.landDrops.chance).toBeGreaterThan((none?.landDrops.chance ?? 1) + 0.03)
  })
})

describe('the games', () => {
  test('are the same for the same seed, and others for another', () => {
    const [first, again, other] = [7, 7, 8].map((seed) => goldfish(forests(24, 60), { seed }))
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
  })

  test('are given in steps, the last of which is complete', () => {
    const games = steps(forests(24, 60), { games: 1200 }).map((step) => step.games)
    expect(games).toEqual([500, 1000, 1200])
  })

  test('of a few cards draw all of them', () => {
    const played = goldfish(forests(2, 5), { mulligans: 'usual' })
    expect(played.lands).toEqual({ mean: 2, error: 0 })
    expect(played.handCards.mean).toBeGreaterThan(4)
    expect(goldfish([]).lands.mean).toBe(0)
  })
})
