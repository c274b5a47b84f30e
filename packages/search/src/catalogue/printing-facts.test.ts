import { describe, expect, test } from 'vitest'
import { cardObject } from '../test/card-objects.ts'
import type { CardObject } from './card-object.ts'
import { anyUsd, cents, fanciness, isDigitalOnly, isExtra, noPrice } from './printing-facts.ts'

const opt = (facts: Partial<CardObject>) => cardObject({ name: 'Opt', ...facts })

describe('prices', () => {
  test.each([
    ['0.84', 84],
    ['1.10', 110],
    ['620.00', 62_000],
    ['1000', 100_000],
    ['0.29', 29],
  ])('%s is %i cents', (price, expected) => {
    expect(cents(price)).toBe(expected)
  })

  test.each([null, undefined, '', '0.00', '-1.00', 'free', 'NaN', 'Infinity'])(
    '%j is no price',
    (price) => {
      expect(cents(price)).toBe(noPrice)
    },
  )

  test('the plainest finish that has a price counts', () => {
    expect(anyUsd(opt({ prices: { usd: '1.00', usd_foil: '0.50' } }))).toBe(100)
    expect(anyUsd(opt({ prices: { usd: null, usd_foil: '5.00', usd_etched: '2.00' } }))).toBe(500)
    expect(anyUsd(opt({ prices: { usd: '0.00', usd_etched: '2.00' } }))).toBe(200)
    expect(anyUsd(opt({ prices: { eur: '3.00' } }))).toBe(noPrice)
  })
})

describe('fanciness', () => {
  const fromPlainToFancy: [string, Partial<CardObject>][] = [
    ['plain', { finishes: ['nonfoil', 'foil'] }],
    ['foil only', { finishes: ['foil'] }],
    ['promo', { promo: true }],
    ['full art', { full_art: true }],
    ['extended art', { frame_effects: ['extendedart'] }],
    ['showcase', { frame_effects: ['legendary', 'showcase'] }],
    ['borderless', { border_color: 'borderless' }],
    ['etched', { finishes: ['nonfoil', 'etched'] }],
    ['serialized', { promo_types: ['serialized', 'doublerainbow'] }],
  ]

  test.each(fromPlainToFancy.slice(1).map(([name, facts], i) => [name, i, facts] as const))(
    '%s is fancier than what stands before it',
    (_, before, facts) => {
      const lesser = fromPlainToFancy[before]?.[1] ?? {}
      expect(fanciness(opt(facts))).toBeGreaterThan(fanciness(opt(lesser)))
    },
  )

  test('the best treatment counts, not their number', () => {
    const many = opt({ promo: true, full_art: true, frame_effects: ['extendedart', 'showcase'] })
    expect(fanciness(many)).toBe(fanciness(opt({ frame_effects: ['showcase'] })))
  })

  test('special foils are as fancy as etched ones', () => {
    const textured = opt({ promo_types: ['textured'], finishes: ['foil'] })
    expect(fanciness(textured)).toBe(fanciness(opt({ finishes: ['etched'] })))
  })
})

test.each([
  [{ layout: 'token' }, true],
  [{ layout: 'art_series' }, true],
  [{ layout: 'emblem' }, true],
  [{ set_type: 'memorabilia' }, true],
  [{ type_line: 'Ongoing Scheme' }, true],
  [{ layout: 'saga' }, false],
  [{ layout: 'meld' }, false],
  [{ set_type: 'funny' }, false],
])('of the extras: %j', (facts, expected) => {
  expect(isExtra(opt(facts))).toBe(expected)
})

test.each([
  [{ digital: true }, true],
  [{ games: ['arena', 'mtgo'] }, true],
  [{ games: ['paper', 'arena'] }, false],
  [{ games: [] }, false],
  [{ games: null, digital: null }, false],
])('digital only: %j', (facts, expected) => {
  expect(isDigitalOnly(opt(facts))).toBe(expected)
})
