import { describe, expect, test } from 'vitest'
import { cardCalled } from '../test/roles/card-called.ts'
import { roleCases } from '../test/roles/role-cases.ts'
import { roleNames } from './roles.ts'
import { rolesOf } from './roles-of.ts'

describe.each(roleNames)('%s', (role) => {
  test.each(roleCases[role].has)('%s has the role', (name) => {
    expect(rolesOf(cardCalled(name))).toContain(role)
  })

  test.each(roleCases[role].hasNot)('%s does not have it', (name) => {
    expect(rolesOf(cardCalled(name))).not.toContain(role)
  })
})

test('a card has the roles of all its faces in their usual order', () => {
  expect(rolesOf(cardCalled('Bala Ged Recovery // Bala Ged Sanctuary'))).toEqual(['recursion'])
  expect(rolesOf(cardCalled('Lingering Souls'))).toEqual(['token'])
  expect(rolesOf(cardCalled('Mana Drain'))).toEqual(['ramp', 'counterspell'])
  expect(rolesOf(cardCalled('Serra Angel'))).toEqual([])
})

test('reminder text and words in the name of a card are ignored', () => {
  const [typeLine, power, faces] = ['Creature', '1', []]
  const reminds = 'Cycling {2} ({2}, Discard this card: Draw a card.)'
  expect(rolesOf({ name: 'A', typeLine, oracleText: reminds, power, faces })).toEqual([])
  const named = { name: 'Counter Target Spell, Lord', oracleText: 'Counter Target Spell attacks.' }
  expect(rolesOf({ ...named, typeLine, power, faces })).toEqual([])
})

test('a card whose text is missing has the roles that it comes with', () => {
  const card = {
    ...cardCalled('Mana Drain'),
    oracleText: 'The rules text comes with the card data.',
  }
  expect(rolesOf({ ...card, roles: ['counterspell', 'ramp'] })).toEqual(['ramp', 'counterspell'])
  expect(rolesOf({ ...cardCalled('Serra Angel'), roles: [] })).toEqual([])
})
