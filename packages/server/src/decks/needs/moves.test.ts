import { plainKind } from '@manafolio/contract'
import {
  type Catalogue,
  copiesOfPrinting,
  findCardsNamed,
  holdingsOf,
  noPrice,
  printingsOfCard,
} from '@manafolio/search'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { sampleCatalogue } from '../../test/test-app.ts'
import { type Move, movesTo, type Standing } from './moves.ts'
import { anyCents } from './offers.ts'

let catalogue: Catalogue
/** More than 20 printings of a few cards. */
let printings: number[]

beforeAll(async () => {
  catalogue = await sampleCatalogue()
  const names = ['Lightning Bolt', 'Forest', 'Krenko, Mob Boss', 'Swords to Plowshares']
  const cards = names.map((name) => findCardsNamed(catalogue, name)[0] ?? -1)
  printings = cards.flatMap((card) => printingsOfCard(catalogue, card))
})

const cardOf = (printing: number) => catalogue.columns.printingCard[printing]

/**
 * Rows of a deck and what a user owns; the numbers are turned into printings when they are known.
 */
const decks = fc.record({
  rows: fc.uniqueArray(
    fc.record({
      place: fc.constantFrom('main' as const, 'side' as const),
      number: fc.nat({ max: 20 }),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
    { selector: ({ place, number }) => `${place} ${number}`, maxLength: 12 },
  ),
  owned: fc.uniqueArray(fc.tuple(fc.nat({ max: 20 }), fc.integer({ min: 1, max: 6 })), {
    selector: ([number]) => number,
    maxLength: 10,
  }),
})

function worldOf({ rows, owned }: typeof decks extends fc.Arbitrary<infer Deck> ? Deck : never) {
  const printingAt = (number: number) => printings[number] ?? Number.NaN
  const held = owned.map(([number, quantity]) => ({
    printing: printingAt(number),
    addedOn: 20260801,
    variants: [{ ...plainKind, quantity }],
  }))
  const standing = rows.map(
    ({ number, ...row }): Standing => ({
      ...row,
      finish: 'nonfoil',
      printing: printingAt(number),
    }),
  )
  return { standing, holdings: holdingsOf(catalogue, held) }
}

/** Copies of each printing, in all places, once the moves are made. */
function afterwards(standing: readonly Standing[], moves: readonly Move[]) {
  const copies = new Map<number, number>()
  const add = (printing: number, quantity: number) =>
    copies.set(printing, (copies.get(printing) ?? 0) + quantity)
  for (const { printing, quantity } of standing) add(printing, quantity)
  for (const { printing, to, quantity } of moves) {
    add(printing, -quantity)
    add(to, quantity)
  }
  return copies
}

/** Copies of each row, once those that move are gone: never fewer than none. */
function leastLeft(standing: readonly Standing[], moves: readonly Move[]) {
  return standing.map(({ place, printing, quantity }) => {
    const gone = moves.filter((move) => move.place === place && move.printing === printing)
    return quantity - gone.reduce((sum, move) => sum + move.quantity, 0)
  })
}

test('copies become ones of the same card in the same place, and no more than there are', () => {
  fc.assert(
    fc.property(decks, fc.constantFrom('cheapest' as const, 'owned' as const), (deck, goal) => {
      const { standing, holdings } = worldOf(deck)
      const moves = movesTo[goal]({ catalogue, holdings }, standing)
      for (const { printing, to, quantity } of moves) {
        expect(cardOf(to)).toBe(cardOf(printing))
        expect(to).not.toBe(printing)
        expect(quantity).toBeGreaterThan(0)
      }
      expect(Math.min(0, ...leastLeft(standing, moves))).toBe(0)
    }),
  )
})

test('the cheapest is never dearer, and nothing cheaper is left', () => {
  fc.assert(
    fc.property(decks, (deck) => {
      const { standing, holdings } = worldOf(deck)
      const moves = movesTo.cheapest({ catalogue, holdings }, standing)
      for (const { place, printing, quantity } of standing) {
        const move = moves.find((one) => one.printing === printing && one.place === place)
        const cents = anyCents(catalogue, printing)
        const all = printingsOfCard(catalogue, cardOf(printing) ?? 0)
        const prices = all.map((one) => anyCents(catalogue, one)).filter((one) => one !== noPrice)
        const next = move ? anyCents(catalogue, move.to) : cents
        expect(next).toBe(cents === noPrice ? noPrice : Math.min(...prices))
        expect(move?.quantity ?? quantity).toBe(quantity)
      }
    }),
  )
})

test('owned copies are used once, and as many of them as can be', () => {
  fc.assert(
    fc.property(decks, (deck) => {
      const { standing, holdings } = worldOf(deck)
      const moves = movesTo.owned({ catalogue, holdings }, standing)
      const after = afterwards(standing, moves)
      for (const { to } of moves) {
        expect(after.get(to)).toBeLessThanOrEqual(copiesOfPrinting(holdings, to))
      }
      for (const card of new Set(standing.map(({ printing }) => cardOf(printing)))) {
        const ofCard = [...after].filter(([printing]) => cardOf(printing) === card)
        const wanted = ofCard.reduce((sum, [, copies]) => sum + copies, 0)
        const used = ofCard.reduce(
          (sum, [printing, copies]) => sum + Math.min(copies, copiesOfPrinting(holdings, printing)),
          0,
        )
        expect(used).toBe(Math.min(wanted, holdings.cardCopies[card ?? -1] ?? 0))
      }
    }),
  )
})
