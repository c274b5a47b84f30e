import { expect, test } from 'vitest'
import { entryOf } from '../../test/collection-server.ts'
import { sharedEntries } from './collection-query.ts'

const list = (...ids: string[]) => ids.map((id) => entryOf(id, 1))

test('an equal list is the same object as before', () => {
  const before = list('opt', 'duress')
  expect(sharedEntries(before, list('opt', 'duress'))).toBe(before)
  expect(sharedEntries(before, list('duress', 'opt'))).not.toBe(before)
  expect(sharedEntries(before, list('opt'))).not.toBe(before)
})

test('unchanged entries are the same objects, even at another index', () => {
  const before = list('opt', 'duress')
  const [shock, opt, duress] = sharedEntries(before, list('shock', 'opt', 'duress'))
  expect(shock?.scryfallId).toBe('shock')
  expect(opt).toBe(before[0])
  expect(duress).toBe(before[1])
})

const { variants, ...rest } = entryOf('opt', 2)
const [usual] = variants

test.each([
  { ...rest, variants, quantity: 3 },
  { ...rest, variants, withdrawnAt: '2026-09-01T12:00:00.000Z' },
  { ...rest, variants, addedAt: '2026-09-01T12:00:00.000Z' },
  { ...rest, variants: [] },
  ...(usual ? [{ ...rest, variants: [{ ...usual, finish: 'foil' as const }] }] : []),
])('a changed entry is the new object: %o', (changed) => {
  const before = [entryOf('opt', 2), entryOf('duress', 1)]
  const after = sharedEntries(before, [changed, entryOf('duress', 1)])
  expect(after).toEqual([changed, before[1]])
  expect(after[0]).toBe(changed)
  expect(after[1]).toBe(before[1])
})
