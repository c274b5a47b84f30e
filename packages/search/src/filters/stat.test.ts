import { describe, expect, test } from 'vitest'
import { readStat } from '../catalogue/stats.ts'
import { expectQuery, searchSmall } from '../test/expect-query.ts'

describe('numbers of a card', () => {
  test.each([
    ['pow=4', 'Serra Angel', 'Tarmogoyf'],
    ['pow=0', 'Tarmogoyf', 'Serra Angel'],
    ['tou=1', 'Tarmogoyf', 'Serra Angel'],
    ['tou>pow', 'Tarmogoyf', 'Serra Angel'],
    ['pow<=toughness', 'Serra Angel', 'Lightning Bolt'],
    ['pow=4', 'Invasion of Zendikar // Awakened Skyclave', 'Tarmogoyf'],
    ['pt>=8', 'Serra Angel', 'Tarmogoyf'],
    ['loy=3', 'Liliana of the Veil', 'Serra Angel'],
    ['loyalty=mv', 'Liliana of the Veil', 'Serra Angel'],
    ['def=3', 'Invasion of Zendikar // Awakened Skyclave', 'Liliana of the Veil'],
    ['mv>pow', 'Serra Angel', 'Liliana of the Veil'],
    ['pow!=4', 'Tarmogoyf', 'Serra Angel'],
  ])('%s finds %s and not %s', (query, found, notFound) => {
    expectQuery(query).toFind(found)
    expectQuery(query).not.toFind(notFound)
  })

  test('what has no power is neither strong nor weak', () => {
    expectQuery('pow!=9').not.toFind('Lightning Bolt', 'Liliana of the Veil')
    expect(searchSmall({ query: 'pow<0' }).total).toBe(0)
  })

  test('a comparison with itself, and with what is no number, is told', () => {
    expectQuery('pow>power').warns('“pow>power” was ignored: both sides are the same.')
    expectQuery('tou:big').warns(
      '“tou:big” was ignored: “big” is neither a number nor a field of a card.',
    )
  })
})

test.each([
  ['3', 3],
  ['*', 0],
  ['1+*', 1],
  ['*²', 0],
  ['X', 0],
  ['?', 0],
  ['3.5', 3.5],
  ['3½', 3.5],
  ['½', 0.5],
  ['-1', -1],
  ['∞', Number.POSITIVE_INFINITY],
  ['', Number.NaN],
  [undefined, Number.NaN],
])('%s is read as %d', (text, number) => {
  expect(readStat(text)).toBe(number)
})
