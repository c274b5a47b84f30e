import type { Card } from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import { cardNamed, rowOf } from '../../../../test/decks.ts'
import { type Grouping, groupingFacts } from './groupings.ts'

const groupOf = (grouping: Grouping, facts: Partial<Card>) =>
  groupingFacts[grouping].groupOf({
    card: cardNamed(facts.name ?? 'Some Card', facts),
    categories: [],
    finish: 'nonfoil',
    scryfallId: 'some-card',
    slotType: 'main',
  })

const face = (facts: Partial<Card>) => ({ ...cardNamed('A Face'), ...facts })

const delver = {
  name: 'Delver of Secrets // Insectile Aberration',
  manaCost: '{U}',
  typeLine: 'Creature — Human Wizard // Creature — Human Insect',
  colorIdentity: ['U'],
}
const fireIce = {
  name: 'Fire // Ice',
  manaCost: '{1}{R} // {1}{U}',
  typeLine: 'Instant // Instant',
  colorIdentity: ['R', 'U'],
}
const fellTheProfane = {
  name: 'Fell the Profane // Fell Mire',
  manaCost: '{2}{B}{B}',
  typeLine: 'Instant // Land',
  colorIdentity: ['B'],
}
const brazenBorrower = {
  name: 'Brazen Borrower // Petty Theft',
  manaCost: '{1}{U}{U} // {1}{U}',
  typeLine: 'Creature — Faerie Rogue // Instant — Adventure',
  faces: [
    face({ name: 'Brazen Borrower', manaCost: '{1}{U}{U}', typeLine: 'Creature — Faerie Rogue' }),
    face({ name: 'Petty Theft', manaCost: '{1}{U}', typeLine: 'Instant — Adventure' }),
  ],
}
const cannotPlay = { typeLine: 'Conspiracy', manaCost: '', colorIdentity: [] }
const forest = { typeLine: 'Basic Land — Forest', manaCost: '', colorIdentity: ['G'] }

test.each<[string, Partial<Card>, string]>([
  ['a creature', {}, 'Creatures'],
  ['an artifact creature', { typeLine: 'Artifact Creature — Construct' }, 'Creatures'],
  ['a land creature', { typeLine: 'Land Creature — Forest Dryad' }, 'Lands'],
  ['an artifact land', { typeLine: 'Artifact Land' }, 'Lands'],
  ['a vehicle', { typeLine: 'Artifact — Vehicle' }, 'Artifacts'],
  ['an enchantment creature', { typeLine: 'Enchantment Creature — God' }, 'Creatures'],
  ['an enchantment artifact', { typeLine: 'Legendary Enchantment Artifact' }, 'Artifacts'],
  ['an instant of a tribe', { typeLine: 'Kindred Instant — Goblin' }, 'Instants'],
  ['a planeswalker', { typeLine: 'Legendary Planeswalker — Jace' }, 'Planeswalkers'],
  ['a battle', { typeLine: 'Battle — Siege // Creature — Snake' }, 'Battles'],
  ['a two-faced card', delver, 'Creatures'],
  ['an adventurer', brazenBorrower, 'Creatures'],
  ['a spell with a land behind', fellTheProfane, 'Instants'],
  ['a split card', fireIce, 'Instants'],
  ['a conspiracy', cannotPlay, 'Other'],
])('by type %s is in its group', (_, card, group) => {
  expect(groupOf('type', card)).toBe(group)
})

test.each<[string, Partial<Card>, string]>([
  ['nothing to pay', { manaCost: '' }, 'Mana value 0'],
  ['X twice', { manaCost: '{X}{X}' }, 'Mana value 0'],
  ['X and red', { manaCost: '{X}{R}' }, 'Mana value 1'],
  ['hybrid of two colors', { manaCost: '{W/U}{W/U}' }, 'Mana value 2'],
  ['hybrid with two generic', { manaCost: '{2/W}{2/W}' }, 'Mana value 4'],
  ['Phyrexian mana', { manaCost: '{1}{U/P}' }, 'Mana value 2'],
  ['half a mana', { manaCost: '{HW}' }, 'Mana value 0'],
  ['both halves', fireIce, 'Mana value 4'],
  ['the front alone', brazenBorrower, 'Mana value 3'],
  ['seven', { manaCost: '{7}' }, 'Mana value 7 or more'],
  ['fifteen', { manaCost: '{15}' }, 'Mana value 7 or more'],
  ['a land', forest, 'Lands'],
  ['a spell with a land behind', fellTheProfane, 'Mana value 4'],
])('by mana value %s is in its group', (_, card, group) => {
  expect(groupOf('manaValue', card)).toBe(group)
})

