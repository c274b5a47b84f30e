import {
  type ChangedDeckCard,
  type DeckChangeEntry,
  type ListedDeckFacts,
  unknownLook,
} from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import { blocksText, cardOf, changeOf, factsOf } from '../../../test/decks/history-changes.ts'
import { describeChange } from './change-text.ts'

const headlineOf = (...cards: ChangedDeckCard[]) => describeChange(changeOf({ cards }), []).headline

describe('a change of cards', () => {
  test('names the cards added and removed, and marks those of the sideboard', () => {
    const cards = [
      cardOf('Shock', 3, 2),
      cardOf('Lightning Bolt', 2, 4),
      cardOf('Negate', 0, 1, { slotType: 'side' }),
    ]
    expect(headlineOf(...cards)).toBe('+2 Lightning Bolt, +1 Negate (side), −1 Shock')
  })

  test('from one slot to the other is a move, and only the rest is added or removed', () => {
    const main = cardOf('Shock', 4, 0)
    const side = cardOf('Shock', 0, 3, { slotType: 'side' })
    expect(headlineOf(main, side)).toBe('−1 Shock, moved 3 Shock to the sideboard')
    const back = [cardOf('Opt', 0, 2), cardOf('Opt', 2, 0, { slotType: 'side' })]
    expect(headlineOf(...back)).toBe('Moved 2 Opt to the main deck')
  })

  test('to another printing neither adds nor removes a card', () => {
    const alpha = cardOf('Shock', 1, 0, { scryfallId: 'alpha' })
    const beta = cardOf('Shock', 0, 1, { scryfallId: 'beta' })
    expect(headlineOf(alpha, beta)).toBe('Changed the printing of Shock')
    const known = { ...beta, setCode: 'm21', collectorNumber: '159', treatments: ['Showcase'] }
    expect(headlineOf({ ...alpha, setCode: 'sta', collectorNumber: '44' }, known)).toBe(
      'Changed the printing of Shock from STA 44 to M21 159\u00a0· Showcase',
    )
    expect(headlineOf(alpha, known)).toMatch(/^Changed the printing of Shock to M21 159/)
  })

  test('names the printing, so that two of one card are told apart', () => {
    const printing = (collectorNumber: string, treatments: string[] = []) => ({
      ...{ scryfallId: collectorNumber, setCode: 'cmm', collectorNumber, treatments },
    })
    const plain = cardOf('Sol Ring', 0, 2, printing('396'))
    const special = cardOf('Sol Ring', 1, 1, {
      ...printing('703', ['Borderless']),
      isLockedAfter: true,
    })
    expect(headlineOf(plain, special)).toBe(
      '+2 Sol Ring (CMM 396), locked Sol Ring (CMM 703\u00a0· Borderless)',
    )
  })

  test('names the roles and locks that changed', () => {
    const companion = cardOf('Lurrus', 1, 1, { roleAfter: 'companion' })
    const locked = cardOf('Opt', 1, 1, { isLockedAfter: true })
    expect(headlineOf(companion, locked)).toBe('Made Lurrus the companion, locked Opt')
    const filed = cardOf('Opt', 1, 1, { categoriesAfter: ['Draw', 'Cheap'], noteAfter: 'Good' })
    expect(headlineOf(filed)).toBe('Filed Opt under Draw, Cheap, added a note on Opt')
    expect(headlineOf(cardOf('Opt', 0, 2, { categoriesAfter: ['Draw'] }))).toBe('+2 Opt')
    const plain = cardOf('Lurrus', 1, 1, { roleBefore: 'companion' })
    const free = cardOf('Opt', 1, 1, { isLockedBefore: true })
    expect(headlineOf(plain, free)).toBe('Removed Lurrus as the companion, unlocked Opt')
    const gone = cardOf('Opt', 1, 0, { isLockedBefore: true, roleBefore: 'commander' })
    expect(headlineOf(gone)).toBe('−1 Opt')
  })

  test('of many cards names the first, and counts the others', () => {
    const cards = Array.from({ length: 20 }, (_, at) => cardOf(`Card ${at}`, 0, 1))
    const { headline } = describeChange({ ...changeOf({ cards }), cardCount: 60 }, [])
    expect(headline).toContain('+1 Card 5 and 54 more cards')
    expect(headline).not.toContain('Card 6')
  })
})

