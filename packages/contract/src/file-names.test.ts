import { expect, test } from 'vitest'
import { exportFileName } from './account-export.ts'
import { collectionFileName } from './collection-export.ts'
import { deckFileName } from './deck-lists.ts'
import { unnamedColumn } from './import-sentences.ts'

test.each([
  ['Goblins', 'dek', 'Goblins.dek'],
  ['  Fire/Ice:all of it?  ', 'arena', 'Fire Ice all of it.txt'],
  ['a\\b|c*d"e<f>g', 'cod', 'a b c d e f g.cod'],
  ['???', 'arena', 'Deck.txt'],
  ['', 'dek', 'Deck.dek'],
] as const)('a deck called “%s” is saved for %s as %s', (name, format, file) => {
  expect(deckFileName(name, format)).toBe(file)
})

test('the file name of a collection has its format and date, and that of an account its date', () => {
  expect(collectionFileName('moxfield', '2026-08-15')).toBe('manafolio-moxfield-2026-08-15.csv')
  expect(collectionFileName('text', '2026-08-15')).toBe('manafolio-text-2026-08-15.txt')
  expect(exportFileName('2026-08-15T12:00:00.000Z')).toBe('manafolio-2026-08-15.json')
})

test('a column without a name is named by its position', () => {
  expect([1, 2, 30].map(unnamedColumn)).toEqual(['column 1', 'column 2', 'column 30'])
})
