import { expect, test } from 'vitest'
import { readCardObject } from './card-object.ts'

const least = { id: 'an-id', name: 'Opt', set: 'inv' }

test('id, name and set are enough for a card', () => {
  expect(readCardObject(least)).toMatchObject({
    ...least,
    layout: 'normal',
    rarity: 'common',
    color_identity: [],
    legalities: {},
    prices: {},
  })
})

test.each([
  ['no object', 'Opt'],
  ['nothing', undefined],
  ['null', null],
  ['a list', [least]],
  ['without an id', { ...least, id: undefined }],
  ['without a name', { ...least, name: '' }],
  ['without a set', { ...least, set: null }],
  ['with a price that is a number', { ...least, prices: { usd: 1.5 } }],
  ['with a face that has no name', { ...least, card_faces: [{ type_line: 'Instant' }] }],
])('what is %s is no card', (_, value) => {
  expect(readCardObject(value)).toBeUndefined()
})

test('keys, layouts and formats of the future are no mistake', () => {
  const card = { ...least, layout: 'hologram', legalities: { tomorrow: 'legal' }, smell: 'sweet' }
  expect(readCardObject(card)).toMatchObject({
    layout: 'hologram',
    legalities: { tomorrow: 'legal' },
  })
})

test('the service writes null for what a card does not have', () => {
  const card = {
    ...least,
    mana_cost: null,
    image_uris: null,
    card_faces: null,
    prices: { usd: null },
  }
  expect(readCardObject(card)).toMatchObject({ mana_cost: null, prices: { usd: null } })
})
