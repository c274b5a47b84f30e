import type { DeckFormat } from '@manafolio/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DeckEntry } from '../deck-sheet.ts'
import { entryOf, sheetWith } from '../test/numbers/cards.ts'
import { chancesOf, forests, options, runs } from '../test/odds/decks.ts'
import { chooseExactly, quotient, waysToDraw } from '../test/odds/fractions.ts'
import { oddsOf } from './odds.ts'

function oddsWith(entries: readonly DeckEntry[], format: DeckFormat = 'modern') {
  return oddsOf(sheetWith(entries, format), options)
}

const decks = [
  [40, 17],
  [60, 24],
  [80, 31],
  [99, 37],
  [250, 100],
] as const

describe('the opening hand', () => {
  test.each(decks)('of %i cards with %i lands is what counting hands says', (cards, lands) => {
    const { byLands } = oddsWith(forests(lands, cards)).opening
    const all = chooseExactly(cards, 7)
    for (const [found, { chance, error }] of byLands.entries()) {
      const ways = waysToDraw([
        [lands, found],
        [cards - lands, 7 - found],
      ])
      expect(chance).toBeCloseTo(quotient(ways, all), 12)
      expect(error).toBe(0)
    }
    expect(byLands).toHaveLength(8)
  })

  test('two to five lands of seven are keepable with sixty cards: 84 % with 24 lands', () => {
    const { opening } = oddsWith(forests(24, 60))
    expect(opening).toMatchObject({ keepsFrom: 2, keepsTo: 5 })
    expect(opening.keepable.chance).toBeCloseTo(kept(60, 24, 2), 12)
    expect(opening.keepable.chance).toBeCloseTo(0.8439, 4)
    expect(opening.averageLands).toBeCloseTo(2.8, 12)
  })

  test('three to five with a hundred cards', () => {
    const selvala = entryOf('Selvala, Heart of the Wilds', { place: 'commander' })
    const { cards, opening } = oddsWith([selvala, ...forests(37, 99)], 'commander')
    expect(cards).toBe(99)
    expect(opening).toMatchObject({ keepsFrom: 3, keepsTo: 5 })
    expect(opening.keepable.chance).toBeCloseTo(kept(99, 37, 3), 12)
  })

  test('one of several hands is keepable unless none is', () => {
    const [none, one, two] = oddsWith(forests(24, 60)).opening.byMulligans
    expect(none?.keepable.chance).toBeCloseTo(kept(60, 24, 2), 12)
    expect(one?.keepable.chance).toBeCloseTo(1 - (1 - kept(60, 24, 2)) ** 2, 12)
    expect(two?.keepable.chance).toBeCloseTo(1 - (1 - kept(60, 24, 2)) ** 3, 12)
  })

  test.each([
    ['modern', [7, 6, 5]],
    ['commander', [7, 7, 6]],
    ['brawl', [7, 7, 6]],
    ['oathbreaker', [7, 7, 6]],
    ['historicbrawl', [7, 7, 6]],
    ['duel', [7, 6, 5]],
  ] as const)('in %s hands have %j cards after mulligans', (format, cards) => {
    const { byMulligans } = oddsWith(forests(24, 60), format).opening
    expect(byMulligans.map((hand) => hand.cards)).toEqual(cards)
  })

  test('the probabilities of all numbers of lands add up to 1', () => {
    const deck = fc.tuple(fc.nat(120), fc.nat(120))
    const check = fc.property(deck, ([lands, others]) => {
      const { byLands } = oddsWith(forests(lands, lands + others)).opening
      const sum = chancesOf(byLands).reduce((all, chance) => all + chance, 0)
      expect(sum).toBeCloseTo(1, 12)
    })
    fc.assert(check, runs)
  })

  function kept(cards: number, lands: number, from: number): number {
    const ways = Array.from({ length: 6 - from }, (_, at) =>
      waysToDraw([
        [lands, from + at],
        [cards - lands, 7 - from - at],
      ]),
    )
    const sum = ways.reduce((all, some) => all + some, 0n)
    return quotient(sum, chooseExactly(cards, 7))
  }
})

