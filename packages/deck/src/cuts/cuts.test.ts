import { describe, expect, test } from 'vitest'
import type { DeckSheet } from '../deck-sheet.ts'
import { legalityOf } from '../legality/legality.ts'
import { bear, draws, entries, entry, forests, ramps, sheet } from '../test/cuts/cut-decks.ts'
import { cutsOf } from './cuts-of.ts'

const adviceOf = (deck: DeckSheet, day = '2026-08-15') => cutsOf(deck, legalityOf(deck, day))

const namesIn = (deck: DeckSheet) =>
  adviceOf(deck).suggestions.map((suggestion) => suggestion.entry.cardName)

function reasonsFor(deck: DeckSheet, name: string): string[] {
  const found = adviceOf(deck).suggestions.find((one) => one.entry.cardName === name)
  return found?.reasons.map(({ message }) => message) ?? []
}

describe('the number of cards to cut', () => {
  test('a deck of exactly 100 cards counts its commanders, not its sideboard or companion', () => {
    const leaders = [
      entry('Krenko', { place: 'commander' }),
      entry('Tymna', { place: 'commander' }),
    ]
    const aside = [entry('Negate', { place: 'side' }), entry('Lurrus', { place: 'companion' })]
    expect(adviceOf(sheet('commander', leaders, forests(99), aside)).over).toBe(1)
    expect(adviceOf(sheet('commander', leaders, forests(98), aside)).over).toBe(0)
    expect(adviceOf(sheet('commander', forests(10))).over).toBe(0)
  })

  test('a 60-card deck has twenty cards more for Yorion, but not with an exact size', () => {
    const yorion = entry('Yorion, Sky Nomad', { place: 'companion' })
    expect(adviceOf(sheet('modern', forests(80), yorion)).over).toBe(0)
    expect(adviceOf(sheet('modern', forests(83), yorion)).over).toBe(3)
    expect(adviceOf(sheet('modern', forests(80))).over).toBe(20)
    expect(adviceOf(sheet('brawl', forests(63), yorion)).over).toBe(3)
  })

  test('cards beyond 60 count in formats with a minimum too', () => {
    expect(adviceOf(sheet('modern', forests(63))).over).toBe(3)
    expect(
      adviceOf(sheet('oathbreaker', forests(59), entry('Oko', { place: 'commander' }))).over,
    ).toBe(0)
  })
})

describe('never cuts', () => {
  const bad = { ...draws, legality: 'banned' } as const

  test('leaders, signature spells, companions, the sideboard and locked cards', () => {
    const deck = sheet('oathbreaker', [
      entry('Leader', { ...bad, place: 'commander' }),
      entry('Spell', { ...bad, place: 'signature_spell' }),
      entry('Companion', { ...bad, place: 'companion' }),
      entry('Aside', { ...bad, place: 'side' }),
      entry('Locked', { ...bad, isLocked: true, quantity: 2 }),
      entry('Open', bad),
    ])
    expect(namesIn(deck)).toEqual(['Open'])
    expect(adviceOf(deck).lockedCards).toBe(2)
  })

  test('a card unknown to the catalogue', () => {
    expect(
      namesIn(sheet('modern', entry('Nobody', { isKnown: false }), entry('Open', bad))),
    ).toEqual(['Open'])
  })

  test('lands, up to the usual number', () => {
    expect(namesIn(sheet('commander', forests(37), entries(3, 'Bear', { rank: 20_000 })))).toEqual([
      ...['Bear 1', 'Bear 2', 'Bear 3'],
    ])
    expect(namesIn(sheet('modern', forests(24)))).toEqual([])
  })

  test('a popular card that is neither redundant nor expensive', () => {
    expect(namesIn(sheet('commander', entries(5, 'Bear', bear)))).toEqual([])
  })
})