const pact = {
  manaCost: '{0}',
  typeLine: 'Instant',
  oracleText: 'Counter it.',
  colorIdentity: ['U'],
}
const vision = { ...pact, manaCost: '' }
const devoid = { manaCost: '{1}{U}', oracleText: 'Devoid (It has no color.)', colorIdentity: ['U'] }
const signet = { manaCost: '{2}', typeLine: 'Artifact', colorIdentity: ['U', 'B'] }
const lotus = { manaCost: '{0}', typeLine: 'Artifact', colorIdentity: ['G'] }

test.each<[string, Partial<Card>, string]>([
  ['a red card', { manaCost: '{1}{R}{R}' }, 'Red'],
  ['a red card with another color in its text', { colorIdentity: ['R', 'G'] }, 'Red'],
  ['a hybrid card', { manaCost: '{R/G}' }, 'Multicolor'],
  ['Phyrexian mana', { manaCost: '{1}{B/P}' }, 'Black'],
  ['hybrid with generic', { manaCost: '{2/W}' }, 'White'],
  ['colorless mana', { manaCost: '{3}{C}', colorIdentity: [] }, 'Colorless'],
  ['what is devoid', devoid, 'Colorless'],
  ['an artifact with colors in its text', signet, 'Colorless'],
  ['an artifact for nothing', lotus, 'Colorless'],
  ['a free spell with a color of its own', pact, 'Blue'],
  ['a spell that has no cost', vision, 'Blue'],
  ['a split card', fireIce, 'Multicolor'],
  ['a two-faced card', delver, 'Blue'],
  ['a land', forest, 'Lands'],
])('by color %s is in its group', (_, card, group) => {
  expect(groupOf('color', card)).toBe(group)
})

test.each([
  ['0.99', 'Under $1'],
  ['1.00', '$1 to $5'],
  ['4.99', '$1 to $5'],
  ['5.00', '$5 to $20'],
  ['20.00', '$20 to $50'],
  ['50.00', '$50 or more'],
  ['0.00', 'No price'],
  [null, 'No price'],
])('a price of %s is in its group', (usd, group) => {
  const prices = { usd, usdFoil: null, usdEtched: null, eur: '3.00', eurFoil: null }
  expect(groupOf('price', { prices })).toBe(group)
})

test('a foil-only card has its foil price', () => {
  const prices = { usd: null, usdFoil: '60.00', usdEtched: null, eur: null, eurFoil: null }
  expect(groupOf('price', { prices })).toBe('$50 or more')
})

describe('by category', () => {
  const { groupsIn, groupOf: groupOfRow } = groupingFacts.category
  const draws = cardNamed('Insight', { typeLine: 'Sorcery', oracleText: 'Draw two cards.' })
  const plain = cardNamed('Bear', { typeLine: 'Creature — Bear' })
  const of = (card: Card | null, categories: string[] = []) =>
    groupOfRow({ ...rowOf(card ?? plain), card, categories })

  test('the first category decides, else what the card does, which is marked as a suggestion', () => {
    expect(of(draws, ['Engine', 'Draw'])).toBe('Engine')
    expect(of(draws)).toBe('Card draw · auto')
    expect(of(plain)).toBe('No category')
    expect(of(null)).toBe('No category')
  })

  test('the groups are in the order of their names, cards without one last', () => {
    const rows = [rowOf(plain), rowOf(draws), { ...rowOf(draws), categories: ['engine 2'] }]
    expect(groupsIn([...rows, { ...rowOf(plain), categories: ['Engine 10'] }])).toEqual([
      ...['Card draw · auto', 'engine 2', 'Engine 10', 'No category'],
    ])
  })

  test('what the deck lists comes first, in its order and spelling', () => {
    const listed = (name: string) => ({ name, color: null, isHidden: false })
    const context = { categories: ['Ramp', 'ENGINE', 'Card draw'].map(listed), needed: new Map() }
    const filed = ['Alpha', 'engine'].map((name) => ({ ...rowOf(plain), categories: [name] }))
    expect(groupsIn([...filed, rowOf(draws)], context)).toEqual([
      ...['ENGINE', 'Card draw · auto', 'Alpha', 'No category'],
    ])
  })
})
