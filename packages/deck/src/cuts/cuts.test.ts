import type { DeckFit } from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import type { DeckSheet } from '../deck-sheet.ts'
import type { Finding } from '../legality/finding.ts'
import { legalityOf } from '../legality/legality.ts'
import { bear, draws, entries, entry, fitsOf, forests, sheet } from '../test/cuts/cut-decks.ts'
import { cutsOf } from './cuts-of.ts'

const adviceOf = (deck: DeckSheet, fits: readonly DeckFit[] = [], day = '2026-08-15') =>
  cutsOf(deck, legalityOf(deck, day), fits)

const cutsIn = (deck: DeckSheet, fits: readonly DeckFit[] = []) =>
  adviceOf(deck, fits).cuts.map(({ cardName, copies }) => [cardName, copies])

const namesIn = (deck: DeckSheet, fits: readonly DeckFit[] = []) =>
  adviceOf(deck, fits).cuts.map(({ cardName }) => cardName)

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

describe('cards that break a rule', () => {
  const bad = { ...draws, legality: 'banned' } as const

  test('come first, and need no fits', () => {
    const deck = sheet('commander', [
      entry('Krenko', { place: 'commander', identity: 'R' }),
      ...entries(12, 'Bear', bear),
      entry('Bad', bad),
      entry('Old', { legality: 'not_legal' }),
      entry('Blue', { identity: 'UR' }),
    ])
    expect(namesIn(deck)).toEqual(['Bad', 'Blue', 'Old'])
    const fits = fitsOf(deck, { Blue: { score: -3 } })
    expect(namesIn(deck, fits)).toEqual([
      ...['Blue', 'Bad', 'Old', 'Bear 1', 'Bear 2', 'Bear 3', 'Bear 4'],
    ])
    expect(adviceOf(deck).illegal).toBe(3)
  })

  test('are cut only as far as the rule demands', () => {
    const restricted = { legality: 'restricted', quantity: 3 } as const
    const aside = entry('Ring', { legality: 'restricted', place: 'side' })
    const ring = entry('Ring', { legality: 'restricted' })
    expect(cutsIn(sheet('vintage', entry('Lotus', restricted)))).toEqual([['Lotus', 2]])
    expect(cutsIn(sheet('vintage', ring, aside))).toEqual([['Ring', 1]])
    expect(cutsIn(sheet('vintage', ring))).toEqual([])
    expect(cutsIn(sheet('modern', entry('Opt', { ...draws, quantity: 6 })))).toEqual([['Opt', 2]])
    expect(cutsIn(sheet('modern', entry('Bad', { ...bad, quantity: 4 })))).toEqual([['Bad', 4]])
  })

  test('are not cut when they lead the deck, are not in it, or are locked', () => {
    const deck = sheet('oathbreaker', [
      entry('Leader', { ...bad, place: 'commander' }),
      entry('Spell', { ...bad, place: 'signature_spell' }),
      entry('Companion', { ...bad, place: 'companion' }),
      entry('Aside', { ...bad, place: 'side' }),
      entry('Locked', { ...bad, isLocked: true, quantity: 2 }),
      entry('Open', bad),
    ])
    expect(namesIn(deck)).toEqual(['Open'])
    expect(adviceOf(deck)).toMatchObject({ lockedCards: 2, illegal: 2 })
  })

  test('two commanders allow the colors of both', () => {
    const leaders = [
      entry('Tymna', { place: 'commander', identity: 'WB' }),
      entry('Thrasios', { place: 'commander', identity: 'GU' }),
    ]
    const cards = [entry('Fits', { identity: 'GW' }), entry('Red', { identity: 'R' })]
    expect(namesIn(sheet('commander', leaders, cards))).toEqual(['Red'])
  })

  test('basic lands of the single type allowed by a colorless Brawl commander break none', () => {
    const karn = entry('Karn', { place: 'commander', type: 'Legendary Planeswalker — Karn' })
    const land = (name: string, identity: string, quantity: number) =>
      entry(name, { type: `Basic Land — ${name}`, identity, quantity, manaValue: 0 })
    const deck = sheet('brawl', karn, land('Plains', 'W', 10), land('Island', 'U', 1))
    expect(namesIn(deck)).toEqual(['Island'])
  })

  test('a note about a card is no reason to cut it', () => {
    const about = {
      rule: 'banned',
      cardNames: ['Bear 1'],
      message: '',
      cites: '',
      fixes: [],
    } as const
    const note: Finding = { ...about, severity: 'note' }
    const deck = sheet('modern', entries(2, 'Bear', bear))
    expect(cutsOf(deck, [note], [])).toMatchObject({ illegal: 0, cuts: [] })
    const error: Finding = { ...about, severity: 'error' }
    expect(cutsOf(deck, [error], [])).toMatchObject({ illegal: 1, cuts: [{ cardName: 'Bear 1' }] })
  })

  test('an unreleased card breaks none until its release', () => {
    const preview = { ...bear, legality: 'not_legal', releasedAt: '2026-09-01' } as const
    const deck = sheet('modern', forests(20), entry('Bear', preview), entry('Opt', draws))
    expect(adviceOf(deck, [], '2026-08-15')).toMatchObject({ illegal: 0, cuts: [] })
    expect(adviceOf(deck, [], '2026-09-01')).toMatchObject({
      illegal: 1,
      cuts: [{ cardName: 'Bear' }],
    })
  })
})

