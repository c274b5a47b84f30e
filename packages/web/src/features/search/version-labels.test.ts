import type { Card } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { versionLabels } from './version-labels.ts'

function printing(id: string, name: string): Card {
  return {
    id,
    name,
    manaCost: '',
    typeLine: 'Artifact',
    oracleText: '',
    power: null,
    toughness: null,
    loyalty: null,
    defense: null,
    rarity: 'rare',
    setName: 'Alpha',
    setCode: 'lea',
    collectorNumber: '1',
    releasedAt: '1993-08-05',
    artist: null,
    colorIdentity: [],
    imageUris: null,
    prices: { usd: null, usdFoil: null, eur: null, eurFoil: null },
    scryfallUri: '',
    tcgplayerId: null,
    faces: [],
  }
}

test('cards that share a name are labelled by their position', () => {
  const cards = ['a', 'b', 'c'].map((id) => printing(id, 'Sol Ring'))
  expect([...versionLabels(cards)]).toEqual([
    ['a', 'Cheapest'],
    ['b', 'Most Expensive'],
    ['c', 'Fanciest'],
  ])
})

test('a card with a unique name has no label, even between others', () => {
  const cards = [printing('a', 'Sol Ring'), printing('b', 'Opt'), printing('c', 'Sol Ring')]
  expect([...versionLabels(cards)]).toEqual([
    ['a', 'Cheapest'],
    ['c', 'Most Expensive'],
  ])
})
