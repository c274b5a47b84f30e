import { expect, test } from 'vitest'
import { buyUrl, shopSearchUrl } from './buy-url.ts'

const purchase = { tcgplayerId: 575112, userId: 'user-1' }

test('without a program the link goes to the product and still carries the user and the place', () => {
  expect(buyUrl({ baseUrl: null, propertyId: '7490466' }, purchase)).toBe(
    'https://www.tcgplayer.com/product/575112?subId1=user-1&partnerpropertyid=7490466',
  )
})

test('with a program the product is its target, encoded once', () => {
  const baseUrl = 'https://partner.tcgplayer.com/c/1/2/21018'
  expect(buyUrl({ baseUrl, propertyId: '7490466' }, purchase)).toBe(
    `${baseUrl}?subId1=user-1&partnerpropertyid=7490466&u=https%3A%2F%2Fwww.tcgplayer.com%2Fproduct%2F575112`,
  )
})

test('a search of the shop carries the same, plus its query', () => {
  const search = { searchTerms: 'deck box', userId: 'user-1' }
  expect(shopSearchUrl({ baseUrl: null, propertyId: '7490466' }, search)).toBe(
    'https://www.tcgplayer.com/search/all/product?q=deck+box&subId1=user-1&partnerpropertyid=7490466',
  )
})

test('with a program the search is its target, and there is no empty sub-id', () => {
  const baseUrl = 'https://partner.tcgplayer.com/c/1/2/21018'
  const url = new URL(
    shopSearchUrl({ baseUrl, propertyId: '7490466' }, { searchTerms: 'deck box', userId: '' }),
  )
  expect(url.href).toMatch(`${baseUrl}?subId1=&partnerpropertyid=7490466&u=`)
  expect(url.searchParams.get('u')).toBe('https://www.tcgplayer.com/search/all/product?q=deck+box')
})
