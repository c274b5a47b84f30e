import { expect, test } from 'vitest'
import { buyUrl } from './buy-url.ts'

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
