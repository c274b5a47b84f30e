import { type PlannedChangeInDetail, plainRow, slotKey } from '@manafolio/contract'
import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deckOf, sheetOfDeck } from '../test/legality/decks.ts'
import { changedFindings, deckEffect } from './deck-effect.ts'
import { appliedPlan } from './planned-rows.ts'

const burn = {
  id: 'deck',
  ...deckOf({
    format: 'modern',
    main: ['4 Lightning Bolt', '2 Lightning Bolt @2', '20 Mountain'],
    fill: 'Forest',
  }),
}

type Copies = NonNullable<PlannedChangeInDetail['added']>

function copies(cardName: string, quantity: number, printing = '1'): Copies {
  const name = { scryfallId: `${cardName} ${printing}`, cardName, tcgplayerId: null }
  return { ...name, slotType: 'main', finish: 'nonfoil', quantity, card: null }
}

function planned(id: string, change: Partial<PlannedChangeInDetail>): PlannedChangeInDetail {
  return { removed: null, added: null, reason: null, createdAt: '', ...change, id }
}

const copiesIn = (cards: readonly { cardName: string; quantity: number }[]) =>
  cards.map(({ cardName, quantity }) => `${quantity} ${cardName}`)

describe('a plan', () => {
  test('changes only the rows of its cards', () => {
    const plan = [planned('1', { removed: copies('Mountain', 2), added: copies('Shock', 2) })]
    const { change, cards, appliedIds } = appliedPlan(burn, plan)
    expect(copiesIn(change.cards)).toEqual(['18 Mountain', '2 Shock'])
    expect(copiesIn(cards)).toEqual([
      ...['4 Lightning Bolt', '2 Lightning Bolt', '18 Mountain', '34 Forest', '2 Shock'],
    ])
    expect(appliedIds).toEqual(['1'])
  })

  test('takes copies of another printing where those of its own do not suffice', () => {
    const { change } = appliedPlan(burn, [planned('1', { removed: copies('Lightning Bolt', 5) })])
    expect(copiesIn(change.cards)).toEqual(['0 Lightning Bolt', '1 Lightning Bolt'])
  })

  test('can remove what an earlier change of it adds', () => {
    const plan = [
      planned('1', { added: copies('Shock', 1) }),
      planned('2', { removed: copies('Shock', 1), added: copies('Opt', 1) }),
    ]
    const { change, problems } = appliedPlan(burn, plan)
    expect(problems).toEqual([])
    expect(copiesIn(change.cards)).toEqual(['1 Opt'])
  })

  test('leaves out what lacks copies or has too many, wholly', () => {
    const plan = [
      planned('1', { removed: copies('Shock', 2), added: copies('Opt', 2) }),
      planned('2', { removed: copies('Mountain', 1), added: copies('Lightning Bolt', 96) }),
      planned('3', { removed: copies('Mountain', 1) }),
    ]
    const { change, appliedIds, problems } = appliedPlan(burn, plan)
    expect(copiesIn(change.cards)).toEqual(['19 Mountain'])
    expect(appliedIds).toEqual(['3'])
    expect(problems).toEqual([
      { plannedId: '1', cardName: 'Shock', kind: 'missing_copies', copies: 0 },
      { plannedId: '2', cardName: 'Lightning Bolt', kind: 'too_many_copies', copies: 100 },
    ])
  })
})

const names = ['Lightning Bolt', 'Mountain', 'Forest', 'Shock', 'Opt'] as const
const someCopies = fc.record({
  name: fc.constantFrom(...names),
  printing: fc.constantFrom('1', '2'),
  quantity: fc.integer({ min: 1, max: 4 }),
})
const someSwap = fc.record({ removed: someCopies, added: someCopies })
const runs = { seed: 11, numRuns: runsOf(200) }

describe('for any plan', () => {
  const effectOf = (plan: readonly PlannedChangeInDetail[]) => {
    const { cards } = appliedPlan(burn, plan)
    return deckEffect(sheetOfDeck(burn), sheetOfDeck({ ...burn, cards }))
  }
  const isNothing = ({ curve, sources, roles, ...totals }: ReturnType<typeof deckEffect>) => {
    expect([...curve, ...sources, ...roles]).toEqual([])
    for (const { now, after } of Object.values(totals)) expect(after).toEqual(now)
  }

  test('the effect of nothing is nothing', () => {
    isNothing(effectOf([]))
  })

  test('one card for another, and back again, is nothing', () => {
    fc.assert(
      fc.property(someCopies, (added) => {
        const mountains = copies('Mountain', 1)
        const coming = copies(added.name, added.quantity, added.printing)
        const plan = [
          planned('1', { removed: mountains, added: coming }),
          planned('2', { removed: coming, added: mountains }),
        ]
        expect(appliedPlan(burn, plan).change.cards).toEqual([])
        isNothing(effectOf(plan))
      }),
      runs,
    )
  })

  test('its copies are those of the deck, without what goes out and with what comes in', () => {
    fc.assert(
      fc.property(fc.array(someSwap, { maxLength: 8 }), (swaps) => {
        const plan = swaps.map(({ removed, added }, at) =>
          planned(String(at), {
            removed: copies(removed.name, removed.quantity, removed.printing),
            added: copies(added.name, added.quantity, added.printing),
          }),
        )
        const { cards, appliedIds, change } = appliedPlan(burn, plan)
        const applied = plan.filter(({ id }) => appliedIds.includes(id))
        for (const name of names) {
          const gone = totalOf(
            applied.flatMap(({ removed }) => removed ?? []),
            name,
          )
          const come = totalOf(
            applied.flatMap(({ added }) => added ?? []),
            name,
          )
          expect(totalOf(cards, name)).toBe(totalOf(burn.cards, name) - gone + come)
        }
        const rows = new Map(cards.map((row) => [slotKey(row), row.quantity]))
        for (const row of change.cards) {
          const key = slotKey({ ...plainRow, ...row, finish: row.finish ?? 'nonfoil' })
          expect(rows.get(key) ?? 0).toBe(row.quantity)
        }
      }),
      runs,
    )
  })
})

function totalOf(cards: readonly { cardName: string; quantity: number }[], name: string): number {
  return cards
    .filter(({ cardName }) => cardName === name)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

test('an effect has the numbers of both decks, and curve, sources and roles that change', () => {
  const plan = [planned('1', { removed: copies('Mountain', 20) })]
  const { cards } = appliedPlan(burn, plan)
  const effect = deckEffect(sheetOfDeck(burn), sheetOfDeck({ ...burn, cards }))
  expect(effect.cards).toEqual({ now: 60, after: 40 })
  expect(effect.lands).toEqual({ now: 54, after: 34 })
  expect(effect.keepable.now?.chance).not.toBe(effect.keepable.after?.chance)
  expect(effect.averageManaValue).toEqual({ now: 1, after: 1 })
  expect(effect.curve).toEqual([])
})

test('findings with the same rule and sentence neither go nor come', () => {
  const finding = (message: string) =>
    ({ rule: 'size', severity: 'error', cardNames: [], message, cites: '', fixes: [] }) as const
  const [few, many] = [finding('Too few'), finding('Too many')]
  expect(changedFindings([few], [few])).toEqual({ solved: [], raised: [] })
  expect(changedFindings([few], [many])).toEqual({ solved: [few], raised: [many] })
})
