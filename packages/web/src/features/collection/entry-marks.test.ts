import type { CollectionEntry, Variant } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { finishOf, formatMarks, shortMarks } from './entry-marks.ts'

/** The marks, with their no-break spaces as plain ones. */
const marksIn = (entry: CollectionEntry) => shortMarks(entry).replaceAll('\u00a0', ' ')

const copies = (quantity: number, kind: Partial<Variant> = {}): Variant => ({
  finish: 'nonfoil',
  condition: 'NM',
  language: 'en',
  quantity,
  ...kind,
})

const entryOf = (...variants: Variant[]): CollectionEntry => ({
  id: 'e',
  userId: 'karn',
  scryfallId: 'opt',
  addedAt: '2026-08-15T12:00:00.000Z',
  quantity: variants.reduce((sum, { quantity }) => sum + quantity, 0),
  variants,
  withdrawnAt: null,
})

test('usual copies have no marks', () => {
  const entry = entryOf(copies(3))
  expect([shortMarks(entry), formatMarks(entry), finishOf(entry)]).toEqual(['', '', 'nonfoil'])
})

test('a mark has a count where not all copies have it', () => {
  const entry = entryOf(
    copies(1, { condition: 'LP', language: 'de' }),
    copies(2, { finish: 'foil', condition: 'LP', language: 'de' }),
  )
  expect(marksIn(entry)).toBe('LP · DE · Foil ×2')
  expect(formatMarks(entry)).toBe('all Lightly Played, all German, 2 of 3 Foil')
})

test('counts add up over variants', () => {
  const entry = entryOf(copies(1), copies(2, { condition: 'HP' }), copies(1, { language: 'ja' }))
  expect(marksIn(entry)).toBe('HP ×2 · JA ×1')
  expect(shortMarks(entry).split(' ')).toEqual(['HP\u00a0×2\u00a0·', 'JA\u00a0×1'])
})

test('a finish of all copies is not a mark, it is shown with the price', () => {
  const entry = entryOf(copies(1, { finish: 'etched' }))
  expect([shortMarks(entry), finishOf(entry)]).toEqual(['', 'etched'])
})
