import type { DeckFormat } from '@manafolio/contract'
import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entryOf, sheetWith } from '../test/numbers/cards.ts'
import {
  canDraw,
  canMulligan,
  drawCard,
  isChoosing,
  keepHand,
  landsInHand,
  mulligan,
  newHand,
  putBack,
  type SampleHand,
} from './sample-hand.ts'

function sixtyCards(format: DeckFormat = 'modern') {
  return sheetWith(
    [
      entryOf('Selvala, Heart of the Wilds', { place: 'commander' }),
      entryOf('Opt', { place: 'signature_spell' }),
      entryOf('Forest', { quantity: 24 }),
      entryOf('Tarmogoyf', { quantity: 36 }),
      entryOf('Island', { place: 'side', quantity: 15 }),
    ],
    format,
  )
}

function deckOf(lands: number) {
  return sheetWith([entryOf('Forest', { quantity: lands })])
}

function copiesIn({ hand, library }: SampleHand): number[] {
  return [...hand, ...library].map(({ copy }) => copy)
}

const namesIn = ({ hand }: SampleHand) => hand.map(({ entry }) => entry.cardName)

describe('a new hand', () => {
  test('has seven cards of the main deck, on the first turn', () => {
    const hand = newHand(sixtyCards(), 7)
    expect(hand).toMatchObject({ turn: 1, mulligans: 0, toPutBack: 0 })
    expect(hand.hand).toHaveLength(7)
    const names = new Set([...hand.hand, ...hand.library].map(({ entry }) => entry.cardName))
    expect([...names].sort()).toEqual(['Forest', 'Tarmogoyf'])
  })

  test('is the same for the same seed, and different for another', () => {
    const hand = newHand(sixtyCards(), 7)
    expect(newHand(sixtyCards(), 7)).toEqual(hand)
    expect(copiesIn(newHand(sixtyCards(), 8))).not.toEqual(copiesIn(hand))
  })

  test('has the expected number of lands over many seeds', () => {
    const hands = Array.from({ length: 1000 }, (_, seed) => namesIn(newHand(sixtyCards(), seed)))
    const lands = hands.flat().filter((name) => name === 'Forest').length / hands.length
    expect(Math.abs(lands - 2.8)).toBeLessThan(0.15)
  })

  test.each([0, 1, 6])('of %i cards has all of them', (cards) => {
    const hand = newHand(deckOf(cards), 7)
    expect(hand.hand).toHaveLength(cards)
    expect(canDraw(hand)).toBe(false)
    expect(drawCard(hand)).toBe(hand)
  })
})

describe('a mulligan', () => {
  test('draws seven new cards, of which one goes to the bottom', () => {
    const first = newHand(sixtyCards(), 7)
    const second = mulligan(first)
    expect(second).toMatchObject({ mulligans: 1, toPutBack: 1, turn: 1 })
    expect(second.hand).toHaveLength(7)
    expect(second.hand).not.toEqual(first.hand)
    expect(mulligan(second).toPutBack).toBe(2)
  })

  test.each(['commander', 'brawl', 'oathbreaker'] as const)('in %s the first is free', (format) => {
    const second = mulligan(newHand(sixtyCards(format), 7))
    expect(second.toPutBack).toBe(0)
    expect(mulligan(second).toPutBack).toBe(1)
  })

  test.each([
    ['modern', 60, 7],
    ['commander', 60, 8],
    ['modern', 3, 3],
    ['modern', 0, 0],
    ['commander', 0, 0],
  ] as const)('in %s with %i cards can be taken %i times', (format, cards, times) => {
    let hand = newHand({ ...deckOf(cards), format }, 7)
    for (let taken = 0; taken < times; taken++) {
      expect(canMulligan(hand)).toBe(true)
      hand = mulligan(hand)
    }
    expect(hand.toPutBack).toBe(hand.hand.length)
    expect(mulligan(hand)).toBe(hand)
  })

  test.each([
    ['a draw', drawCard],
    ['the hand is kept', keepHand],
  ] as const)('is not possible after %s', (_, step) => {
    const next = step(newHand(sixtyCards(), 7))
    expect(canMulligan(next)).toBe(false)
    expect(mulligan(next)).toBe(next)
  })
})

describe('a card that is put back', () => {
  test('goes to the bottom, the last one lowest', () => {
    const second = keepHand(mulligan(mulligan(newHand(sixtyCards(), 7))))
    const kept = putBack(putBack(second, 0), 5)
    expect(kept.hand).toEqual(second.hand.slice(1, 6))
    expect(kept.library.slice(-2)).toEqual([second.hand[0], second.hand[6]])
    expect(kept.toPutBack).toBe(0)
  })

  test('is limited to the required number, and has to be in the hand', () => {
    const first = keepHand(newHand(sixtyCards(), 7))
    expect(putBack(first, 0)).toBe(first)
    const second = keepHand(mulligan(newHand(sixtyCards(), 7)))
    expect(putBack(second, 7)).toBe(second)
  })

  test('has to be put back before the first draw', () => {
    const second = keepHand(mulligan(newHand(sixtyCards(), 7)))
    expect(drawCard(second)).toBe(second)
    expect(drawCard(putBack(second, 0)).hand).toHaveLength(7)
  })

  test('is chosen only once the hand is kept', () => {
    const second = mulligan(newHand(sixtyCards(), 7))
    expect(putBack(second, 0)).toBe(second)
    expect(isChoosing(second)).toBe(false)
    expect(isChoosing(keepHand(second))).toBe(true)
  })
})

test('a kept hand has its lands counted, and stays kept', () => {
  const kept = keepHand(newHand(deckOf(9), 7))
  expect(landsInHand(kept)).toBe(7)
  expect(keepHand(kept)).toBe(kept)
  expect(drawCard(kept)).toMatchObject({ isKept: true, turn: 2 })
})

test('a draw takes the top card, and starts the next turn', () => {
  const hand = newHand(sixtyCards(), 7)
  const next = drawCard(hand)
  expect(next.hand).toEqual([...hand.hand, hand.library[0]])
  expect(next).toMatchObject({ turn: 2, library: hand.library.slice(1) })
})

test('every copy is always in exactly one place', () => {
  const moves = fc.oneof(
    fc.constant(mulligan),
    fc.constant(drawCard),
    fc.constant(keepHand),
    fc.nat(7).map((index) => (hand: SampleHand) => putBack(hand, index)),
  )
  const check = fc.property(fc.nat(20), fc.nat(), fc.array(moves), (cards, seed, steps) => {
    let hand = newHand(deckOf(cards), seed)
    for (const step of steps) hand = step(hand)
    const copies = copiesIn(hand).sort((a, b) => a - b)
    expect(copies).toEqual(Array.from({ length: cards }, (_, copy) => copy))
  })
  fc.assert(check, { seed: 20_260_815, numRuns: runsOf(200) })
})