describe('reasons', () => {
  test('a broken rule comes first', () => {
    const deck = sheet('commander', [
      entry('Krenko', { place: 'commander', identity: 'R' }),
      entry('Bad', { legality: 'banned', rank: 1 }),
      entry('Old', { legality: 'not_legal', rank: 1 }),
      entry('Blue', { identity: 'UR', rank: 1 }),
      entry('Red', { identity: 'R', rank: 1 }),
      ...entries(30, 'Draw', { ...draws, rank: 30_000 }),
    ])
    expect(namesIn(deck).slice(0, 4)).toEqual(['Bad', 'Blue', 'Old', 'Draw 1'])
    expect(namesIn(deck)).not.toContain('Red')
    expect(reasonsFor(deck, 'Bad')).toEqual(['Breaks a rule: Bad is banned in Commander.'])
    expect(reasonsFor(deck, 'Old')).toEqual(['Breaks a rule: Old is not legal in Commander.'])
    expect(reasonsFor(deck, 'Blue')).toEqual([
      'Breaks a rule: Blue (blue and red) is outside the color identity of Krenko (red).',
    ])
  })

  test('two commanders allow the colors of both', () => {
    const leaders = [
      entry('Tymna', { place: 'commander', identity: 'WB' }),
      entry('Thrasios', { place: 'commander', identity: 'GU' }),
    ]
    const cards = [entry('Fits', { identity: 'GW' }), entry('Red', { identity: 'R' })]
    expect(namesIn(sheet('commander', leaders, cards))).toEqual(['Red'])
  })

  test('a restricted card is cut while there is more than one copy', () => {
    const lotus = (quantity: number) =>
      sheet('vintage', entry('Lotus', { legality: 'restricted', quantity }))
    expect(reasonsFor(lotus(3), 'Lotus')).toEqual([
      'Breaks a rule: Lotus: 3 copies, but it is restricted to 1 in Vintage.',
    ])
    expect(namesIn(lotus(1))).toEqual([])
    const aside = entry('Lotus', { legality: 'restricted', place: 'side' })
    expect(reasonsFor(sheet('vintage', [...lotus(1).entries, aside]), 'Lotus')).toEqual([
      'Breaks a rule: Lotus: 2 copies in main deck and sideboard, but it is restricted to 1 in Vintage.',
    ])
  })

  test('more copies than allowed', () => {
    const opt = entry('Opt', { ...draws, quantity: 5 })
    expect(reasonsFor(sheet('modern', opt), 'Opt')[0]).toBe(
      'Breaks a rule: Opt: 5 copies, 4 are allowed.',
    )
    expect(namesIn(sheet('modern', entry('Opt', { ...draws, quantity: 4 })))).toEqual([])
    expect(namesIn(sheet('commander', entry('Bear', { ...bear, quantity: 2 })))).toEqual(['Bear'])
  })

  test('basic lands of the single type allowed by a colorless Brawl commander break no rule', () => {
    const karn = entry('Karn', { place: 'commander', type: 'Legendary Planeswalker — Karn' })
    const land = (name: string, identity: string, quantity: number) =>
      entry(name, { type: `Basic Land — ${name}`, identity, quantity, manaValue: 0 })
    const deck = sheet('brawl', karn, land('Plains', 'W', 10), land('Island', 'U', 1))
    expect(namesIn(deck)).toEqual(['Island'])
  })

  test('more cards of a role than usual, those with no other role first', () => {
    const deck = sheet('commander', [
      ...entries(12, 'Draw', draws),
      entry('Draining', { ...draws, text: 'Draw two cards and you gain 2 life.', manaValue: 4 }),
      entry('Growth', { ...draws, text: 'Draw a card. Add {G}.' }),
    ])
    expect(reasonsFor(deck, 'Draw 1')[0]).toBe(
      'One of 14 cards that draw cards, which is its only role; 10 are usual.',
    )
    expect(reasonsFor(deck, 'Draining')).toEqual(['One of 14 cards that draw cards; 10 are usual.'])
    expect(namesIn(deck)).not.toContain('Growth') // it is the only ramp
    expect(namesIn(deck).at(-1)).toBe('Draining')
  })

  test('the usual number is no reason', () => {
    expect(
      reasonsFor(sheet('commander', entries(10, 'Draw', { ...draws, rank: 9000 })), 'Draw 1'),
    ).not.toContain('One of 10 cards that draw cards, which is its only role; 10 are usual.')
  })

  test('a 60-card deck may focus on one role', () => {
    const bolts = (count: number) =>
      sheet(
        'modern',
        entries(count, 'Bolt', { quantity: 4, text: 'It deals 3 damage to any target.' }),
      )
    expect(reasonsFor(bolts(4), 'Bolt 1')).not.toContainEqual(expect.stringContaining('are usual'))
    expect(reasonsFor(bolts(5), 'Bolt 1')).toContain(
      'One of 20 cards that remove a single permanent, which is its only role; 8 are usual.',
    )
  })

  test('lands beyond the usual number, basic ones first', () => {
    const tower = { type: 'Land', manaValue: 0 }
    const deck = sheet('commander', entry('Tower', tower), entry('Saga', tower), forests(37))
    expect(namesIn(deck)).toEqual(['Forest', 'Saga'])
    expect(reasonsFor(deck, 'Forest')).toEqual([
      'One of 39 lands, 37 of them Forest; 37 are usual.',
    ])
    expect(reasonsFor(deck, 'Saga')).toEqual(['One of 39 lands; 37 are usual.'])
  })

  test('a high mana value, unless the card is rarely paid for in full', () => {
    const deck = sheet('commander', [
      ...entries(4, 'Bear', bear),
      entry('Wurm', { manaValue: 7 }),
      entry('Ox', { manaValue: 6 }),
      entry('Cruise', { manaValue: 8, keywords: ['Delve'] }),
    ])
    expect(namesIn(deck)).toEqual(['Wurm', 'Ox'])
    expect(reasonsFor(deck, 'Wurm')).toEqual([
      'One of 3 cards with mana value 6 or more; the average is 4.1.',
    ])
  })

  test('three cards that do the same; two are no reason', () => {
    const deck = sheet('commander', [
      ...[entry('Cultivate', ramps), entry("Kodama's Reach", ramps), entry('Reach', ramps)],
      ...entries(2, 'Draw', draws),
      entry('Dear Rock', { ...ramps, manaValue: 4 }),
    ])
    expect(reasonsFor(deck, 'Reach')).toEqual([
      "Does much the same as Cultivate and Kodama's Reach, also for 2 mana.",
    ])
    expect(namesIn(deck)).toEqual(['Cultivate', "Kodama's Reach", 'Reach'])
  })

  test('the most expensive card of a role', () => {
    const deck = sheet('commander', [
      entry('Study', { ...draws, manaValue: 1, usd: '45.00' }),
      entry('Opt', { ...draws, manaValue: 2, usd: '0.10' }),
      entry('Bond', { ...draws, manaValue: 4, usd: '12.00' }),
      entry('Dear Bear', { ...bear, usd: '900.00' }),
    ])
    expect(reasonsFor(deck, 'Study')).toEqual([
      'It costs $45.00, more than any of the 2 other cards that draw cards.',
    ])
    expect(namesIn(deck)).toEqual(['Study'])
  })

  test.each([
    [23_456, ['Only the 23,456th most played card in Commander decks.']],
    [1001, ['Only the 1,001st most played card in Commander decks.']],
    [1012, ['Only the 1,012th most played card in Commander decks.']],
    [999, []],
    [null, []],
  ])('the rank %s', (rank, message) => {
    expect(reasonsFor(sheet('commander', entry('Bear', { ...bear, rank })), 'Bear')).toEqual(
      message,
    )
  })
})

