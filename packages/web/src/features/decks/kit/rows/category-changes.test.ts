import { type DeckCategory, type DeckDetail, labelKey } from '@manafolio/contract'
import type { DeckChange } from '@manafolio/deck'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardNamed, deckOf, rowOf } from '../../../../test/decks.ts'
import { applyPatch } from '../changes/deck-patch.ts'
import { type Step, severalStep } from '../changes/step.ts'
import { categoriesIn } from './categories.ts'
import {
  filedRows,
  withoutCategory,
  withPlace,
  withRenamed,
  withSettings,
  withTemplate,
} from './category-changes.ts'
import { countedNumbers } from './counted-deck.ts'
import { movedRows, placedRows } from './row-changes.ts'

const listed = (name: string, facts: Partial<DeckCategory> = {}): DeckCategory => ({
  ...{ name, color: null, isHidden: false },
  ...facts,
})

function deckWith(filed: Record<string, string[]>, categories: DeckCategory[] = []): DeckDetail {
  const rows = Object.entries(filed).map(([name, own]) => ({
    ...rowOf(cardNamed(name), 2),
    categories: own,
  }))
  return deckOf({ cards: rows, categories })
}

function stepOf(deck: DeckDetail, change: DeckChange): Step | null {
  const step = severalStep(deck, { change, label: 'done' })
  if (typeof step === 'string') throw new Error(step)
  return step
}

function after(deck: DeckDetail, change: DeckChange): DeckDetail {
  const step = stepOf(deck, change)
  return step ? applyPatch(deck, step.after) : deck
}

const filing = ({ cards }: DeckDetail) =>
  Object.fromEntries(cards.map(({ cardName, categories }) => [cardName, categories]))

test('a category gets another name on all cards, and keeps its place and color', () => {
  const deck = deckWith({ Opt: ['Draw', 'Blue'], Bolt: ['Burn'] }, [
    listed('Burn'),
    listed('draw', { color: 'blue' }),
  ])
  const renamed = after(deck, withRenamed(deck, 'Draw', 'Cards'))
  expect(filing(renamed)).toEqual({ Opt: ['Cards', 'Blue'], Bolt: ['Burn'] })
  expect(renamed.categories).toEqual([listed('Burn'), listed('Cards', { color: 'blue' })])
})

test('under the name of another one both become one, in that one’s spelling', () => {
  const deck = deckWith({ Opt: ['Card draw', 'DRAW'], Bolt: ['Burn', 'card Draw'] }, [
    listed('Card draw', { color: 'red' }),
    listed('Draw', { color: 'blue', isHidden: true }),
  ])
  const merged = after(deck, withRenamed(deck, 'Card draw', 'draw'))
  expect(filing(merged)).toEqual({ Opt: ['Draw'], Bolt: ['Burn', 'Draw'] })
  expect(merged.categories).toEqual([listed('Draw', { color: 'blue', isHidden: true })])
})

test('settings and places list all categories; a removed one leaves no trace', () => {
  const deck = deckWith({ Opt: ['Draw'], Bolt: ['Burn'] })
  const colored = after(deck, withSettings(deck, 'Draw', { color: 'teal' }))
  const teal = listed('Draw', { color: 'teal' })
  expect(colored.categories).toEqual([listed('Burn'), teal])
  const moved = after(colored, withPlace(colored, 'Draw', 0))
  expect(moved.categories).toEqual([teal, listed('Burn')])
  const removed = after(moved, withoutCategory(moved, 'draw'))
  expect(filing(removed)).toEqual({ Opt: [], Bolt: ['Burn'] })
  expect(removed.categories).toEqual([listed('Burn')])
})

test('a user’s own categories come first, those of the deck stay', () => {
  const deck = deckWith({ Opt: ['Draw'], Bolt: ['Burn'] })
  const own = [listed('Ramp'), listed('BURN', { color: 'red' })]
  expect(after(deck, withTemplate(deck, own)).categories).toEqual([...own, listed('Draw')])
})

test('what is hidden from counts is left out of the numbers, but for commanders', () => {
  const deck = deckWith({ Opt: ['Draw'], Bolt: ['Burn', 'Draw'], Krenko: ['Draw'] }, [
    listed('draw', { isHidden: true }),
  ])
  const cards = deck.cards.map((row) => ({
    ...row,
    role: row.cardName === 'Krenko' ? ('commander' as const) : null,
  }))
  expect(countedNumbers(deckOf({ ...deck, cards }))).toEqual({
    ...{ cardCount: 4, sideCount: 0, pricedCards: 4, totalValue: 6, hiddenCount: 2 },
  })
})

describe('several rows', () => {
  const opt = cardNamed('Opt')
  const deck = deckOf({
    cards: [
      { ...rowOf(opt, 2), categories: ['Draw', 'Blue'] },
      { ...rowOf(opt, 1, 'side'), categories: ['Side'], note: 'Maybe' },
      { ...rowOf(opt, 1, 'considering'), role: null },
    ],
  })

  test('that move join what is there, with the marks of all', () => {
    const moved = after(deck, { cards: movedRows(deck, deck.cards, 'side') })
    expect(moved.cards).toMatchObject([
      { slotType: 'side', quantity: 4, categories: ['Side', 'Draw', 'Blue'], note: 'Maybe' },
    ])
  })

  test('that are dropped on a category have it first, in place of the first one', () => {
    const placed = after(deck, {
      cards: placedRows(deck, deck.cards.slice(0, 1), { category: 'Cheap' }),
    })
    expect(placed.cards[0]?.categories).toEqual(['Cheap', 'Blue'])
    const none = after(placed, {
      cards: placedRows(placed, placed.cards.slice(0, 1), { category: null }),
    })
    expect(none.cards[0]?.categories).toEqual([])
  })
})

const names = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 6 })
  .map((name) => name.trim() || '·')
const decks = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 3 }),
  fc.uniqueArray(names, { selector: labelKey, maxLength: 4 }),
  { maxKeys: 5 },
)

test('whatever the names: a merge leaves one, a card once in each, and can be undone', () => {
  fc.assert(
    fc.property(decks, names, names, (filed, from, to) => {
      const deck = deckWith(filed)
      const step = stepOf(deck, withRenamed(deck, from, to))
      const merged = step ? applyPatch(deck, step.after) : deck
      const keys = categoriesIn(merged.cards, merged.categories).map(({ name }) => labelKey(name))
      if (labelKey(from) !== labelKey(to)) expect(keys).not.toContain(labelKey(from))
      for (const { categories } of merged.cards) {
        expect(new Set(categories.map(labelKey)).size).toBe(categories.length)
      }
      expect(step ? filing(applyPatch(merged, step.before)) : filing(merged)).toEqual(filing(deck))
    }),
  )
})

test('250 rows with 20 categories are filed and moved in a step each', () => {
  const cards = Array.from({ length: 250 }, (_, at) => ({
    ...rowOf(cardNamed(`Card ${at}`)),
    categories: [`Category ${at % 20}`, 'All'],
  }))
  const deck = deckOf({ cards })
  const filed = after(deck, {
    cards: filedRows(deck, cards, { added: ['New'], removed: ['all'] }),
  })
  expect(filed.cards.map(({ categories }) => categories.length)).toEqual(cards.map(() => 2))
  const moved = after(filed, { cards: movedRows(filed, filed.cards, 'considering') })
  expect(moved).toMatchObject({ cardCount: 0 })
  expect(moved.cards).toHaveLength(250)
})
