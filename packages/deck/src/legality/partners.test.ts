import type { Card } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { canLeadTogether } from './partners.ts'
import { catalogueCard, knownCard } from './test/known-card.ts'

const legalities = Object.create(null) // nothing here asks where a card is legal

function leader(name: string, oracleText: string, typeLine = 'Legendary Creature — Human'): Card {
  const cost = { manaCost: '{2}', manaValue: 2, colorIdentity: [], legalities }
  return catalogueCard(knownCard({ name, typeLine, oracleText, ...cost }), name)
}

/** Whichever of them is named first. */
function leadTogether(one: Card, other: Card): boolean[] {
  return [canLeadTogether(one, other), canLeadTogether(other, one)]
}

test('a partner by name is only one who names the other as well', () => {
  const pir = leader('Pir', 'Partner with Toothy')
  expect(leadTogether(pir, leader('Toothy', 'Partner with Pir'))).toEqual([true, true])
  expect(leadTogether(pir, leader('Toothy', 'Partner with Will'))).toEqual([false, false])
  expect(leadTogether(pir, leader('Toothy', ''))).toEqual([false, false])
})

test('who chooses a Background leads with a legendary one alone', () => {
  const wilson = leader('Wilson', 'Choose a Background')
  const enchantment = (typeLine: string) => leader('Raised by Giants', '', typeLine)
  const background = enchantment('Legendary Enchantment — Background')
  expect(leadTogether(wilson, background)).toEqual([true, true])
  const others = ['Legendary Enchantment — Shrine', 'Enchantment — Background']
  for (const type of others) {
    expect(leadTogether(wilson, enchantment(type))).toEqual([false, false])
  }
})
