import { describe, expect, test } from 'vitest'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { cardObject, catalogueOf, printingsOf } from '../test/card-objects.ts'
import { namesOf, searchSmall, testWorld } from '../test/expect-query.ts'
import { smallCatalogue } from '../test/small-catalogue.ts'
import { variedCatalogue } from '../test/varied-catalogue.ts'
import { type CardsRequest, listCards } from './list-cards.ts'

type Requested = Partial<CardsRequest> & { query: string }

function ask(requested: Requested, catalogue = smallCatalogue) {
  const defaults = { mode: 'cards', settings: {}, page: 1, pageSize: 1000 } as const
  return listCards(catalogue, { ...defaults, ...requested }, testWorld)
}

/** As “Brainstorm [ice]”, in its order. */
function list(requested: Requested, catalogue: Catalogue = smallCatalogue) {
  const { printings } = ask(requested, catalogue)
  const none = searchSmall({ query: 'order:name' }, catalogue)
  return namesOf({ ...none, printings }, catalogue)
}

describe('one printing for each card', () => {
  test('is the newest of paper that looks as usual and is no promo', () => {
    const printings = printingsOf({ name: 'Opt', legalities: { modern: 'legal' } }, [
      { set: 'old', released_at: '2001-01-01' },
      { set: 'use', released_at: '2018-01-01' },
      { set: 'bdr', released_at: '2019-01-01', border_color: 'borderless' },
      { set: 'pro', released_at: '2020-01-01', promo: true },
      { set: 'jpn', released_at: '2021-01-01', lang: 'ja' },
      { set: 'dig', released_at: '2022-01-01', digital: true, games: ['mtgo'] },
    ])
    const catalogue = catalogueOf(printings.map((card) => ({ lang: 'en', ...card })))
    expect(list({ query: 'opt' }, catalogue)).toEqual(['Opt [use]'])
    expect(list({ query: 'opt -e:use -e:old -e:bdr' }, catalogue)).toEqual(['Opt [pro]'])
    expect(list({ query: 'opt is:digital' }, catalogue)).toEqual(['Opt [dig]'])
  })

  test('may be another that the query prefers', () => {
    expect(list({ query: 'brainstorm prefer:oldest' })).toEqual(['Brainstorm [ice]'])
  })

  test('is one that the query finds', () => {
    expect(list({ query: 'brainstorm e:mmq' })).toEqual(['Brainstorm [mmq]'])
  })

  test('is also one of a card that exists in digital form only', () => {
    const digital = cardObject({ name: 'Opt', digital: true, legalities: { alchemy: 'legal' } })
    expect(list({ query: 'opt' }, catalogueOf([digital]))).toEqual(['Opt [tst]'])
    expect(list({ query: 'opt unique:cards' }, catalogueOf([digital]))).toEqual(['Opt [tst]'])
  })
})

test('the mode of the query goes before the one that is requested', () => {
  expect(list({ query: 'brainstorm unique:prints' })).toContain('Brainstorm [vma]')
  expect(list({ query: '++ brainstorm' })).toEqual(list({ query: 'brainstorm', mode: 'prints' }))
  expect(list({ query: 'brainstorm unique:cards', mode: 'prints' })).toHaveLength(1)
})

test('printings of a card come newest first, with a price or without', () => {
  expect(list({ query: 'brainstorm', mode: 'prints' })).toEqual([
    'Brainstorm [sta]',
    'Brainstorm [sta]', // no price
    'Brainstorm [vma]', // no price
    'Brainstorm [mmq]',
    'Brainstorm [ice]',
  ])
})

test('of each artwork one printing is listed', () => {
  const art = list({ query: 'brainstorm', mode: 'art' })
  expect(art).toContain('Brainstorm [ice]')
  expect(art).not.toContain('Brainstorm [mmq]') // the artwork of a newer one
})

test('settings order the list, and those in the query go before them', () => {
  const settings = { order: 'released', direction: 'asc' }
  const rising = list({ query: 'brainstorm', mode: 'prints', settings })
  expect(rising.slice(0, 2)).toEqual(['Brainstorm [ice]', 'Brainstorm [mmq]'])
  const falling = list({ query: 'brainstorm direction:desc', mode: 'prints', settings })
  expect(falling.at(-1)).toBe('Brainstorm [ice]')
})

test('a setting is never read as a part of the query', () => {
  const settings = { order: 'usd" or t:creature "' }
  const answer = ask({ query: 'brainstorm', settings })
  expect(answer.total).toBe(1)
  expect(answer.warnings.join()).toContain('was ignored')
})

test('a setting whose value the card data does not tell is ignored', () => {
  const { warnings, total } = ask({ query: 'bolt', settings: { order: 'tix' } })
  expect(total).toBeGreaterThan(0)
  expect(warnings).toEqual([])
  const unlisted = ask(
    { query: 'opt', settings: { order: 'tix' } },
    catalogueOf([cardObject({ name: 'Opt' })]),
  )
  expect(unlisted.total).toBe(1)
  expect(unlisted.warnings).toEqual([
    '“order:tix” was ignored: the loaded card data does not include it.',
  ])
})

test.each(['', '()', 'foo:bar', '"'])('in “%s” nothing is understood', (query) => {
  expect(ask({ query, settings: { order: 'usd' } })).toMatchObject({
    isUnderstood: false,
    total: 0,
  })
})

test('a query of nothing but settings asks for everything', () => {
  const { isUnderstood, total } = ask({ query: 'order:usd' }, variedCatalogue)
  expect(isUnderstood).toBe(true)
  expect(total).toBeGreaterThan(3)
})

test('pages follow each other', () => {
  const whole = list({ query: 't:creature' })
  const pages = [1, 2].flatMap((page) => list({ query: 't:creature', page, pageSize: 5 }))
  expect(pages).toEqual(whole.slice(0, 10))
  expect(ask({ query: 't:creature', page: 1, pageSize: 5 })).toMatchObject({ hasMore: true })
  expect(ask({ query: 't:creature', page: 999 })).toMatchObject({ printings: [], hasMore: false })
})
