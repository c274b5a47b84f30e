import { describe, expect, test } from 'vitest'
import type { DeckEntry } from '../deck-sheet.ts'
import { type EntryOptions, entryOf, sheetWith, type TestCard } from '../test/numbers/cards.ts'
import { numbersOf } from './deck-numbers.ts'

function numbersWith(...entries: DeckEntry[]) {
  return numbersOf(sheetWith(entries))
}

function colorOf(color: string, ...entries: DeckEntry[]) {
  return numbersWith(...entries).colors.find((numbers) => numbers.color === color)
}

function typeOf(name: TestCard) {
  return numbersWith(entryOf(name)).types.map(({ type }) => type)
}

/** The position of a card in the curve. */
function manaOf(name: TestCard, options: EntryOptions = {}) {
  const { curve } = numbersWith(entryOf(name, options))
  return curve.filter(({ copies }) => copies > 0).map(({ manaValue }) => manaValue)
}

describe('the counts', () => {
  test('commanders and signature spells are in the main deck, a companion in the sideboard', () => {
    const { cards, sideCards, lands } = numbersWith(
      entryOf('Selvala, Heart of the Wilds', { place: 'commander' }),
      entryOf('Opt', { place: 'signature_spell' }),
      entryOf('Forest', { quantity: 40 }),
      entryOf('Emrakul, the Aeons Torn', { place: 'companion' }),
      entryOf('Island', { place: 'side', quantity: 3 }),
    )
    expect({ cards, sideCards, lands }).toEqual({ cards: 42, sideCards: 4, lands: 40 })
  })

  test('an empty deck has no numbers, and no average', () => {
    const { curve, ...numbers } = numbersWith()
    expect(numbers).toEqual({
      cards: 0,
      sideCards: 0,
      unknownCards: 0,
      lands: 0,
      averageManaValue: null,
      colors: [],
      types: [],
      prices: [
        { finish: 'nonfoil', usd: 0, pricedCards: 0 },
        { finish: 'foil', usd: 0, pricedCards: 0 },
        { finish: 'etched', usd: 0, pricedCards: 0 },
      ],
    })
    expect(curve.map(({ copies }) => copies)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })

  test('unknown cards are counted separately', () => {
    const { cards, unknownCards, lands, types } = numbersWith(
      entryOf('Forest', { quantity: 4, known: 'nothing' }),
      entryOf('Opt', { place: 'side', known: 'nothing' }),
      entryOf('Tarmogoyf'),
    )
    expect({ cards, unknownCards, lands }).toEqual({ cards: 5, unknownCards: 4, lands: 0 })
    expect(types).toEqual([{ type: 'Creature', copies: 1 }])
  })
})

describe('the curve', () => {
  test.each<[TestCard, number]>([
    ['Walking Ballista', 0],
    ['Opt', 1],
    ['Hydroid Krasis', 2],
    ['Brazen Borrower // Petty Theft', 3],
    ['Bala Ged Recovery // Bala Ged Sanctuary', 3],
    ['Fire // Ice', 4],
    ['Spectral Procession', 6],
    ['Emrakul, the Aeons Torn', 7],
  ])('%s counts as %i, with its facts and without them', (name, mana) => {
    expect(manaOf(name)).toEqual([mana])
    expect(manaOf(name, { known: 'card' })).toEqual([mana])
  })

  test('lands and the sideboard are not part of it', () => {
    expect(manaOf('Dryad Arbor')).toEqual([])
    expect(manaOf('Opt', { place: 'side' })).toEqual([])
  })

  test('permanents are separate from instants and sorceries', () => {
    const { curve } = numbersWith(
      entryOf('Kitchen Finks', { quantity: 4 }),
      entryOf('Dismember', { quantity: 2 }),
      entryOf('Bala Ged Recovery // Bala Ged Sanctuary'),
    )
    expect(curve[3]).toEqual({ manaValue: 3, copies: 7, permanents: 4 })
  })

  test('the average includes all nonland copies with their full cost', () => {
    const opts = entryOf('Opt', { quantity: 3 })
    const forests = entryOf('Forest', { quantity: 10 })
    expect(numbersWith(opts, entryOf('Emrakul, the Aeons Torn'), forests).averageManaValue).toBe(
      4.5,
    )
    expect(numbersWith(forests).averageManaValue).toBeNull()
  })
})

describe('the symbols of costs', () => {
  test.each<[TestCard, Record<string, number>]>([
    ['Kitchen Finks', { W: 2, G: 2 }],
    ['Dismember', { B: 2 }],
    ['Spectral Procession', { W: 3 }],
    ['Thought-Knot Seer', { C: 1 }],
    ['Hydroid Krasis', { U: 1, G: 1 }],
    ['Brazen Borrower // Petty Theft', { U: 2 }],
    ['Fire // Ice', { U: 1, R: 1 }],
    ['Esika, God of the Tree // The Prismatic Bridge', { G: 2 }],
    ['Sol Ring', {}],
  ])('%s has the symbols %j, with its facts and without them', (name, requested) => {
    for (const known of ['all', 'card'] as const) {
      const { colors } = numbersWith(entryOf(name, { known }))
      const some = colors.filter(({ symbols }) => symbols > 0)
      expect(Object.fromEntries(some.map(({ color, symbols }) => [color, symbols]))).toEqual(
        requested,
      )
    }
  })

  test('each copy counts with all its symbols, and once as a card', () => {
    const requested = colorOf('G', entryOf('Kitchen Finks', { quantity: 4 }), entryOf('Tarmogoyf'))
    expect(requested).toMatchObject({ symbols: 9, cards: 5 })
  })

  test('colors are in WUBRGC order', () => {
    const names = ['Wastes', 'Forest', 'Mountain', 'Swamp', 'Island', 'Plains'] as const
    const { colors } = numbersWith(...names.map((name) => entryOf(name)))
    expect(colors.map(({ color }) => color).join('')).toBe('WUBRGC')
  })
})

describe('the sources', () => {
  test('lands and other cards are separate', () => {
    const made = colorOf(
      'G',
      entryOf('Forest', { quantity: 9 }),
      entryOf('Breeding Pool', { quantity: 2 }),
      entryOf('Llanowar Elves', { quantity: 4 }),
      entryOf('Bala Ged Recovery // Bala Ged Sanctuary'),
      entryOf('Island', { quantity: 5 }),
    )
    expect(made).toMatchObject({ landSources: 11, otherSources: 5 })
  })

  test('without facts a basic land type determines the mana of a land', () => {
    const pool = entryOf('Breeding Pool', { known: 'card' })
    expect(colorOf('U', pool)).toMatchObject({ landSources: 1 })
    expect(colorOf('W', pool)).toBeUndefined()
  })

  const lands = [entryOf('Breeding Pool'), entryOf('Swamp'), entryOf('Wastes')]

  test.each<[TestCard, string]>([
    ['Windswept Heath', 'UG'],
    ['Fabled Passage', 'BC'],
    ['Bant Panorama', 'C'],
    ['Krosan Verge', 'UGC'],
    ["Urza's Cave", 'UBGC'],
    ["Maze's End", 'C'],
    ['Field of Ruin', 'BC'],
    ['Ghost Quarter', 'C'],
    ['Maze of Ith', ''],
  ])('%s is a source of the colors that it finds: “%s”', (name, colors) => {
    const before = numbersWith(...lands).colors
    const after = numbersWith(...lands, entryOf(name)).colors
    const more = after.filter(
      ({ color, landSources }) =>
        landSources > (before.find((numbers) => numbers.color === color)?.landSources ?? 0),
    )
    expect(more.map(({ color }) => color).join('')).toBe(colors)
  })

  test('a fetch land finds nothing in the sideboard', () => {
    const heath = entryOf('Windswept Heath')
    expect(numbersWith(heath, entryOf('Plains', { place: 'side' })).colors).toEqual([])
    expect(colorOf('W', heath, entryOf('Plains'))).toMatchObject({ landSources: 2 })
  })

  test('Command Tower produces the commander’s colors, City of Brass all colors', () => {
    const selvala = entryOf('Selvala, Heart of the Wilds', { place: 'commander' })
    const sources = [entryOf('Command Tower'), entryOf('Arcane Signet')]
    expect(colorOf('G', selvala, ...sources)).toMatchObject({ landSources: 1, otherSources: 1 })
    expect(colorOf('U', selvala, ...sources)).toBeUndefined()
    expect(colorOf('U', selvala, entryOf('City of Brass'))).toMatchObject({ landSources: 1 })
  })

  test('without a known commander Command Tower produces all colors', () => {
    const unknown = entryOf('Selvala, Heart of the Wilds', { place: 'commander', known: 'nothing' })
    expect(colorOf('U', unknown, entryOf('Command Tower'))).toMatchObject({ landSources: 1 })
  })
})

describe('the types', () => {
  test.each<[TestCard, string]>([
    ['Dryad Arbor', 'Land'],
    ["Urza's Saga", 'Land'],
    ['Branchloft Pathway // Boulderloft Pathway', 'Land'],
    ['Solemn Simulacrum', 'Creature'],
    ['Esika, God of the Tree // The Prismatic Bridge', 'Creature'],
    ['Invasion of Zendikar // Awakened Skyclave', 'Battle'],
    ['Bala Ged Recovery // Bala Ged Sanctuary', 'Sorcery'],
    ['Fire // Ice', 'Instant'],
    ['Sol Ring', 'Artifact'],
    ['Bitterblossom', 'Enchantment'],
  ])('the main type of %s is %s', (name, type) => {
    expect(typeOf(name)).toEqual([type])
  })

  test('the most frequent come first', () => {
    const { types } = numbersWith(
      entryOf('Sol Ring'),
      entryOf('Forest', { quantity: 17 }),
      entryOf('Tarmogoyf', { quantity: 4 }),
      entryOf('Llanowar Elves', { quantity: 4 }),
    )
    expect(types).toEqual([
      { type: 'Land', copies: 17 },
      { type: 'Creature', copies: 8 },
      { type: 'Artifact', copies: 1 },
    ])
  })
})

describe('the prices', () => {
  test('each finish has its own; 0.00 or no price is not counted', () => {
    const { prices } = numbersWith(
      entryOf('Sol Ring', { quantity: 3 }),
      entryOf('Opt', { quantity: 3 }),
      entryOf('Tarmogoyf', { place: 'side', quantity: 2 }),
      entryOf('Forest', { quantity: 20 }),
      entryOf('Sol Ring', { quantity: 9, known: 'nothing' }),
    )
    expect(prices).toEqual([
      { finish: 'nonfoil', usd: 24.03, pricedCards: 8 },
      { finish: 'foil', usd: 240.3, pricedCards: 3 },
      { finish: 'etched', usd: 21, pricedCards: 3 },
    ])
  })
})
