import { expect, test } from 'vitest'
import { buyUrl, shopSearchUrl } from './buy-url.ts'

const purchase = { tcgplayerId: 575112, userId: 'user-1' }

test('without a programme the link goes to the product and still carries who and where', () => {
  expect(buyUrl({ baseUrl: null, propertyId: '7490466' }, purchase)).toBe(
    'https://www.tcgplayer.com/product/575112?subId1=user-1&partnerpropertyid=7490466',
  )
})

test('with a programme the product is its target, encoded once', () => {
  const baseUrl = 'https://partner.tcgplayer.com/c/1/2/21018'
  expect(buyUrl({ baseUrl, propertyId: '7490466' }, purchase)).toBe(
    `${baseUrl}?subId1=user-1&partnerpropertyid=7490466&u=https%3A%2F%2Fwww.tcgplayer.com%2Fproduct%2F575112`,
  )
})

test('a search of the shop carries the same, beside its words', () => {
  const search = { words: 'deck box', userId: 'user-1' }
  expect(shopSearchUrl({ baseUrl: null, propertyId: '7490466' }, search)).toBe(
    'https://www.tcgplayer.com/search/all/product?q=deck+box&subId1=user-1&partnerpropertyid=7490466',
  )
})

test('with a programme the search is its target, and nobody’s sub-id is empty', () => {
  const baseUrl = 'https://partner.tcgplayer.com/c/1/2/21018'
  const url = new URL(
    shopSearchUrl({ baseUrl, propertyId: '7490466' }, { words: 'deck box', userId: '' }),
  )
  expect(url.href).toMatch(`${baseUrl}?subId1=&partnerpropertyid=7490466&u=`)
  expect(url.searchParams.get('u')).toBe('https://www.tcgplayer.com/search/all/product?q=deck+box')
})
