import type { Variant } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { entryOf } from '../../test/collection-server.ts'
import { withChanges } from './entry-change.ts'
import { withQuantity } from './entry-quantity.ts'

const nonfoil = (quantity: number): Variant => ({
  ...{ finish: 'nonfoil', condition: 'NM', language: 'en', quantity },
})
const foil = (quantity: number): Variant => ({ ...nonfoil(quantity), finish: 'foil' })

test('copies come to the first kind', () => {
  const entry = entryOf('opt', 3, [nonfoil(1), foil(2)])
  expect(withQuantity(entry, 5)).toMatchObject({ quantity: 5, variants: [nonfoil(3), foil(2)] })
})

test('copies go from the first kind that has any', () => {
  const entry = entryOf('opt', 3, [nonfoil(1), foil(2)])
  expect(withQuantity(entry, 2)).toMatchObject({ quantity: 2, variants: [foil(2)] })
  expect(withQuantity(entry, 1)).toMatchObject({ quantity: 1, variants: [foil(1)] })
})

test('changes are laid over the list, and leave the other entries as they are', () => {
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

test('without changes the list is the same', () => {
  const entries = [entryOf('opt', 1)]
  expect(withChanges(entries, [])).toBe(entries)
})
