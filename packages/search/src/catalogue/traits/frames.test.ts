import { expect, test } from 'vitest'
import { type Facts, hasTrait } from '../../test/has-trait.ts'

const plain = { name: 'Opt', frame: '2015', border_color: 'black' }

test.each<[trait: string, is: Partial<Facts>, isNot: Partial<Facts>]>([
  ['old', { frame: '1993' }, { frame: '2003' }],
  ['old', { frame: '1997' }, { frame: '2015' }],
  ['new', { frame: '2015' }, { frame: '1997' }],
  ['new', { frame: '2003' }, { frame: '1993' }],
  ['modern', { frame: '2003' }, { frame: '2015' }],
  ['future', { frame: 'future' }, { frame: '2015' }],
  ['fullart', { full_art: true }, { frame_effects: ['extendedart'] }],
  ['textless', { textless: true }, { full_art: true }],
  ['borderless', { border_color: 'borderless' }, { border_color: 'white' }],
  ['extendedart', { frame_effects: ['legendary', 'extendedart'] }, { full_art: true }],
  ['showcase', { frame_effects: ['showcase'] }, { frame_effects: ['inverted'] }],
  ['colorshifted', { frame_effects: ['colorshifted'] }, { frame: 'future' }],
  ['tombstone', { frame_effects: ['tombstone'] }, { frame_effects: ['legendary'] }],
])('%s: %o is, %o is not', (trait, is, isNot) => {
  expect(hasTrait(trait, { ...plain, ...is })).toBe(true)
  expect(hasTrait(trait, { ...plain, ...isNot })).toBe(false)
})

test.each<Partial<Facts>>([
  { frame_effects: ['legendary'] },
  { frame: '1993' },
  { frame_effects: ['enchantment'], border_color: 'white' },
  { promo_types: ['universesbeyond'] },
])('%o is the ordinary frame', (facts) => {
  expect(hasTrait('default', { ...plain, ...facts })).toBe(true)
  expect(hasTrait('atypical', { ...plain, ...facts })).toBe(false)
})

test.each<Partial<Facts>>([
  { frame_effects: ['showcase'] },
  { frame_effects: ['colorshifted'] },
  { frame: 'future' },
  { border_color: 'borderless' },
  { full_art: true },
  { set_type: 'masterpiece' },
  { promo_types: ['datestamped'] },
  { promo: true },
])('%o is an unusual frame', (facts) => {
  expect(hasTrait('atypical', { ...plain, ...facts })).toBe(true)
  expect(hasTrait('default', { ...plain, ...facts })).toBe(false)
})
