import type { DeckFormat } from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import type { DeckEntry } from '../deck-sheet.ts'
import { entryOf, sheetWith, type TestCard } from '../test/numbers/cards.ts'
import { options } from '../test/odds/decks.ts'
import { sourcesNeeded } from './karsten-table.ts'
import { oddsOf } from './odds.ts'

function oddsWith(entries: readonly DeckEntry[], format: DeckFormat = 'modern') {
  return oddsOf(sheetWith(entries, format), options)
}

/** Sixty cards: these lands, one copy of each spell, and Sol Rings. */
function sixtyWith(lands: Partial<Record<TestCard, number>>, ...spells: TestCard[]): DeckEntry[] {
  // Object.entries has the entries of the literal.
  const landEntries = Object.entries(lands) as [TestCard, number][]
  const cards = spells.length + landEntries.reduce((sum, [, copies]) => sum + copies, 0)
  return [
    ...landEntries.map(([name, quantity]) => entryOf(name, { quantity })),
    ...spells.map((name) => entryOf(name)),
    entryOf('Sol Ring', { quantity: 60 - cards }),
  ]
}

describe('the sources that a cost needs', () => {
  test.each([
    [60, 1, 1, 14],
    [60, 2, 3, 18],
    [60, 3, 3, 23],
    [40, 2, 2, 14],
    [80, 2, 4, 23],
    [99, 1, 3, 18],
    [99, 3, 3, 36],
    [99, 4, 5, 36],
  ])('in %i cards with %i symbols of mana value %i are %i', (cards, symbols, manaValue, needed) => {
    expect(sourcesNeeded({ symbols, manaValue }, cards)).toBe(needed)
  })

  test('beyond the table are those of the nearest cost, and of the nearest deck in proportion', () => {
    expect(sourcesNeeded({ symbols: 1, manaValue: 9 }, 60)).toBe(9)
    expect(sourcesNeeded({ symbols: 5, manaValue: 5 }, 60)).toBe(24)
    expect(sourcesNeeded({ symbols: 1, manaValue: 1 }, 250)).toBe(48)
    expect(sourcesNeeded({ symbols: 1, manaValue: 1 }, 0)).toBe(0)
  })
})

