import { describe, expect, test } from 'vitest'
import { readStat } from '../catalogue/stats.ts'
import { expectQuery, namesOf, searchSmall } from '../test/expect-query.ts'
import { testFinds, testWarns } from '../test/query-tables.ts'

describe('numbers of a card', () => {
  testFinds(
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
  )

  test('cards without power match no comparison', () => {
    expectQuery('pow!=9').not.toFind('Lightning Bolt', 'Liliana of the Veil')
    expectQuery('pow<0').toFind('Char-Rumbler')
    expectQuery('pow<0').not.toFind('Lightning Bolt', 'Tarmogoyf')
  })
})

describe('numbers that are not plain digits', () => {
  testFinds(
    ['pow=.5', 'Little Girl', 'Cheap Ass'],
    ['tou=3.5', 'Cheap Ass', 'Nightveil Specter'],
    ['tou>3', 'Cheap Ass', 'Nightveil Specter'],
    ['pow=-1', 'Char-Rumbler', 'Cheap Ass'],
    ['pow>=1000000', 'Infinity Elemental', 'Kozilek, the Great Distortion'],
    ['pt>1000000', 'Infinity Elemental', 'Kozilek, the Great Distortion'],
    ['pow=2', 'Angry Mob', 'Tarmogoyf'],
    ['loy=0', 'Nissa, Steward of Elements', 'Liliana of the Veil'],
  )
})

describe('comparisons with another number of the card', () => {
  testFinds(
    ['power>toughness', 'Savannah Lions', 'Wall of Omens'],
    ['defense>=3', 'Invasion of Zendikar // Awakened Skyclave', 'Nissa, Steward of Elements'],
    ['tou>pow', 'Wall of Omens', 'Savannah Lions'],
    ['toughness=mv', 'Colossal Dreadmaw', 'Wall of Omens'],
    ['POW=CMC', 'Colossal Dreadmaw', 'Serra Angel'],
    ['pow>manavalue', 'Savannah Lions', 'Serra Angel'],
    ['loy>pow', "Jace, Vryn's Prodigy // Jace, Telepath Unbound", 'Liliana of the Veil'],
    ['pt=mv', 'Angry Mob', 'Colossal Dreadmaw'],
    ['powtou>mv', 'Colossal Dreadmaw', 'Angry Mob'],
    ['mv<pt', 'Colossal Dreadmaw', 'Angry Mob'],
    ['def<mv', 'Invasion of Zendikar // Awakened Skyclave', 'Liliana of the Veil'],
  )
})

describe('any face', () => {
  const delver = 'Delver of Secrets // Insectile Aberration'
  const avacyn = 'Archangel Avacyn // Avacyn, the Purifier'
  const rats = 'Nezumi Graverobber // Nighteyes the Desecrator'

  testFinds(
    ['!"Delver of Secrets" pow>=3', delver, 'Savannah Lions'],
    ['pow=1 t:insect', delver, 'Wall of Omens'],
    ['pow=6', avacyn, 'Gisela, the Broken Blade'],
    ['pow>=4 t:rat', rats, 'Relentless Rats'],
    ['pow!=6', 'Gisela, the Broken Blade', avacyn],
    ['pow!=4', 'Tarmogoyf', avacyn],
    ['-pow=3', 'Tarmogoyf', delver],
    ['pow<2 pow>2', delver, 'Tarmogoyf'],
    ['pt=11', avacyn, 'Gisela, the Broken Blade'],
    ['pow>mv', avacyn, 'Serra Angel'],
  )

  test('both sides of a comparison are of the same face', () => {
    expectQuery('pow>tou').toFind(avacyn, delver)
    expectQuery('pow<tou').not.toFind(avacyn, delver)
    expectQuery('tou>pow').not.toFind(avacyn)
    expectQuery('pow=tou').toFind(avacyn)
    expectQuery('pow!=tou').not.toFind(avacyn, delver)
  })

  test('orders are by the front', () => {
    const { printings } = searchSmall({ query: 't:angel order:power', mode: 'prints' })
    const names = namesOf({ printings })
    const place = (name: string) => names.findIndex((one) => one.startsWith(name))
    expect(place('Archangel Avacyn')).toBeGreaterThanOrEqual(0)
    expect(place('Archangel Avacyn')).toBeLessThan(place('Brisela'))
  })
})

describe('a star', () => {
  testFinds(
    ['pow:*', 'Tarmogoyf', 'Serra Angel'],
    ['tou=*', 'Angry Mob', 'Savannah Lions'],
    ['pow!=*', 'Savannah Lions', 'Tarmogoyf'],
    ['pow!=*', 'Savannah Lions', 'Lightning Bolt'],
    ['-pow:*', 'Lightning Bolt', 'Angry Mob'],
  )

  test('is explained', () => {
    expectQuery('pow:*').means('the power has a star')
    expectQuery('tou!=*').means('the toughness does not have a star')
  })
})

describe('invalid comparisons', () => {
  testWarns(
    ['pow>power', 'both sides are the same'],
    ['pt=powtou', 'both sides are the same'],
    ['tou:big', '“big” is neither a number nor a field of a card'],
    ['loy=*', '“*” is neither a number nor a field of a card'],
    ['pow>*', 'a star is neither more nor less than a number'],
    ['pt>color', '“color” is neither a number nor a field of a card'],
    ['loy<1/2', '“1/2” is neither a number nor a field of a card'],
    ['def:x', '“x” is neither a number nor a field of a card'],
  )
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