test('a card that is not legal in Commander has no rank', () => {
  const recall = { ...draws, rank: 17_235, quantity: 1 } as const
  expect(namesIn(sheet('vintage', entry('Recall', { ...recall, legality: 'restricted' })))).toEqual(
    [],
  )
  expect(namesIn(sheet('vintage', entry('Inspiration', recall)))).toEqual(['Inspiration'])
})

describe('order', () => {
  test('is by score, then by name, regardless of the order in the deck', () => {
    const cards = [
      ...entries(3, 'Bear', { ...bear, rank: 20_000 }),
      ...entries(13, 'Draw', { ...draws, rank: 4000 }),
      entry('Ape', { ...bear, rank: 20_000 }),
    ]
    const names = namesIn(sheet('commander', cards))
    expect(namesIn(sheet('commander', cards.toReversed()))).toEqual(names)
    expect(names.slice(0, 2)).toEqual(['Draw 1', 'Draw 10'])
    expect(names.slice(-4)).toEqual(['Ape', 'Bear 1', 'Bear 2', 'Bear 3'])
  })

  test('keeps cards of a role that is short', () => {
    const deck = sheet('commander', [
      entry('Rock', { ...ramps, rank: 20_000 }),
      entry('Bear', { ...bear, rank: 19_000 }),
    ])
    expect(namesIn(deck)).toEqual(['Bear', 'Rock'])
  })
})

test('an unreleased card breaks no rule until its release', () => {
  const preview = { ...bear, legality: 'not_legal', releasedAt: '2026-09-01' } as const
  const deck = sheet('modern', forests(60), entry('Bear', preview))
  const rulesOn = (day: string) =>
    adviceOf(deck, day).suggestions.flatMap(({ reasons }) =>
      reasons.filter(({ kind }) => kind === 'rules'),
    )
  expect(rulesOn('2026-08-15')).toEqual([])
  expect(rulesOn('2026-09-01')).toMatchObject([{ message: expect.stringContaining('Bear') }])
})
