import type { SearchMode } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { cardObject, catalogueOf } from '../test/card-objects.ts'
import { namesOf, searchSmall } from '../test/expect-query.ts'

function found(query: string, names: readonly string[], mode: SearchMode = 'cards'): string[] {
  const catalogue = catalogueOf(names.map(cardNamed))
  const cards = namesOf(searchSmall({ query, mode }, catalogue), catalogue)
  return cards.map((name) => name.replace(/ \[.*$/, ''))
}

function cardNamed(name: string) {
  const faces = name.split(' // ').map((face) => ({ name: face }))
  return cardObject(faces.length > 1 ? { name, layout: 'split', card_faces: faces } : { name })
}

test('the words that are requested come before the same letters within other words', () => {
  const names = ['Aandelion Cub', 'Bea Lion Cubs', 'Cora Lion Cub', 'Lion Cub King']
  expect(found('"lion cub"', names)).toEqual([
    ...['Lion Cub King', 'Cora Lion Cub'],
    ...['Aandelion Cub', 'Bea Lion Cubs'],
  ])
})

test('the whole name of a card with two faces comes before a face that is called alike', () => {
  const names = ['Aaron // Bind Liberate', 'Bind // Liberate', 'Bind Liberates']
  const inOrder = ['Bind // Liberate', 'Aaron // Bind Liberate', 'Bind Liberates']
  expect(found('bind liberate', names, 'prints')).toEqual(inOrder)
})
