import { expect, test } from 'vitest'
import { entryOf } from '../../test/collection-server.ts'
import { rowHeight } from './use-wall-rows.ts'

const layout = { tileWidth: 488, rowGap: 32 }
const usual = entryOf('opt', 1)
const kind = { finish: 'nonfoil', condition: 'LP', language: 'en', quantity: 1 } as const
const played = entryOf('duress', 1, [kind])
const withdrawn = { ...usual, withdrawnAt: '2026-09-01T12:00:00.000Z' }

test('a row is as high as its image, its lines of text and its controls', () => {
  // 680 image, 10 + 32 + 44 fixed, 61 of text, 32 below.
  expect(rowHeight([usual, usual], layout, 16)).toBe(859)
})

test('a tile with more lines makes the whole row higher', () => {
  expect(rowHeight([usual, played], layout, 16)).toBe(859 + 20)
  expect(rowHeight([played, played], layout, 16)).toBe(859 + 20)
  expect(rowHeight([usual, withdrawn], layout, 16)).toBe(859 + 28)
})

test('larger text makes higher rows', () => {
  expect(rowHeight([usual], layout, 32)).toBe(859 + 61)
})

test('marks that wrap add to the height', () => {
  const kinds = [
    { finish: 'foil', condition: 'LP', language: 'en', quantity: 1 },
    { finish: 'nonfoil', condition: 'MP', language: 'de', quantity: 1 },
  ] as const
  // Foil ×1 · LP ×1 · MP ×1 · DE ×1
  const many = entryOf('shock', 2, [...kinds])
  const narrow = { tileWidth: 167, rowGap: 28 }
  const line = rowHeight([played], narrow, 16) - rowHeight([usual], narrow, 16)
  expect(line).toBe(20)
  expect(rowHeight([many], narrow, 16) - rowHeight([usual], narrow, 16)).toBe(2 * line)
  expect(rowHeight([many], layout, 16)).toBe(859 + 20)
})
