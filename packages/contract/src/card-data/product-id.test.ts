import { expect, test } from 'vitest'
import { productIdOf } from './product-id.ts'

const [common, etched] = [235_174, 235_175]

test.each([
  ['of nonfoil copies is the common one', ['nonfoil', 'etched'], 'nonfoil', common],
  ['of foil copies is the common one', ['foil', 'etched'], 'foil', common],
  ['of etched copies is the etched one', ['nonfoil', 'etched'], 'etched', etched],
  ['of an etched-only printing is the etched one', ['etched'], undefined, etched],
] as const)('the product %s', (_, finishes, finish, product) => {
  const printing = { finishes, tcgplayer_id: common, tcgplayer_etched_id: etched }
  expect(productIdOf(printing, finish)).toBe(product)
})

test('an etched-only printing without an etched product has the common one', () => {
  expect(productIdOf({ finishes: ['etched'], tcgplayer_id: common }, 'etched')).toBe(common)
})

test('etched copies are never bought as another finish', () => {
  expect(productIdOf({ finishes: ['foil', 'etched'], tcgplayer_id: common }, 'etched')).toBe(null)
})
