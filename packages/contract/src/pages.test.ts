import { expect, test } from 'vitest'
import { pageAt, pages } from './index.ts'

test.each([
  ['/', pages.home, {}],
  ['/collection/history', pages.collectionHistory, {}],
  ['/deck-building/any-deck', pages.deck, { deckId: 'any-deck' }],
  ['/deck-building/plans', pages.deckPlans, {}],
  ['/card/war/1%E2%98%85/karn', pages.card, { set: 'war', number: '1%E2%98%85', slug: 'karn' }],
])('%s is the page %s with %j', (path, page, params) => {
  expect(pageAt(path)).toEqual({ page, params })
})

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
  expect(pageAt(path)).toBeUndefined()
})
