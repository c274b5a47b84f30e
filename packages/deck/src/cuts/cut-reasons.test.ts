import type { DeckFit } from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import type { DeckEntry, DeckSheet } from '../deck-sheet.ts'
import { legalityOf } from '../legality/legality.ts'
import {
  bear,
  draws,
  entries,
  entry,
  fitsOf,
  forests,
  ramps,
  sheet,
  theme,
} from '../test/cuts/cut-decks.ts'
import { cutsOf } from './cuts-of.ts'

/** The reasons for a card that fits the deck least. */
function reasonsFor(deck: DeckSheet, name: string, fit: Partial<DeckFit> = {}): string[] {
  const fits = fitsOf(deck, { [name]: { score: -1, ...fit } })
  const { cuts } = cutsOf(deck, legalityOf(deck, '2026-08-15'), fits)
  const found = cuts.find(({ cardName }) => cardName === name)
  if (!found) throw new Error(`${name} is not to be cut.`)
  return found.reasons.map(({ message }) => message)
}

const worst = (others: number) => `Fits worse than all ${others} other nonland cards.`

test('a broken rule is the first reason', () => {
  const deck = sheet('commander', [
    entry('Krenko', { place: 'commander', identity: 'R' }),
    entry('Bad', { legality: 'banned' }),
    entry('Old', { legality: 'not_legal' }),
    entry('Blue', { identity: 'UR' }),
  ])
  expect(reasonsFor(deck, 'Bad')).toEqual(['Breaks a rule: Bad is banned in Commander.', worst(2)])
  expect(reasonsFor(deck, 'Old')[0]).toBe('Breaks a rule: Old is not legal in Commander.')
  expect(reasonsFor(deck, 'Blue')[0]).toBe(
    'Breaks a rule: Blue (blue and red) is outside the color identity of Krenko (red).',
  )
  const lotus = sheet('vintage', entry('Lotus', { legality: 'restricted', quantity: 3 }))
  expect(reasonsFor(lotus, 'Lotus')[0]).toBe(
    'Breaks a rule: Lotus: 3 copies, but it is restricted to 1 in Vintage.',
  )
})

test('a theme that few cards share is counted without the card itself', () => {
  const deck = sheet('commander', entry('Bear', bear))
  const reasons = (...themes: DeckFit['themes']) => reasonsFor(deck, 'Bear', { themes })
  expect(reasons()).toEqual(['Shares no theme with the rest of the deck.'])
  expect(reasons(theme('Food', 1))).toEqual(['Shares no theme with the rest of the deck.'])
  expect(reasons(theme('Food', 2))).toEqual(['Food: only 1 other card.'])
  expect(reasons(theme('Clues', 2), theme('Food', 3))).toEqual(['Food: only 2 other cards.'])
})

test('a theme that many cards share is no reason; how many others fit better is', () => {
  const deck = sheet('commander', entry('Bear', bear), ...entries(12, 'Ox', bear))
  const reasons = (fit: Partial<DeckFit>) =>
    reasonsFor(deck, 'Bear', { themes: [theme('Squirrels', 15)], ...fit })
  expect(reasons({})).toEqual([worst(12)])
  expect(reasons({ score: 2.5 })).toEqual(['Fits worse than 10 of the 12 other nonland cards.'])
})

test('all copies of a card count as itself', () => {
  const deck = sheet('modern', entry('Bear', { ...bear, quantity: 3 }))
  const themes = [theme('Bears', 7)]
  expect(reasonsFor(deck, 'Bear', { themes })).toEqual(['Bears: only 4 copies of other cards.'])
  expect(reasonsFor(deck, 'Bear', { themes: [theme('Bears', 3)] })).toEqual([
    'Shares no theme with the rest of the deck.',
  ])
})

