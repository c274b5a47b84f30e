import type { ChangedDeckCard, DeckChangeTold, DeckFactsThen } from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import { wordsOf } from './change-words.ts'
import { blocksText, cardOf, changeOf, factsOf } from './test-changes.ts'

const headlineOf = (...cards: ChangedDeckCard[]) => wordsOf(changeOf({ cards }), []).headline

describe('a change of cards', () => {
  test('says what came and what went, those of the sideboard by their place', () => {
    const cards = [
      cardOf('Shock', 3, 2),
      cardOf('Lightning Bolt', 2, 4),
      cardOf('Negate', 0, 1, { slotType: 'side' }),
    ]
    expect(headlineOf(...cards)).toBe('+2 Lightning Bolt, +1 Negate (side), −1 Shock')
  })

  test('that leaves one slot for the other is a move, and only the rest comes or goes', () => {
    const main = cardOf('Shock', 4, 0)
    const side = cardOf('Shock', 0, 3, { slotType: 'side' })
    expect(headlineOf(main, side)).toBe('−1 Shock, moved 3 Shock to the sideboard')
    const back = [cardOf('Opt', 0, 2), cardOf('Opt', 2, 0, { slotType: 'side' })]
    expect(headlineOf(...back)).toBe('Moved 2 Opt to the main deck')
  })

  test('to another printing is neither coming nor going', () => {
    const alpha = cardOf('Shock', 1, 0, { scryfallId: 'alpha' })
    const beta = cardOf('Shock', 0, 1, { scryfallId: 'beta' })
    expect(headlineOf(alpha, beta)).toBe('Another printing of Shock')
  })

  test('says what a card is besides, and that it is kept', () => {
    const companion = cardOf('Lurrus', 1, 1, { roleAfter: 'companion' })
    const locked = cardOf('Opt', 1, 1, { isLockedAfter: true })
    expect(headlineOf(companion, locked)).toBe('Made Lurrus the companion, locked Opt')
    const plain = cardOf('Lurrus', 1, 1, { roleBefore: 'companion' })
    const free = cardOf('Opt', 1, 1, { isLockedBefore: true })
    expect(headlineOf(plain, free)).toBe('Took Lurrus off as the companion, unlocked Opt')
    const gone = cardOf('Opt', 1, 0, { isLockedBefore: true, roleBefore: 'commander' })
    expect(headlineOf(gone)).toBe('−1 Opt')
  })

  test('of many cards tells the first, and how many others there are', () => {
    const cards = Array.from({ length: 20 }, (_, at) => cardOf(`Card ${at}`, 0, 1))
    const { headline } = wordsOf({ ...changeOf({ cards }), cardCount: 60 }, [])
    expect(headline).toContain('+1 Card 5 and 54 cards more')
    expect(headline).not.toContain('Card 6')
  })
})

test('a change of the deck’s own facts names each of them', () => {
  const told = (before: Partial<DeckFactsThen>, after: Partial<DeckFactsThen>) =>
    wordsOf(
      changeOf({ kind: 'facts', factsBefore: factsOf(before), factsAfter: factsOf(after) }),
      [],
    ).headline
  expect(told({ name: 'A' }, { name: 'B' })).toBe('Renamed from “A” to “B”')
  expect(told({ format: 'modern' }, { format: 'legacy' })).toBe('Format Modern → Legacy')
  expect(told({}, { commanderName: 'Krenko', description: 'Goblins' })).toBe(
    'Commander Krenko, description written',
  )
  expect(told({ commanderName: 'Krenko' }, {})).toBe('Took Krenko off as commander')
  const [one, other] = [{ commanderName: 'Krenko' }, { commanderName: 'Atraxa' }]
  expect(told(one, other)).toBe('Commander Krenko → Atraxa')
})

test('a deck begins with so many cards, or with none', () => {
  const created = (cards: ChangedDeckCard[], told: Partial<DeckChangeTold> = {}) =>
    wordsOf(changeOf({ kind: 'created', factsAfter: factsOf(), cards, ...told }), []).headline
  expect(created([])).toBe('Created for Modern')
  expect(created([cardOf('Opt', 0, 4), cardOf('Shock', 0, 1)])).toBe(
    'Created for Modern with 5 cards',
  )
  expect(created([cardOf('Opt', 0, 4)], { cardCount: 75 })).toBe(
    'Created for Modern with 75 different cards',
  )
})

test('what was brought back says as which, and what that changed', () => {
  const restored = changeOf({
    ...{ kind: 'restored', version: 9, restoredVersion: 2, cards: [cardOf('Opt', 0, 4)] },
  })
  expect(wordsOf(restored, [])).toEqual({
    headline: 'Brought back as it was in version 2',
    details: '+4 Opt',
  })
  const second = changeOf({ version: 2, happenedAt: '2026-11-20T15:04:00' })
  expect(wordsOf(restored, [second]).headline).toMatch(
    /^Brought back as it was on Nov 20, 2026, 3:04\sPM$/,
  )
})

describe('small changes', () => {
  const at = (minute: number, cards: ChangedDeckCard[], told: Partial<DeckChangeTold> = {}) =>
    changeOf({
      version: minute + 1,
      happenedAt: new Date(2026, 10, 20, 15, minute).toISOString(),
      cards,
      ...told,
    })
  const one = (minute: number) => at(minute, [cardOf('Opt', minute, minute + 1)])

  test('in a row are told as one, with what they come to', () => {
    const more = (minute: number, before: number) => at(minute, [cardOf('Opt', before, before + 1)])
    expect(blocksText([more(10, 3), more(6, 2), more(2, 1), more(1, 0)])).toEqual([
      '4 changes in 9 minutes: +4 Opt',
    ])
  })

  test('that take each other back come to nothing', () => {
    const there = at(1, [cardOf('Opt', 0, 1)])
    const locked = at(2, [cardOf('Opt', 1, 1, { isLockedAfter: true })])
    const gone = at(3, [cardOf('Opt', 1, 0, { isLockedBefore: true })])
    expect(blocksText([gone, locked, there])).toEqual([
      '3 changes in 2 minutes: In the end all is as it was before',
    ])
  })

  test('after a pause, only two of them, or with something large between stand alone', () => {
    expect(blocksText([one(20), one(14), one(2), one(1), one(0)])).toEqual([
      '+1 Opt',
      '+1 Opt',
      '3 changes in 2 minutes: +3 Opt',
    ])
    const large = at(
      2,
      Array.from({ length: 5 }, (_, card) => cardOf(`Card ${card}`, 0, 1)),
    )
    expect(blocksText([one(4), one(3), large, one(1)])).toHaveLength(4)
    const renamed = at(2, [], { kind: 'facts', factsBefore: factsOf(), factsAfter: factsOf() })
    expect(blocksText([one(4), one(3), renamed, one(1), one(0)])).toHaveLength(5)
  })
})
