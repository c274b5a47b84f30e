import { expect, test } from 'vitest'
import { type Facts, hasTrait } from '../../test/has-trait.ts'

test.each<[trait: string, is: Partial<Facts>, isNot: Partial<Facts>]>([
  ['foil', { finishes: ['nonfoil', 'foil'] }, { finishes: ['nonfoil'] }],
  ['foil', { finishes: ['foil'] }, { finishes: ['etched'] }],
  ['nonfoil', { finishes: ['nonfoil', 'foil'] }, { finishes: ['foil'] }],
  ['etched', { finishes: ['etched'] }, { finishes: ['foil'] }],
  ['glossy', { promo_types: ['glossy'] }, { finishes: ['foil'] }],
  ['surge', { promo_types: ['universesbeyond', 'surgefoil'] }, { promo_types: ['galaxyfoil'] }],
  ['textured', { promo_types: ['textured'] }, { promo_types: ['embossed'] }],
])('%s: %o is, %o is not', (trait, is, isNot) => {
  expect(hasTrait(trait, { name: 'Opt', ...is })).toBe(true)
  expect(hasTrait(trait, { name: 'Opt', ...isNot })).toBe(false)
})