test('more cards of a role than usual, unless the card has another role that the deck needs', () => {
  const deck = sheet('commander', [
    ...entries(12, 'Draw', draws),
    entry('Draining', { ...draws, text: 'Draw two cards and you gain 2 life.', manaValue: 4 }),
    entry('Growth', { ...draws, text: 'Draw a card. Add {G}.' }),
  ])
  expect(reasonsFor(deck, 'Draw 1')[1]).toBe(
    'One of 14 cards that draw cards (10 are usual); that is its only role.',
  )
  expect(reasonsFor(deck, 'Draining')).toEqual([
    ...[worst(13), 'One of 14 cards that draw cards (10 are usual).'],
  ])
  expect(() => reasonsFor(deck, 'Growth')).toThrow('not to be cut')
  const locked = [
    ...entries(12, 'Draw', { ...draws, isLocked: true }),
    ...entries(60, 'Bear', { ...bear, isLocked: true }),
  ]
  const growth = entry('Growth', { ...draws, text: 'Draw a card. Add {G}.' })
  expect(reasonsFor(sheet('commander', locked, growth, forests(37)), 'Growth')).toEqual([worst(72)])
  const usual = sheet('commander', entries(10, 'Draw', { ...draws, manaValue: 1 }))
  expect(() => reasonsFor(usual, 'Draw 1')).toThrow('not to be cut')
})

test('60-card decks have no roles of Commander and no ranks', () => {
  const bolt = { quantity: 3, text: 'It deals 3 damage to any target.', rank: 20_000 }
  const deck = sheet('modern', entry('Bolt', bolt), entry('Shock', { ...bolt, manaValue: 1 }))
  expect(reasonsFor(deck, 'Bolt')).toEqual([worst(1)])
})

test('lands beyond the usual number, with the curve', () => {
  const deck = sheet('commander', entries(4, 'Bear', bear), forests(43))
  const { cuts } = cutsOf(deck, [], [])
  expect(cuts.map(({ reasons }) => reasons)).toEqual([
    [
      {
        kind: 'land',
        message:
          'One of 43 lands, 43 of them Forest; about 38 suit this curve (average mana value 2.0).',
      },
    ],
  ])
})

test('a high mana value, unless the card is rarely paid for in full', () => {
  const deck = sheet('commander', [
    ...entries(4, 'Bear', bear),
    entry('Wurm', { manaValue: 7 }),
    entry('Ox', { manaValue: 6 }),
    entry('Cruise', { manaValue: 8, keywords: ['Delve'] }),
  ])
  expect(reasonsFor(deck, 'Wurm')[1]).toBe(
    'One of 3 cards with mana value 6 or more; the average is 4.1.',
  )
  expect(reasonsFor(deck, 'Cruise')).toEqual([worst(6)])
})

test('three cards that do the same; two are no reason', () => {
  const slow = { ...ramps, manaValue: 3 }
  const deck = sheet('modern', [
    ...[entry('Cultivate', slow), entry("Kodama's Reach", slow), entry('Reach', slow)],
    ...entries(2, 'Draw', draws),
    entry('Dear Rock', { ...ramps, manaValue: 4 }),
  ])
  expect(reasonsFor(deck, 'Reach')[1]).toBe(
    "Does much the same as Cultivate and Kodama's Reach, also for 3 mana.",
  )
  expect(reasonsFor(deck, 'Draw 1')).toEqual([worst(5)])
})

describe('the most expensive card of a role', () => {
  const cheap = entries(2, 'Draw', { ...draws, manaValue: 4, usd: '1.00' })
  const reasonsWith = (study: DeckEntry) =>
    reasonsFor(sheet('modern', study, ...cheap, entry('Bear', { ...bear, usd: '900.00' })), 'Study')

  /** A card that is also printed in foil. */
  const inFoil = (one: DeckEntry, usdFoil: string): DeckEntry => {
    const { card } = one
    return { ...one, card: card && { ...card, prices: { ...card.prices, usdFoil } } }
  }

  test('its price is an additional reason', () => {
    const study = { ...draws, manaValue: 1 }
    const price = 'It costs $45.00, more than any of the 2 other cards that draw cards.'
    expect(reasonsWith(entry('Study', { ...study, usd: '45.00' }))).toEqual([worst(3), price])
    expect(reasonsWith(entry('Study', { ...study, usd: '9.00' }))).toEqual([worst(3)])
  })

  test('a foil price counts when there is no other', () => {
    const study = entry('Study', { ...draws, manaValue: 1 })
    const known = entry('Study', { ...draws, manaValue: 1, usd: '2.00' })
    expect(reasonsWith(inFoil(study, '30.00')).join()).toContain('It costs $30.00')
    expect(reasonsWith(inFoil(known, '30.00'))).toEqual([worst(3)])
    expect(reasonsWith(study)).toEqual([worst(3)])
  })
})
