import type { Card } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { catalogueCard, knownCard } from '../test/legality/known-card.ts'
import { canLeadTogether } from './partners.ts'

const legalities = Object.create(null) // legality does not matter in these tests

function leader(name: string, oracleText: string, typeLine = 'Legendary Creature — Human'): Card {
  const cost = { manaCost: '{2}', manaValue: 2, colorIdentity: [], legalities }
  return catalogueCard(knownCard({ name, typeLine, oracleText, ...cost }), name)
}

/** In either order. */
function leadTogether(one: Card, other: Card): boolean[] {
  return [canLeadTogether(one, other), canLeadTogether(other, one)]
}

test('“Partner with” has to name the other card on both cards', () => {
  const pir = leader('Pir', 'Partner with Toothy')
  expect(leadTogether(pir, leader('Toothy', 'Partner with Pir'))).toEqual([true, true])
  expect(leadTogether(pir, leader('Toothy', 'Partner with Will'))).toEqual([false, false])
  expect(leadTogether(pir, leader('Toothy', ''))).toEqual([false, false])
})

test('“Choose a Background” only pairs with a legendary Background', () => {
  const wilson = leader('Wilson', 'Choose a Background')
  const enchantment = (typeLine: string) => leader('Raised by Giants', '', typeLine)
  const background = enchantment('Legendary Enchantment — Background')
  expect(leadTogether(wilson, background)).toEqual([true, true])
  const others = ['Legendary Enchantment — Shrine', 'Enchantment — Background']
  for (const type of others) {
    expect(leadTogether(wilson, enchantment(type))).toEqual([false, false])
  }
})
