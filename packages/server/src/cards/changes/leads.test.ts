import { expect, test } from 'vitest'
import { merge, removal } from '../../test/id-migrations.ts'
import { idRedirects } from './id-redirects.ts'

const nothing = () => false
const kinds = (...args: Parameters<typeof idRedirects>) =>
  Object.fromEntries(
    [...idRedirects(...args).leads].map(([id, lead]) => [
      id,
      lead.kind === 'moved' ? lead.to : lead.kind,
    ]),
  )

test('a chain of merges leads to its end, from wherever it is entered', () => {
  const chain = [merge('b', 'c'), merge('a', 'b'), merge('c', 'd')]
  expect(kinds(chain, nothing)).toEqual({ a: 'd', b: 'd', c: 'd' })
})

test('a chain that ends in a delete leads nowhere, and each id of it is withdrawn', () => {
  expect(kinds([merge('a', 'b'), removal('b')], nothing)).toEqual({
    a: 'withdrawn',
    b: 'withdrawn',
  })
})

test('a deleted id that the catalogue has is listed again, and merges lead to it', () => {
  const isKnown = (id: string) => id === 'b'
  expect(kinds([merge('a', 'b'), removal('b')], isKnown)).toEqual({ a: 'b', b: 'listed' })
})

test('of several changes of one id the last one counts, whatever their order', () => {
  const deleted = removal('a', { performedAt: '2025-01-01' })
  const merged = merge('a', 'b', { performedAt: '2026-01-01T00:00:00Z' })
  expect(kinds([deleted, merged], nothing)).toEqual({ a: 'b' })
  expect(kinds([merged, deleted], nothing)).toEqual({ a: 'b' })
})

test('circles lead nowhere, nor does what leads into them; the rest continues', () => {
  const migrations = [
    ...[merge('a', 'b'), merge('b', 'a')],
    ...[merge('x', 'a'), merge('self', 'self'), merge('other', 'fine')],
  ]
  expect(kinds(migrations, nothing)).toEqual({ other: 'fine' })
  expect(idRedirects(migrations, nothing).circular).toEqual(['a', 'b', 'x', 'self'])
})

test('a lead names the change that its id began with', () => {
  const first = merge('a', 'b')
  const { leads } = idRedirects([first, merge('b', 'c')], nothing)
  expect(leads.get('a')?.migrationId).toBe(first.id)
})
