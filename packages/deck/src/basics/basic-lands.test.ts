import type { DeckFormat } from '@manafolio/contract'
import { plainRow } from '@manafolio/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DeckEntry, DeckSheet } from '../deck-sheet.ts'
import { entryOf, sheetWith, type TestCard } from '../test/numbers/cards.ts'
import { runs } from '../test/odds/decks.ts'
import { basicLandPlan, wantedLands } from './basic-land-plan.ts'
import { basicLandName, basicLookOf } from './basic-lands.ts'
import { filledBasics } from './filled-basics.ts'

type Facts = Parameters<typeof entryOf>[1]

/** An entry with its row, as those of a deck are. */
function inDeck(name: TestCard, facts: Facts & { isLocked?: boolean } = {}): DeckEntry {
  const { isLocked = false, ...others } = facts
  const entry = entryOf(name, others)
  const { scryfallId, cardName, quantity, slotType, card } = entry
  const what = { deckId: 'deck', scryfallId, cardName, quantity, slotType, tcgplayerId: null, card }
  return { ...entry, isLocked, row: { ...plainRow, ...what, isLocked } }
}

const deckOf = (cards: Partial<Record<TestCard, number>>, format?: DeckFormat): DeckSheet =>
  sheetWith(
    // The keys are names of the test cards.
    Object.entries(cards).map(([name, quantity]) => inDeck(name as TestCard, { quantity })),
    format,
  )

/** “W 9 G 14” */
function planOf(sheet: DeckSheet, lands: number): string {
  const { counts } = basicLandPlan(sheet, lands)
  return counts.map(({ color, copies }) => `${color} ${copies}`).join(' ')
}

test('basic lands follow the costs, and a splash gets more than its symbols', () => {
  expect(planOf(deckOf({ Tarmogoyf: 20, Opt: 20 }), 24)).toBe('U 12 G 12')
  expect(planOf(deckOf({ Tarmogoyf: 39, Opt: 1 }), 24)).toBe('U 3 G 21')
  expect(planOf(deckOf({ Tarmogoyf: 40 }), 24)).toBe('G 24')
})

test('other lands count as lands and as sources of their colors', () => {
  const sheet = deckOf({ Tarmogoyf: 20, Opt: 20, 'Breeding Pool': 4, 'Maze of Ith': 2 })
  const { otherLands, counts } = basicLandPlan(sheet, 24)
  expect(otherLands).toBe(6)
  expect(counts.map(({ color, copies, otherSources }) => [color, copies, otherSources])).toEqual([
    ['U', 9, 4],
    ['G', 9, 4],
  ])
  expect(counts[0]?.need).toMatchObject({ cardName: 'Opt', manaCost: '{U}', needed: 14 })
})

test('a hybrid symbol requires no color beside one that is required anyway', () => {
  expect(planOf(deckOf({ Tarmogoyf: 20, 'Kitchen Finks': 4 }), 10)).toBe('G 10')
  expect(planOf(deckOf({ 'Kitchen Finks': 4 }), 10)).toBe('W 5 G 5')
})

test('Wastes come only for colorless costs and colorless commanders', () => {
  expect(planOf(deckOf({ 'Thought-Knot Seer': 4, Tarmogoyf: 30 }), 20)).toMatch(/^G \d+ C [3-6]$/)
  expect(planOf(deckOf({ 'Walking Ballista': 4, Tarmogoyf: 30 }), 20)).toBe('G 20')
  const emrakul = entryOf('Emrakul, the Aeons Torn', { place: 'commander' })
  expect(planOf(sheetWith([emrakul], 'commander'), 36)).toBe('C 36')
  const islands = inDeck('Island', { quantity: 3 })
  expect(planOf(sheetWith([emrakul, islands], 'historicbrawl'), 36)).toBe('U 36')
  expect(basicLandPlan(deckOf({ 'Walking Ballista': 4 }), 20).counts).toEqual([])
})

test('lands are those that are usual and have room, and a complete deck keeps its number', () => {
  expect(wantedLands(deckOf({ Tarmogoyf: 30 }))).toBe(23)
  expect(wantedLands(deckOf({ Tarmogoyf: 45 }))).toBe(15)
  expect(wantedLands(deckOf({ Tarmogoyf: 30, Forest: 28 }))).toBe(28)
  expect(wantedLands(deckOf({ Tarmogoyf: 42, Forest: 18 }))).toBe(18)
})

test('lands come to and go from the row with the most copies, and locked ones stay', () => {
  const few = inDeck('Forest', { quantity: 2 })
  const many = inDeck('Forest', { quantity: 8 })
  const other = { ...many, row: many.row && { ...many.row, scryfallId: 'forest-2' } }
  const sheet = sheetWith([few, other, inDeck('Island', { quantity: 5, isLocked: true })])
  const wanted = (copies: number) => filledBasics(sheet, [{ color: 'G', copies }], new Map()).cards
  expect(wanted(14)).toEqual([expect.objectContaining({ scryfallId: 'forest-2', quantity: 12 })])
  expect(wanted(1).map(({ quantity }) => quantity)).toEqual([0, 1])
  expect(wanted(10)).toEqual([])
  const printing = { scryfallId: 'plains', cardName: 'Plains', tcgplayerId: null }
  const change = filledBasics(sheet, [{ color: 'W', copies: 3 }], new Map([['W', printing]]))
  expect(change.cards).toEqual([{ ...printing, quantity: 3, slotType: 'main' }])
  expect(planOf(sheetWith([...sheet.entries, inDeck('Tarmogoyf', { quantity: 30 })]), 8)).toBe(
    'U 5 G 3',
  )
})

test('new basic lands look as those of the deck', () => {
  expect(basicLookOf(deckOf({ Forest: 3 }))).toEqual({ isSnow: false, setCode: 'zen' })
  expect(basicLookOf(deckOf({ Opt: 3 }))).toEqual({ isSnow: false, setCode: null })
  expect([basicLandName('R', false), basicLandName('G', true), basicLandName('C', false)]).toEqual([
    ...['Mountain', 'Snow-Covered Forest', 'Wastes'],
  ])
})

test('any deck: all wanted lands are given out, and one more leaves no color with fewer', () => {
  const spells = fc.record({
    Tarmogoyf: fc.integer({ min: 1, max: 20 }),
    Opt: fc.nat(20),
    'All That Glitters': fc.nat(20),
    Bitterblossom: fc.nat(20),
    'Temple Garden': fc.nat(4),
  })
  fc.assert(
    fc.property(spells, fc.integer({ min: 4, max: 60 }), (cards, lands) => {
      const sheet = deckOf(Object.fromEntries(Object.entries(cards).filter(([, of]) => of > 0)))
      const [plan, next] = [basicLandPlan(sheet, lands), basicLandPlan(sheet, lands + 1)]
      const given = plan.counts.reduce((sum, { copies }) => sum + copies, 0)
      expect(given + plan.otherLands).toBe(lands)
      for (const [at, { copies }] of plan.counts.entries()) {
        expect(next.counts[at]?.copies).toBeGreaterThanOrEqual(copies)
      }
    }),
    runs,
  )
})
