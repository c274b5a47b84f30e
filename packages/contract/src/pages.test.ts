import { expect, test } from 'vitest'
import { isPage } from './index.ts'

test.each(['/', '/collection', '/collection/history', '/deck-building', '/deck-building/any-deck'])(
  'a page lives at %s',
  (path) => {
    expect(isPage(path)).toBe(true)
  },
)

test.each([
  '',
  '/nothing',
  '/deck-building/',
  '/deck-building/a/b',
  '/deck-building//',
  '//deck-building',
  '/Collection',
  '/collection/a',
  'deck-building/a',
])('no page lives at %s', (path) => {
  expect(isPage(path)).toBe(false)
})
