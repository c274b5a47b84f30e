import { expect, test } from 'vitest'
import { type Facts, hasTrait } from '../../test/has-trait.ts'

const back = (facts: object): Partial<Facts> => ({
  card_faces: [{ name: 'Front' }, { name: 'Back', ...facts }],
})

test.each<[trait: string, has: Partial<Facts>, hasNot: Partial<Facts>]>([
  ['indicator', { color_indicator: ['U'] }, { colors: ['U'] }],
  ['indicator', back({ color_indicator: ['R'] }), back({ colors: ['R'] })],
  ['watermark', { watermark: 'izzet' }, { watermark: null }],
  ['watermark', back({ watermark: 'izzet' }), back({})],
  ['flavor', { flavor_text: 'It is what it is.' }, { flavor_text: '' }],
  ['flavorname', { flavor_name: 'Mothra' }, { printed_name: 'Optar' }],
  ['printedname', { printed_name: 'Optar' }, { flavor_name: 'Mothra' }],
  ['artist', { artist: 'John Howe' }, {}],
  ['illustration', back({ illustration_id: 'an-id' }), {}],
  ['stamp', { security_stamp: 'oval' }, {}],
  ['lights', { attraction_lights: [2, 6] }, { attraction_lights: [] }],
  ['mtgoid', { mtgo_id: 1 }, { arena_id: 1 }],
  ['arenaid', { arena_id: 1 }, { mtgo_id: 1 }],
  ['tcgplayer', { tcgplayer_id: 1 }, { tcgplayer_etched_id: 1 }],
  ['cardmarket', { cardmarket_id: 1 }, { tcgplayer_id: 1 }],
  ['multiverse', { multiverse_ids: [1] }, { multiverse_ids: [] }],
])('%s: %o has it, %o has none', (trait, has, hasNot) => {
  expect(hasTrait(trait, { name: 'Opt', ...has })).toBe(true)
  expect(hasTrait(trait, { name: 'Opt', ...hasNot })).toBe(false)
})
