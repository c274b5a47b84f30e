import { expect, test } from 'vitest'
import { searchSmall, testWorld } from '../test/expect-query.ts'
import { nameOf } from '../test/printing-names.ts'
import { smallCatalogue } from '../test/small-catalogue.ts'
import { pickCard } from './pick-card.ts'

const nameAt = (query: string, share: number) => {
  const picked = pickCard(smallCatalogue, { query, share }, testWorld)
  return picked === undefined ? undefined : nameOf(smallCatalogue, picked).name
}

test('any card that the query finds is picked as often as the others, and no other one', () => {
  const { printings } = searchSmall({ query: 't:creature c:g', mode: 'prints' })
  const names = new Set(printings.map((printing) => nameOf(smallCatalogue, printing).name))
  expect(names).toContain('Llanowar Elves')
  const picked = Array.from(names, (_, i) => nameAt('t:creature c:g', (i + 0.5) / names.size))
  expect(new Set(picked)).toEqual(names)
  expect(nameAt('t:creature c:g', 0)).toBe(picked[0])
  expect(nameAt('t:creature c:g', 0.9999)).toBe(picked.at(-1))
})

test('without a query it is any card but tokens and the like', () => {
  const picked = Array.from({ length: 400 }, (_, i) => nameAt('', i / 400))
  expect(picked).toContain('Lightning Bolt')
  expect(picked).not.toContain('Chaos Is My Plaything')
})

test('nothing is picked of nothing', () => {
  expect(nameAt('t:goblin t:wall mv=12', 0.5)).toBeUndefined()
})
