import { describe, expect, test } from 'vitest'
import type { DeckSheet } from '../deck-sheet.ts'
import { legalityOf } from '../legality/legality.ts'
import { cutsOf } from './cuts-of.ts'
import { bear, draws, entries, entry, forests, ramps, sheet } from './test/cut-decks.ts'

const adviceOf = (deck: DeckSheet, day = '2026-08-15') => cutsOf(deck, legalityOf(deck, day))

const namesIn = (deck: DeckSheet) =>
  adviceOf(deck).suggestions.map((suggestion) => suggestion.entry.cardName)

function saidOf(deck: DeckSheet, name: string): string[] {
  const found = adviceOf(deck).suggestions.find((one) => one.entry.cardName === name)
  return found?.reasons.map(({ says }) => says) ?? []
}

describe('how much is to be cut', () => {
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

  test('a deck of sixty has twenty cards more for Yorion, one of exactly so many has not', () => {
    const yorion = entry('Yorion, Sky Nomad', { place: 'companion' })
    expect(adviceOf(sheet('modern', forests(80), yorion)).over).toBe(0)
    expect(adviceOf(sheet('modern', forests(83), yorion)).over).toBe(3)
    expect(adviceOf(sheet('modern', forests(80))).over).toBe(20)
    expect(adviceOf(sheet('brawl', forests(63), yorion)).over).toBe(3)
  })

  test('what is more than 60 counts in formats with a minimum too', () => {
    expect(adviceOf(sheet('modern', forests(63))).over).toBe(3)
    expect(
      adviceOf(sheet('oathbreaker', forests(59), entry('Oko', { place: 'commander' }))).over,
    ).toBe(0)
  })
})

describe('what is never cut', () => {
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

  test('a card that the catalogue does not know', () => {
    expect(
      namesIn(sheet('modern', entry('Nobody', { isKnown: false }), entry('Open', bad))),
    ).toEqual(['Open'])
  })

  test('lands, while there are not more than usual', () => {
    expect(namesIn(sheet('commander', forests(37), entries(3, 'Bear', { rank: 20_000 })))).toEqual([
      ...['Bear 1', 'Bear 2', 'Bear 3'],
    ])
    expect(namesIn(sheet('modern', forests(24)))).toEqual([])
  })

  test('what is played by many and is neither too much nor dear', () => {
    expect(namesIn(sheet('commander', entries(5, 'Bear', bear)))).toEqual([])
  })
})