describe('the needs of a deck', () => {
  test('and the colors by turn leave out the colors of hybrid symbols', () => {
    const { colors, needs } = oddsWith(
      sixtyWith({ Forest: 10, Plains: 8 }, 'Llanowar Elves', 'Kitchen Finks'),
    )
    expect(colors.map(({ colors }) => colors)).toEqual([['G']])
    expect(needs.map((need) => need.colors)).toEqual([['G'], ['W', 'G']])
  })

  test('of hybrid symbols alone have the lands of either color by turn', () => {
    const { colors } = oddsWith(sixtyWith({ Forest: 10, Plains: 8, Island: 6 }, 'Kitchen Finks'))
    expect(colors).toMatchObject([{ colors: ['W', 'G'], sources: 18 }])
  })

  test('name the most demanding card of each color, and what the deck has', () => {
    const { needs } = oddsWith(
      sixtyWith({ Forest: 10, Island: 8 }, 'Llanowar Elves', 'Tarmogoyf', 'Opt'),
    )
    expect(needs).toMatchObject([
      { colors: ['U'], cardName: 'Opt', needed: 14, landSources: 8, isEnough: false },
      { colors: ['G'], cardName: 'Llanowar Elves', needed: 14, landSources: 10, otherSources: 1 },
    ])
  })

  test('are met by enough lands, or when all lands make the color', () => {
    const [enough] = oddsWith(sixtyWith({ Forest: 14, Wastes: 6 }, 'Llanowar Elves')).needs
    expect(enough).toMatchObject({ needed: 14, isEnough: true })
    const [all] = oddsWith(sixtyWith({ Forest: 9, 'Maze of Ith': 2 }, 'Llanowar Elves')).needs
    expect(all).toMatchObject({ needed: 14, landSources: 9, isEnough: true })
    const [none] = oddsWith(sixtyWith({}, 'Opt')).needs
    expect(none).toMatchObject({ landSources: 0, isEnough: false })
  })

  test('of a card of several colors are one more for each', () => {
    const { needs } = oddsWith(sixtyWith({ Forest: 24 }, 'Chulane, Teller of Tales'))
    expect(needs.map(({ colors, needed }) => [colors.join(''), needed])).toEqual([
      ['W', 10],
      ['U', 10],
      ['G', 10],
    ])
  })

  test.each<[TestCard, [string, number][]]>([
    ['Kitchen Finks', [['WG', 18]]],
    [
      'Tamiyo, Compleated Sage',
      [
        ['U', 11],
        ['G', 11],
      ],
    ],
    ['Dismember', []],
    ['Spectral Procession', []],
    ['Fire // Ice', []],
    ['Thought-Knot Seer', [['C', 10]]],
    [
      'Hydroid Krasis',
      [
        ['U', 13],
        ['G', 13],
      ],
    ],
    ['Brazen Borrower // Petty Theft', [['U', 18]]],
    ['Bala Ged Recovery // Bala Ged Sanctuary', [['G', 12]]],
  ])('%s needs %j', (name, expected) => {
    const { needs } = oddsWith(sixtyWith({ Forest: 24 }, name))
    expect(needs.map(({ colors, needed }) => [colors.join(''), needed])).toEqual(expected)
  })

  test('include those of the commander, not of the sideboard', () => {
    const { needs } = oddsWith(
      [
        entryOf('Selvala, Heart of the Wilds', { place: 'commander' }),
        entryOf('Opt', { place: 'side' }),
        entryOf('Forest', { quantity: 99 }),
      ],
      'commander',
    )
    expect(needs).toMatchObject([{ cardName: 'Selvala, Heart of the Wilds', needed: 28 }])
  })
})

describe('the spells of a deck', () => {
  test('are ordered by their chance on curve, which is that of a commander with the same cost', () => {
    const lands = { Forest: 12, Island: 12 }
    const { spells } = oddsWith(sixtyWith(lands, 'Nicol Bolas, the Ravager', 'Tarmogoyf', 'Opt'))
    expect(spells.map(({ cardName }) => cardName)).toEqual([
      'Nicol Bolas, the Ravager',
      'Opt',
      'Tarmogoyf',
      'Sol Ring',
    ])
    expect(spells[0]).toMatchObject({ turn: 4, onCurve: { chance: 0 } })
    const commander = entryOf('Tarmogoyf', { place: 'commander' })
    const { commanders } = oddsWith([commander, ...sixtyWith(lands)])
    expect(spells[2]?.onCurve).toEqual(commanders[0]?.byTurn[0]?.chance)
  })

  test('with enough lands are limited by colors alone', () => {
    const [opt] = oddsWith(sixtyWith({ Island: 10 }, 'Opt')).spells
    expect(opt?.withEnoughLands.chance).toBeCloseTo(1, 12)
    expect(opt?.onCurve.chance).toBeLessThan(0.8)
    const [splashed] = oddsWith(sixtyWith({ Island: 5, Forest: 15 }, 'Opt')).spells
    expect(splashed?.withEnoughLands.chance).toBeLessThan(0.6)
  })

  test.each<[TestCard, number, boolean]>([
    ['Dismember', 1, true],
    ['Fire // Ice', 2, true],
    ['Hydroid Krasis', 3, false],
    ['Walking Ballista', 2, true],
    ['Kitchen Finks', 3, true],
    ['Thought-Knot Seer', 4, false],
  ])('%s is cast on turn %i with Mountains and Forests: %s', (name, turn, isCast) => {
    const { spells } = oddsWith(sixtyWith({ Forest: 15, Mountain: 15 }, name))
    const odds = spells.find(({ cardName }) => cardName === name)
    expect(odds?.turn).toBe(turn)
    expect((odds?.onCurve.chance ?? 0) > 0).toBe(isCast)
  })
})