describe('colors by turn', () => {
  test('are the probabilities that at least one card seen is a source', () => {
    const island = entryOf('Island', { quantity: 9 })
    const { colors } = oddsWith([...forests(15, 51), island])
    expect(colors.map(({ colors, sources }) => [colors.join(''), sources])).toEqual([['G', 15]])
    for (const [at, { chance }] of (colors[0]?.byTurn ?? []).entries()) {
      const without = quotient(chooseExactly(45, 7 + at), chooseExactly(60, 7 + at))
      expect(chance).toBeCloseTo(1 - without, 12)
    }
    expect(colors[0]?.byTurn).toHaveLength(8)
  })

  test('only lands in the library are sources', () => {
    const { colors } = oddsWith([
      entryOf('Llanowar Elves', { quantity: 20 }),
      entryOf('Opt', { quantity: 20 }),
      entryOf('Island', { quantity: 12 }),
      entryOf('Windswept Heath', { quantity: 4 }),
      entryOf('Breeding Pool', { quantity: 4 }),
      entryOf('Forest', { quantity: 5, place: 'side' }),
    ])
    const sources = colors.map(({ colors, sources }) => [colors.join(''), sources])
    expect(sources).toEqual([
      ['U', 20],
      ['G', 8],
    ])
  })

  test('never decrease with the turn, or with another source', () => {
    const check = fc.property(fc.nat(40), fc.integer({ min: 0, max: 60 }), (lands, others) => {
      const [fewer, more] = [lands, lands + 1].map((some) => {
        const deck = [...forests(some, lands + 1 + others), entryOf('Llanowar Elves')]
        return chancesOf(oddsWith(deck).colors[0]?.byTurn ?? [])
      })
      expect(fewer).toEqual([...(fewer ?? [])].sort((a, b) => a - b))
      for (const [at, chance] of (fewer ?? []).entries()) {
        expect(more?.[at]).toBeGreaterThanOrEqual(chance)
      }
    })
    fc.assert(check, runs)
  })
})

describe('odd decks', () => {
  test('without cards nothing is drawn', () => {
    const { opening, ...odds } = oddsWith([])
    const nothing = { colors: [], needs: [], spells: [], commanders: [] }
    expect(odds).toEqual({ cards: 0, lands: 0, ...nothing, ...options })
    expect(chancesOf(opening.byLands)).toEqual([1, 0, 0, 0, 0, 0, 0, 0])
    expect(opening).toMatchObject({ keepable: { chance: 0, error: 0 }, averageLands: 0 })
  })

  test('a library of five cards is drawn completely', () => {
    const { opening, colors } = oddsWith(forests(2, 5))
    expect(chancesOf(opening.byLands)).toEqual([0, 0, 1, 0, 0, 0, 0, 0])
    expect(opening).toMatchObject({ keepable: { chance: 1 }, averageLands: 2 })
    expect(colors[0]?.byTurn[0]).toEqual({ chance: 1, error: 0 })
  })

  test('without lands no commander can be cast', () => {
    const selvala = entryOf('Selvala, Heart of the Wilds', { place: 'commander' })
    const { opening, colors, commanders } = oddsWith([selvala, ...forests(0, 99)], 'commander')
    expect(opening.keepable.chance).toBe(0)
    expect(colors).toMatchObject([
      { colors: ['G'], sources: 0, byTurn: [{ chance: 0 }, {}, {}, {}, {}, {}, {}, {}] },
    ])
    expect(commanders[0]?.byTurn[4]?.chance).toEqual({ chance: 0, error: 0 })
  })

  test('unknown cards count as nonlands, an unknown commander is left out', () => {
    const { cards, lands, commanders } = oddsWith([
      entryOf('Progenitus', { place: 'commander', known: 'nothing' }),
      entryOf('Forest', { quantity: 30, known: 'nothing' }),
      entryOf('Forest', { quantity: 5, known: 'card' }),
    ])
    expect({ cards, lands, commanders }).toEqual({ cards: 35, lands: 5, commanders: [] })
  })

  test('any number of trials gives a result', () => {
    const entries = [entryOf('Progenitus', { place: 'commander' }), ...forests(40, 99)]
    const { trials, commanders } = oddsOf(sheetWith(entries, 'commander'), { trials: 0, seed: 1 })
    expect(trials).toBe(1)
    expect(commanders[0]?.byTurn[0]?.chance.chance).toBe(0)
  })

  test('a signature spell, a companion and the sideboard are not drawn', () => {
    const { cards, lands } = oddsWith([
      entryOf('Opt', { place: 'signature_spell' }),
      entryOf('Emrakul, the Aeons Torn', { place: 'companion' }),
      entryOf('Forest', { quantity: 9, place: 'side' }),
      ...forests(20, 50),
    ])
    expect({ cards, lands }).toEqual({ cards: 50, lands: 20 })
  })
})