test('a change of the deck’s details names each of them', () => {
  const headlineFor = (before: Partial<ListedDeckFacts>, after: Partial<ListedDeckFacts>) =>
    describeChange(
      changeOf({ kind: 'facts', factsBefore: factsOf(before), factsAfter: factsOf(after) }),
      [],
    ).headline
  expect(headlineFor({ name: 'A' }, { name: 'B' })).toBe('Renamed from “A” to “B”')
  expect(headlineFor({ format: 'modern' }, { format: 'legacy' })).toBe(
    'Changed the format from Modern to Legacy',
  )
  expect(headlineFor({}, { commanderName: 'Krenko', description: 'Goblins' })).toBe(
    'Made Krenko the commander, added a description',
  )
  expect(headlineFor({ commanderName: 'Krenko' }, {})).toBe('Removed Krenko as the commander')
  const [one, other] = [{ commanderName: 'Krenko' }, { commanderName: 'Atraxa' }]
  expect(headlineFor(one, other)).toBe('Changed the commander from Krenko to Atraxa')
  const commander = { setCode: 'jmp', collectorNumber: '339', ...unknownLook }
  expect(
    headlineFor(
      { ...one, commanderId: 'krenko', commander },
      { ...one, commanderId: 'etched', commander: { ...commander, treatments: ['Etched'] } },
    ),
  ).toBe('Changed the printing of Krenko from JMP 339 to JMP 339\u00a0· Etched')
})

test('a new deck counts its first cards', () => {
  const created = (cards: ChangedDeckCard[], changed: Partial<DeckChangeEntry> = {}) =>
    describeChange(changeOf({ kind: 'created', factsAfter: factsOf(), cards, ...changed }), [])
      .headline
  expect(created([])).toBe('Created for Modern')
  expect(created([cardOf('Opt', 0, 4), cardOf('Shock', 0, 1)])).toBe(
    'Created for Modern with 5 cards',
  )
  expect(created([cardOf('Opt', 0, 4)], { cardCount: 75 })).toBe(
    'Created for Modern with 75 different cards',
  )
})

test('a restoration names the version, and what it changed', () => {
  const restored = changeOf({
    kind: 'restored',
    version: 9,
    restoredVersion: 2,
    cards: [cardOf('Opt', 0, 4)],
  })
  expect(describeChange(restored, [])).toEqual({
    headline: 'Restored version 2',
    lines: ['+4 Opt'],
    more: 0,
  })
  const second = changeOf({ version: 2, happenedAt: '2026-11-20T15:04:00' })
  expect(describeChange(restored, [second]).headline).toMatch(
    /^Restored the deck as it was on Nov 20, 2026, 3:04\sPM$/,
  )
})

describe('small changes', () => {
  const at = (minute: number, cards: ChangedDeckCard[], changed: Partial<DeckChangeEntry> = {}) =>
    changeOf({
      version: minute + 1,
      happenedAt: new Date(2026, 10, 20, 15, minute).toISOString(),
      cards,
      ...changed,
    })
  const one = (minute: number) => at(minute, [cardOf('Opt', minute, minute + 1)])

  test('in a row form a block with their net effect', () => {
    const more = (minute: number, before: number) => at(minute, [cardOf('Opt', before, before + 1)])
    expect(blocksText([more(10, 3), more(6, 2), more(2, 1), more(1, 0)])).toEqual([
      '4 changes in 9 minutes: +4 Opt',
    ])
  })

  test('that undo each other have no net effect', () => {
    const there = at(1, [cardOf('Opt', 0, 1)])
    const locked = at(2, [cardOf('Opt', 1, 1, { isLockedAfter: true })])
    const gone = at(3, [cardOf('Opt', 1, 0, { isLockedBefore: true })])
    expect(blocksText([gone, locked, there])).toEqual(['3 changes in 2 minutes: No change overall'])
  })

  test('stay apart after a pause, when only two, or around a large change', () => {
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
