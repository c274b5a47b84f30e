import type { Variant } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { entryOf } from '../../test/collection-server.ts'
import { withChanges, withQuantity } from './entry-change.ts'

const nonfoil = (quantity: number): Variant => ({
  finish: 'nonfoil',
  condition: 'NM',
  language: 'en',
  quantity,
})
const foil = (quantity: number): Variant => ({ ...nonfoil(quantity), finish: 'foil' })

test('added copies go to the first variant', () => {
  const entry = entryOf('opt', 3, [nonfoil(1), foil(2)])
  expect(withQuantity(entry, 5)).toMatchObject({ quantity: 5, variants: [nonfoil(3), foil(2)] })
})

test('removed copies are taken from the first variant that has any', () => {
  const entry = entryOf('opt', 3, [nonfoil(1), foil(2)])
  expect(withQuantity(entry, 2)).toMatchObject({ quantity: 2, variants: [foil(2)] })
  expect(withQuantity(entry, 1)).toMatchObject({ quantity: 1, variants: [foil(1)] })
})

test('pending changes are applied to the list and leave other entries unchanged', () => {
  const [opt, duress, shock] = [entryOf('opt', 1), entryOf('duress', 2), entryOf('shock', 3)]
  const shown = withChanges(
    [opt, duress, shock],
    [
      { entry: opt, quantity: 0 },
      { entry: shock, quantity: 4 },
    ],
  )
  expect(shown.map(({ scryfallId, quantity }) => [scryfallId, quantity])).toEqual([
    ['duress', 2],
    ['shock', 4],
  ])
  expect(shown[0]).toBe(duress)
})

test('without changes the list is the same object', () => {
  const entries = [entryOf('opt', 1)]
  expect(withChanges(entries, [])).toBe(entries)
})
