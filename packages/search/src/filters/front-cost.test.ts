import { expect, test } from 'vitest'
import { cardObject, catalogueOf } from '../test/card-objects.ts'
import { namesOf, searchSmall } from '../test/expect-query.ts'

const creature = 'Creature — Human // Creature — Bear'
const cards = [
  { name: 'Front // Back', type_line: creature, mana_cost: '{R}{R} // {U}{U}' },
  { name: 'Blue One', type_line: 'Creature — Bear', mana_cost: '{U}{U}' },
]
const smallest = () => catalogueOf(cards.map((card) => cardObject(card)))

test('a card adds the cost of its front to devotion', () => {
  const catalogue = smallest()
  const found = (query: string) => namesOf(searchSmall({ query }, catalogue), catalogue)
  expect(found('devotion:rr')).toEqual(['Front // Back [tst]'])
  expect(found('devotion:uu')).toEqual(['Blue One [tst]'])
  expect(found('devotion:u')).toEqual(['Blue One [tst]'])
})

test('a letter is a symbol only where it stands alone', () => {
  const warned = (query: string) => searchSmall({ query }, smallest()).warnings
  expect(warned('mana:{h}')).toEqual([])
  expect(warned('mana:2h')).toEqual(['“mana:2h” was ignored: “2h” is not a mana cost.'])
})