describe('other cards', () => {
  test('come by how little they fit, then by name, whatever their order in the deck', () => {
    const cards = [...entries(9, 'Bear', bear), entry('Wurm', bear), entry('Ape', bear)]
    const fits = fitsOf(sheet('commander', cards), {
      Wurm: { score: -1 },
      Ape: { score: 0 },
      'Bear 3': { score: 0 },
    })
    const weakest = ['Wurm', 'Ape', 'Bear 1', 'Bear 3']
    expect(namesIn(sheet('commander', cards), fits)).toEqual(weakest)
    expect(namesIn(sheet('commander', cards.toReversed()), fits)).toEqual(weakest)
  })

  test('are the third that fits least, or as many as have to be cut', () => {
    const cards = entries(30, 'Bear', bear)
    const small = sheet('commander', cards)
    expect(namesIn(small, fitsOf(small))).toHaveLength(10)
    const large = sheet('commander', cards, forests(85))
    const advice = adviceOf(large, fitsOf(large))
    expect(advice.over).toBe(15)
    expect(advice.cuts.map(({ cardName }) => cardName)).toContain('Forest')
    expect(advice.cuts.reduce((sum, { copies }) => sum + copies, 0)).toBeGreaterThanOrEqual(15)
  })

  test('are none that fit better than most cards that the deck could have, unless some have to go', () => {
    const cards = entries(6, 'Bear', bear)
    const fits = fitsOf(sheet('commander', cards), { 'Bear 1': { betterShare: 0.19 } })
    expect(namesIn(sheet('commander', cards), fits)).toEqual(['Bear 2'])
    const large = sheet('commander', cards, forests(38), entries(57, 'Locked', { isLocked: true }))
    expect(namesIn(large, fits)).toEqual(['Bear 1', 'Bear 2'])
  })

  test('are never locked, unknown or without a fit', () => {
    const locked = entry('Locked', { ...bear, isLocked: true })
    const unknown = entry('Nobody', { isKnown: false })
    const deck = sheet('modern', locked, unknown, entry('New', bear), entry('Bear', bear))
    const fits = fitsOf(deck).filter(({ scryfallId }) => scryfallId !== 'new')
    expect(namesIn(deck, fits)).toEqual(['Bear'])
  })

  test('all copies of a card go together with sixty cards, one copy in singleton formats', () => {
    const playset = [
      entry('Bear', { ...bear, quantity: 2 }),
      { ...entry('Bear', bear), scryfallId: 'other-bear' },
      entry('Opt', { ...draws, quantity: 4 }),
    ]
    const deck = sheet('modern', playset)
    const [bears] = adviceOf(deck, fitsOf(deck)).cuts
    expect(bears).toMatchObject({ cardName: 'Bear', copies: 3 })
    expect(bears?.entries.map(({ scryfallId }) => scryfallId)).toEqual(['bear', 'other-bear'])
    const rats = entry('Rats', {
      quantity: 30,
      text: 'A deck can have any number of cards named Rats.',
    })
    const singleton = sheet('commander', rats)
    expect(cutsIn(singleton, fitsOf(singleton))).toEqual([['Rats', 1]])
  })
})

