import { expect, test } from 'vitest'
import { cardObject, catalogueOf } from '../test/card-objects.ts'
import { rulings } from '../test/cards/rulings.ts'
import { smallCatalogue } from '../test/small-catalogue.ts'
import { type Catalogue, findCardsNamed } from './catalogue.ts'
import { readRulingObject, rulingsOf } from './rulings.ts'

const rulingsOn = (name: string, catalogue: Catalogue = smallCatalogue) =>
  rulingsOf(catalogue, findCardsNamed(catalogue, name)[0] ?? -1)

test('a card has its rulings, oldest first, as they were written', () => {
  const catalogue = catalogueOf([cardObject({ name: 'Blaze' })], rulings)
  expect(rulingsOn('Blaze', catalogue)).toEqual([
    {
      publishedAt: '2004-10-04',
      source: 'wotc',
      comment: 'The damage comes from the spell, not from its caster.',
    },
    {
      publishedAt: '2013-06-07',
      source: 'wotc',
      comment: 'While this card is not being cast, X counts as 0 for its mana value.',
    },
  ])
})

test('those of a day keep their order, and a comment that cards share is held once', () => {
  const comments = rulingsOn('Walking Ballista')?.map(({ comment }) => comment)
  expect(comments).toEqual([
    'While this card is not being cast, X counts as 0 for its mana value.',
    'Counters that Nazgûl give it are removed one by one.',
  ])
  expect(smallCatalogue.texts.comment.starts).toHaveLength(4 + 1)
  expect(smallCatalogue.columns.rulingComment).toHaveLength(5)
})

test('a card without rulings differs from a catalogue without any', () => {
  expect(rulingsOn('Lightning Bolt')).toEqual([])
  expect(rulingsOn('Opt', catalogueOf([cardObject({ name: 'Opt' })]))).toBeNull()
})

test.each([
  null,
  'text',
  { oracle_id: 'a', source: 'wotc', comment: 'No day.' },
  { oracle_id: 'a', source: 'wotc', comment: 'A bad day.', published_at: 'yesterday' },
  { source: 'wotc', comment: 'On no card.', published_at: '2020-01-01' },
])('%j is no ruling', (value) => {
  expect(readRulingObject(value)).toBeUndefined()
})
