import { describe, expect, test } from 'vitest'
import { type Facts, hasTrait } from '../../test/has-trait.ts'

test.each<[trait: string, is: Partial<Facts>, isNot: Partial<Facts>]>([
  ['reprint', { reprint: true }, { reprint: false }],
  ['promo', { promo: true }, { promo_types: ['boosterfun'] }],
  ['booster', { booster: true }, { booster: false }],
  ['digital', { digital: true, games: ['arena'] }, { games: ['paper', 'mtgo'] }],
  ['paper', { games: ['paper', 'mtgo'] }, { games: ['mtgo'] }],
  ['mtgo', { games: ['paper', 'mtgo'] }, { games: ['paper'] }],
  ['arena', { games: ['arena'] }, { games: ['paper'] }],
  ['alchemy', { set_type: 'alchemy' }, { set_type: 'expansion' }],
  ['rebalanced', { name: 'A-Opt' }, { name: 'A Display of My Dark Power' }],
  ['rebalanced', { promo_types: ['rebalanced'] }, { promo_types: ['alchemy'] }],
  ['masterpiece', { set_type: 'masterpiece' }, { set_type: 'masters' }],
  ['timeshifted', { set: 'tsb', rarity: 'special' }, { set: 'tsp' }],
  ['timeshifted', { set: 'tsr', frame: '1997' }, { set: 'tsr', frame: '2015' }],
  ['extra', { layout: 'token' }, { layout: 'saga' }],
  ['story', { story_spotlight: true }, { story_spotlight: false }],
  ['oversized', { oversized: true }, { oversized: null }],
  ['variation', { variation: true }, {}],
  ['contentwarning', { content_warning: true }, {}],
  ['hires', { highres_image: true }, { highres_image: false, image_status: 'lowres' }],
  ['highres', { image_status: 'highres_scan' }, { image_status: 'placeholder' }],
])('%s: %o is, %o is not', (trait, is, isNot) => {
  expect(hasTrait(trait, { name: 'Opt', ...is })).toBe(true)
  expect(hasTrait(trait, { name: 'Opt', ...isNot })).toBe(false)
})

describe('a joke card', () => {
  const nowhere = { legalities: { vintage: 'not_legal', commander: 'not_legal' } }

  test.each<Partial<Facts>>([
    { set_type: 'funny' },
    { border_color: 'silver' },
    { security_stamp: 'acorn' },
    { set_type: 'masters', promo_types: ['playtest'] },
  ])('is %o', (facts) => {
    expect(hasTrait('funny', { name: 'Joke', ...nowhere, ...facts })).toBe(true)
  })

  test.each<Partial<Facts>>([
    { set_type: 'funny', legalities: { vintage: 'legal' } },
    { set_type: 'token', border_color: 'silver' },
    { set_type: 'expansion' },
  ])('is not %o', (facts) => {
    expect(hasTrait('funny', { name: 'No Joke', ...nowhere, ...facts })).toBe(false)
  })
})
