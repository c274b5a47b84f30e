import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ComparableDeck, comparedDecks, comparedKindOf } from './compared-decks.ts'

type Copies = Record<string, number>

function deckWith(main: Copies, side: Copies = {}, commanderName?: string): ComparableDeck {
  const rowsOf = (copies: Copies, slotType: 'main' | 'side') =>
    Object.entries(copies).map(([cardName, quantity]) => ({ cardName, quantity, slotType }))
  return {
    cards: [...rowsOf(main, 'main'), ...rowsOf(side, 'side')],
    commanderName: commanderName ?? null,
  }
}

const namesOf = (one: ComparableDeck, other: ComparableDeck, kind: string) =>
  comparedDecks(one, other)
    .cards.filter((card) => comparedKindOf(card) === kind)
    .map(({ cardName, slotType }) => `${cardName}, ${slotType}`)

describe('two decks', () => {
  const burn = deckWith({ 'Lightning Bolt': 4, 'Goblin Guide': 4, Mountain: 18 }, { Smash: 2 })
  const goblins = deckWith({ 'Lightning Bolt': 4, Mountain: 20, Krenko: 1 }, { 'Goblin Guide': 4 })

  test('have cards only in one, in different numbers and the same, in each slot', () => {
    expect(namesOf(burn, goblins, 'only_one')).toEqual(['Goblin Guide, main', 'Smash, side'])
    expect(namesOf(burn, goblins, 'only_other')).toEqual(['Krenko, main', 'Goblin Guide, side'])
    expect(namesOf(burn, goblins, 'quantity')).toEqual(['Mountain, main'])
    expect(namesOf(burn, goblins, 'same')).toEqual(['Lightning Bolt, main'])
    expect(comparedDecks(burn, goblins).isSame).toBe(false)
  })

  test('are the same when only printings differ', () => {
    const [mountain] = deckWith({ Mountain: 9 }).cards
    const twice = { cards: mountain ? [mountain, mountain] : [] }
    const comparison = comparedDecks(twice, deckWith({ Mountain: 18 }))
    expect(comparison).toMatchObject({
      cards: [{ cardName: 'Mountain', one: 18, other: 18 }],
      isSame: true,
    })
  })

  test('with different commanders are not the same, even with the same cards', () => {
    const cards = { Plains: 99 }
    const led = deckWith(cards, {}, 'Tymna the Weaver')
    const partners: ComparableDeck = {
      ...led,
      cards: [
        ...led.cards,
        { cardName: 'Thrasios, Triton Hero', quantity: 1, slotType: 'main', role: 'commander' },
      ],
    }
    expect(comparedDecks(led, deckWith(cards, {}, 'Tymna the Weaver')).isSame).toBe(true)
    expect(comparedDecks(led, deckWith(cards))).toMatchObject({
      leaders: { one: ['Tymna the Weaver'], other: [] },
      isSame: false,
    })
    expect(comparedDecks(led, partners).leaders.other).toEqual([
      'Thrasios, Triton Hero',
      'Tymna the Weaver',
    ])
  })

  test('without cards have nothing to compare, and rows without copies are ignored', () => {
    expect(comparedDecks(deckWith({ Opt: 0 }), deckWith({}))).toEqual({
      cards: [],
      leaders: { one: [], other: [] },
      isSame: true,
    })
  })
})

const names = ['Opt', 'Shock', 'Duress', 'Negate', 'Fire // Ice', 'Élan']
const someCards = fc.array(
  fc.record({
    cardName: fc.constantFrom(...names),
    quantity: fc.integer({ min: 0, max: 9 }),
    slotType: fc.constantFrom('main' as const, 'side' as const),
  }),
)
const someDeck = fc.record({
  cards: someCards,
  commanderName: fc.constantFrom(null, ...names),
})
const runs = { seed: 9, numRuns: runsOf(300) }

/** Copies by slot and name, counted naively. */
function counted({ cards }: ComparableDeck): Copies {
  const copies: Copies = {}
  for (const { cardName, slotType, quantity } of cards) {
    const key = `${slotType} ${cardName}`
    copies[key] = (copies[key] ?? 0) + quantity
  }
  return Object.fromEntries(Object.entries(copies).filter(([, count]) => count > 0))
}

describe('for any two decks', () => {
  test('swapping the decks swaps the sides of the comparison', () => {
    fc.assert(
      fc.property(someDeck, someDeck, (one, other) => {
        const there = comparedDecks(one, other)
        const back = comparedDecks(other, one)
        const turned = back.cards.map((card) => ({ ...card, one: card.other, other: card.one }))
        expect(turned).toEqual(there.cards)
        expect(back.leaders).toEqual({ one: there.leaders.other, other: there.leaders.one })
        expect(back.isSame).toBe(there.isSame)
      }),
      runs,
    )
  })

  test('its differences turn one deck into the other', () => {
    fc.assert(
      fc.property(someDeck, someDeck, (one, other) => {
        const copies = counted(one)
        for (const card of comparedDecks(one, other).cards) {
          if (comparedKindOf(card) === 'same') continue
          const key = `${card.slotType} ${card.cardName}`
          copies[key] = (copies[key] ?? 0) + card.other - card.one
          if (copies[key] === 0) delete copies[key]
        }
        expect(copies).toEqual(counted(other))
      }),
      runs,
    )
  })

  test('a deck equals itself, and itself in any order', () => {
    fc.assert(
      fc.property(someDeck, (deck) => {
        expect(comparedDecks(deck, deck).isSame).toBe(true)
        const turned = { ...deck, cards: deck.cards.toReversed() }
        expect(comparedDecks(deck, turned)).toEqual(comparedDecks(deck, deck))
      }),
      runs,
    )
  })
})
