import { expect, test } from 'vitest'
import { type LookFacts, treatmentsOf } from './treatments.ts'

test.each([
  ['as usual', {}, []],
  ['plain foils', { promo_types: ['boosterfun'], frame_effects: ['legendary'] }, []],
  [
    'the rarest look first',
    { promo_types: ['surgefoil', 'serialized'], border_color: 'borderless' },
    ['Serialized', 'Surge Foil', 'Borderless'],
  ],
  [
    'etched and nothing else',
    { finishes: ['etched'], frame_effects: ['etched'], border_color: 'borderless' },
    ['Etched', 'Borderless'],
  ],
  [
    'a kind of foil beside nonfoil',
    { finishes: ['nonfoil', 'foil'], promo_types: ['surgefoil'], full_art: true },
    ['Full Art'],
  ],
  [
    'a kind of foil alone',
    { finishes: ['foil'], promo_types: ['surgefoil'], full_art: true },
    ['Surge Foil', 'Full Art'],
  ],
  ['etched among other finishes', { finishes: ['nonfoil', 'foil', 'etched'] }, []],
  ['an old frame today', { frame: '1997', released_at: '2021-03-19' }, ['Retro Frame']],
  ['an old frame in its time', { frame: '1993', released_at: '1993-08-05' }, []],
  ['a frame from the future', { frame: 'future', released_at: '2007-05-04' }, ['Future Frame']],
  ['a promo of no known kind', { promo: true, promo_types: ['tourney'] }, ['Promo']],
  [
    'a promo of no known kind that has a look',
    { promo: true, border_color: 'borderless', full_art: true },
    ['Borderless', 'Full Art', 'Promo'],
  ],
  ['a promo of a known kind', { promo: true, promo_types: ['judgegift'] }, ['Judge Gift']],
] satisfies [string, LookFacts, string[]][])('the look of a printing: %s', (_, facts, names) => {
  const usual = { frame: '2015', released_at: '2024-01-01', border_color: 'black' }
  expect(treatmentsOf({ ...usual, ...facts })).toEqual(names)
})