describe('cards that the deck needs', () => {
  test('stay: those of a role that is at its usual number, and the most played ones', () => {
    const cards = [
      entry('Boots', { ...bear, text: 'Equipped creature has hexproof.', type: 'Artifact' }),
      entry('Ring', { ...bear, rank: 1 }),
      ...[entry('Often', { ...bear, rank: 101 }), ...entries(8, 'Bear', bear)],
    ]
    const deck = sheet('commander', cards)
    expect(namesIn(deck, fitsOf(deck))).toEqual(['Often', 'Bear 1', 'Bear 2'])
    const others = entries(90, 'Locked', { ...bear, isLocked: true })
    const large = sheet('commander', cards.slice(0, 2), others, forests(9))
    expect(namesIn(large, fitsOf(large))).toEqual(['Boots'])
    const banned = sheet('commander', entry('Ring', { rank: 1, legality: 'banned' }))
    expect(namesIn(banned, fitsOf(banned))).toEqual(['Ring'])
  })

  test('in 60-card decks they are playsets, fast mana, and what is restricted', () => {
    const restricted = { ...bear, legality: 'restricted' } as const
    const cards = [
      entry('Set', { ...bear, quantity: 4 }),
      entry('Lodestone', restricted),
      entry('Mox', { text: '{T}: Add {G}.', type: 'Artifact', manaValue: 0, quantity: 3 }),
      entry('Dear Rock', { text: '{T}: Add {G}.', type: 'Artifact', manaValue: 3 }),
      entry('Pair', { ...bear, quantity: 2 }),
    ]
    const deck = sheet('vintage', cards)
    expect(namesIn(deck, fitsOf(deck))).toEqual(['Dear Rock'])
    const large = sheet('vintage', cards, forests(17), entries(40, 'Locked', { isLocked: true }))
    expect(namesIn(large, fitsOf(large))).toEqual(['Dear Rock', 'Pair', 'Set', 'Lodestone'])
  })

  test('playsets go after cards with fewer copies, and no land of a deck about lands', () => {
    const set = entry('Bear', { ...bear, quantity: 4 })
    const deck = sheet('modern', set, entry('Ox', { ...bear, quantity: 2 }), forests(50))
    const fits = fitsOf(deck)
    expect(namesIn(deck, fits)).toEqual(['Forest', 'Ox'])
    const landfall = { theme: 'concept:landfall', name: 'Landfall', cards: 6 }
    const aboutLands = fits.map((fit) => ({ ...fit, themes: [landfall] }))
    expect(namesIn(deck, aboutLands)).toEqual(['Ox'])
  })
})

describe('lands', () => {
  const island = entry('Island', { type: 'Basic Land — Island', quantity: 30, manaValue: 0 })
  const towers = (count: number) => entries(count, 'Tower', { type: 'Land', manaValue: 0 })

  test('are cut beyond the usual number by the curve, the most frequent basic lands first', () => {
    // 38.06 lands suit an average mana value of 2
    const deck = sheet('commander', entries(44, 'Bear', bear), forests(21), island, towers(9))
    expect(cutsIn(deck)).toEqual([['Island', 4]])
    const usual = sheet('commander', entries(65, 'Bear', bear), forests(30), towers(8))
    expect(adviceOf(usual)).toMatchObject({ over: 3, cuts: [] })
    const fewMore = sheet('commander', entries(61, 'Bear', bear), forests(42))
    expect(adviceOf(fewMore)).toMatchObject({ over: 3, cuts: [] })
  })

  test('other lands follow when the basic ones are used up, down to the usual number rounded up', () => {
    const deck = sheet('commander', entries(62, 'Bear', bear), forests(1), towers(42))
    expect(adviceOf(deck).over).toBe(5)
    expect(cutsIn(deck)).toEqual([
      ['Forest', 1],
      ['Tower 1', 1],
      ['Tower 10', 1],
      ['Tower 11', 1],
    ])
  })

  test('are cut one by one in a deck of the right size', () => {
    const deck = sheet('commander', entries(50, 'Bear', bear), forests(50))
    expect(cutsIn(deck)).toEqual([['Forest', 1]])
  })

  test('are not cut before it is known whether the deck is about lands', () => {
    const deck = sheet('commander', entries(50, 'Bear', bear), forests(50))
    expect(cutsOf(deck, [], null).cuts).toEqual([])
    const landfall = { theme: 'concept:landfall', name: 'Landfall', cards: 10 }
    const with10 = fitsOf(deck, { 'Bear 50': { themes: [landfall] } })
    expect(namesIn(deck, with10)).not.toContain('Forest')
    const with9 = fitsOf(deck, { 'Bear 50': { themes: [{ ...landfall, cards: 9 }] } })
    expect(namesIn(deck, with9)).toContain('Forest')
  })
})
