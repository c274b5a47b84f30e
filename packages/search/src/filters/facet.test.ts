import { describe, expect, test } from 'vitest'
import { expectQuery, namesOf, searchSmall } from '../test/expect-query.ts'

describe('vocabularies', () => {
  test.each([
    ['kw:flying', 'Serra Angel', 'Goblin Guide'],
    ['keyword:VIGILANCE', 'Serra Angel', 'Lightning Bolt'],
    ['game:mtgo', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['frame:1993', 'Serra Angel [leb]', 'Serra Angel [ema]'],
    ['frame:showcase', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['border:white', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['border:borderless', 'Lightning Bolt [sta]', 'Lightning Bolt [lea]'],
    ['stamp:acorn', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['wm:boros', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['lang:ja', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['lang:japanese', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['st:core', 'Serra Angel [leb]', 'Serra Angel [ema]'],
    ['st:draft_innovation', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['settype:draftinnovation', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['border!=white t:angel', 'Serra Angel [leb]', 'Serra Angel [ema]'],
  ])('%s finds %s and not %s', (query, found, notFound) => {
    expectQuery(query).toFind(found)
    expectQuery(query).not.toFind(notFound)
  })

  test('a value that exists, but on no card here, finds nothing without a word', () => {
    expect(searchSmall({ query: 'frame:future' })).toMatchObject({ total: 0, warnings: [] })
    expect(searchSmall({ query: 'border:gold or opt' })).toMatchObject({ warnings: [] })
  })

  test('a value that does not exist is told', () => {
    expectQuery('frame:round').warns('“frame:round” was ignored: no frame is called “round”.')
    expectQuery('kw:singing').warns('“kw:singing” was ignored: no keyword is called “singing”.')
  })
})

describe('texts of a printing', () => {
  test('the artist is a part of the name, in any case', () => {
    expect(namesOf(searchSmall({ query: 'a:VILLENEUVE', mode: 'prints' }))).toEqual([
      'Serra Angel [ema]',
    ])
    expectQuery('artist:"douglas shuler"').not.toFind('Serra Angel [ema]')
  })

  test('flavour text is searched apart from rules text', () => {
    expectQuery('ft:benalia').toFind('Serra Angel [ema]')
    expectQuery('ft:benalia').not.toFind('Serra Angel [leb]')
    expect(searchSmall({ query: 'o:benalia' }).total).toBe(0)
  })

  test('reminder text counts in the full rules text only', () => {
    expectQuery('fo:"two or more"').toFind('Tarmogoyf')
    expectQuery('fo:"two or more"').not.toFind('Goblin Guide')
    expect(searchSmall({ query: 'o:"two or more"' }).total).toBe(0)
  })
})

describe('euros', () => {
  test('a price in euros is compared; what has none is left out', () => {
    expectQuery('eur<2').toFind('Serra Angel [ema]')
    expectQuery('eur<2').not.toFind('Serra Angel [leb]', 'Lightning Bolt [sta]')
    expectQuery('eur>=90').toFind('Serra Angel [leb]')
  })
})