describe('reasons', () => {
  test('a broken rule comes first, whatever else there is', () => {
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
    expect(saidOf(deck, 'Bad')).toEqual(['Breaks a rule: Bad is banned in Commander.'])
    expect(saidOf(deck, 'Old')).toEqual(['Breaks a rule: Old is not legal in Commander.'])
    expect(saidOf(deck, 'Blue')).toEqual([
      'Breaks a rule: Blue (blue and red) is outside the colour identity of Krenko (red).',
    ])
  })

  test('two commanders allow the colours of both', () => {
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
    expect(saidOf(lotus(3), 'Lotus')).toEqual([
      'Breaks a rule: Lotus: 3 copies, but it is restricted to 1 in Vintage.',
    ])
    expect(namesIn(lotus(1))).toEqual([])
    const aside = entry('Lotus', { legality: 'restricted', place: 'side' })
    expect(saidOf(sheet('vintage', [...lotus(1).entries, aside]), 'Lotus')).toEqual([
      'Breaks a rule: Lotus: 2 copies in main deck and sideboard, but it is restricted to 1 in Vintage.',
    ])
  })

  test('more copies than a deck may have', () => {
    const opt = entry('Opt', { ...draws, quantity: 5 })
    expect(saidOf(sheet('modern', opt), 'Opt')[0]).toBe(
      'Breaks a rule: Opt: 5 copies, 4 are allowed.',
    )
    expect(namesIn(sheet('modern', entry('Opt', { ...draws, quantity: 4 })))).toEqual([])
    expect(namesIn(sheet('commander', entry('Bear', { ...bear, quantity: 2 })))).toEqual(['Bear'])
  })

  test('basic lands of the one type that a colourless commander of Brawl has break no rule', () => {
    const karn = entry('Karn', { place: 'commander', type: 'Legendary Planeswalker — Karn' })
    const land = (name: string, identity: string, quantity: number) =>
      entry(name, { type: `Basic Land — ${name}`, identity, quantity, manaValue: 0 })
    const deck = sheet('brawl', karn, land('Plains', 'W', 10), land('Island', 'U', 1))
    expect(namesIn(deck)).toEqual(['Island'])
  })

  test('more cards of a role than is usual, rather those that have no other', () => {
    const deck = sheet('commander', [
      ...entries(12, 'Draw', draws),
      entry('Draining', { ...draws, text: 'Draw two cards and you gain 2 life.', manaValue: 4 }),
      entry('Growth', { ...draws, text: 'Draw a card. Add {G}.' }),
    ])
    expect(saidOf(deck, 'Draw 1')[0]).toBe(
      'One of 14 cards that draw cards, which is its only role; 10 are usual.',
    )
    expect(saidOf(deck, 'Draining')).toEqual(['One of 14 cards that draw cards; 10 are usual.'])
    expect(namesIn(deck)).not.toContain('Growth') // it is the only ramp
    expect(namesIn(deck).at(-1)).toBe('Draining')
  })

  test('as many as usual are no reason', () => {
    expect(
      saidOf(sheet('commander', entries(10, 'Draw', { ...draws, rank: 9000 })), 'Draw 1'),
    ).not.toContain('One of 10 cards that draw cards, which is its only role; 10 are usual.')
  })

  test('a deck of sixty may be all about one thing', () => {
    const bolts = (count: number) =>
      sheet(
        'modern',
        entries(count, 'Bolt', { quantity: 4, text: 'It deals 3 damage to any target.' }),
      )
    expect(saidOf(bolts(4), 'Bolt 1')).not.toContainEqual(expect.stringContaining('are usual'))
    expect(saidOf(bolts(5), 'Bolt 1')).toContain(
      'One of 20 cards that remove a single permanent, which is its only role; 8 are usual.',
    )
  })

  test('lands beyond the usual number: as many as there are, basic ones first', () => {
    const tower = { type: 'Land', manaValue: 0 }
    const deck = sheet('commander', entry('Tower', tower), entry('Saga', tower), forests(37))
    expect(namesIn(deck)).toEqual(['Forest', 'Saga'])
    expect(saidOf(deck, 'Forest')).toEqual(['One of 39 lands, 37 of them Forest; 37 are usual.'])
    expect(saidOf(deck, 'Saga')).toEqual(['One of 39 lands; 37 are usual.'])
  })

  test('a high mana value, unless the card is hardly ever paid for in full', () => {
    const deck = sheet('commander', [
      ...entries(4, 'Bear', bear),
      entry('Wurm', { manaValue: 7 }),
      entry('Ox', { manaValue: 6 }),
      entry('Cruise', { manaValue: 8, keywords: ['Delve'] }),
    ])
    expect(namesIn(deck)).toEqual(['Wurm', 'Ox'])
    expect(saidOf(deck, 'Wurm')).toEqual([
      'One of 3 cards with mana value 6 or more; the average is 4.1.',
    ])
  })

  test('three cards that do the same; two are no reason', () => {
    const deck = sheet('commander', [
      ...[entry('Cultivate', ramps), entry("Kodama's Reach", ramps), entry('Reach', ramps)],
      ...entries(2, 'Draw', draws),
      entry('Dear Rock', { ...ramps, manaValue: 4 }),
    ])
    expect(saidOf(deck, 'Reach')).toEqual([
      "Does much the same as Cultivate and Kodama's Reach, also for 2 mana.",
    ])
    expect(namesIn(deck)).toEqual(['Cultivate', "Kodama's Reach", 'Reach'])
  })

  test('the dearest card of a role', () => {
    const deck = sheet('commander', [
      entry('Study', { ...draws, manaValue: 1, usd: '45.00' }),
      entry('Opt', { ...draws, manaValue: 2, usd: '0.10' }),
      entry('Bond', { ...draws, manaValue: 4, usd: '12.00' }),
      entry('Dear Bear', { ...bear, usd: '900.00' }),
    ])
    expect(saidOf(deck, 'Study')).toEqual([
      'It costs $45.00, more than any of the 2 other cards that draw cards.',
    ])
    expect(namesIn(deck)).toEqual(['Study'])
  })

  test.each([
    [23_456, ['Only 23,456th among all cards in how many Commander decks have it.']],
    [1001, ['Only 1,001st among all cards in how many Commander decks have it.']],
    [1012, ['Only 1,012th among all cards in how many Commander decks have it.']],
    [999, []],
    [null, []],
  ])('the rank %s', (rank, says) => {
    expect(saidOf(sheet('commander', entry('Bear', { ...bear, rank })), 'Bear')).toEqual(says)
  })
})

test('a card that is not allowed in Commander has no rank to speak of', () => {
  const recall = { ...draws, rank: 17_235, quantity: 1 } as const
  expect(namesIn(sheet('vintage', entry('Recall', { ...recall, legality: 'restricted' })))).toEqual(
    [],
  )
  expect(namesIn(sheet('vintage', entry('Inspiration', recall)))).toEqual(['Inspiration'])
})

describe('order', () => {
  test('is that of the score, then of the name, however the cards stand in the deck', () => {
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

  test('keeps what the deck has too little of', () => {
    const deck = sheet('commander', [
      entry('Rock', { ...ramps, rank: 20_000 }),
      entry('Bear', { ...bear, rank: 19_000 }),
    ])
    expect(namesIn(deck)).toEqual(['Bear', 'Rock'])
  })
})

test('a card that is not released yet breaks no rule until its day has come', () => {
  const preview = { ...bear, legality: 'not_legal', releasedAt: '2026-09-01' } as const
  const deck = sheet('modern', forests(60), entry('Bear', preview))
  const rulesOn = (day: string) =>
    adviceOf(deck, day).suggestions.flatMap(({ reasons }) =>
      reasons.filter(({ kind }) => kind === 'rules'),
    )
  expect(rulesOn('2026-08-15')).toEqual([])
  expect(rulesOn('2026-09-01')).toMatchObject([{ says: expect.stringContaining('Bear') }])
})
