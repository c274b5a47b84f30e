import { describe, expect, test } from 'vitest'
import { cardObject, catalogueOf } from '../test/card-objects.ts'
import { namesOf, searchSmall } from '../test/expect-query.ts'
import { printingLike } from './like-named-printing.ts'
import { printingNamed } from './named-printing.ts'

const catalogue = catalogueOf([
  ...[
    'Goblin Guide',
    'Goblin King',
    'Jace Beleren',
    'The Theorist, Jace Beleren',
    'Jötun Grunt',
    'Lightning Bolt',
    'Lightning Volley',
    'Sol Ring',
    'Thalia, Guardian of Thraben',
    'Totally Lost',
    'Totally Cost',
  ].map((name) => cardObject({ name })),
  cardObject({ name: 'Jace Beleren // Jace Beleren', card_faces: [{ name: 'Jace Beleren' }] }),
  cardObject({
    name: 'Fire // Ice',
    layout: 'split',
    card_faces: [{ name: 'Fire' }, { name: 'Ice' }],
  }),
  cardObject({ name: 'Goblin', layout: 'token', type_line: 'Token Creature — Goblin' }),
  cardObject({ name: 'Fire', layout: 'token', type_line: 'Token' }),
])
const all = () => true

function name(printing: number | undefined): string | undefined {
  if (printing === undefined) return undefined
  const none = searchSmall({ query: 'order:name' }, catalogue)
  return namesOf({ ...none, printings: [printing] }, catalogue)[0]?.replace(' [tst]', '')
}

function like(typed: string) {
  const found = printingLike(catalogue, typed, all)
  return typeof found === 'string' ? found : name(found)
}

describe('a name', () => {
  test.each([
    ['goblin guide', 'Goblin Guide'],
    ['JÖTUN GRUNT', 'Jötun Grunt'],
    ['Jotun-Grunt!', 'Jötun Grunt'],
    ['ice', 'Fire // Ice'],
    ['Fire // Ice', 'Fire // Ice'],
    ['fire', 'Fire // Ice'], // a card goes before a token, though it is only a face of it
    ['goblin', 'Goblin'],
  ])('%s is %s', (typed, card) => {
    expect(name(printingNamed(catalogue, typed, all))).toBe(card)
  })

  test.each(['goblin gui', 'guide', '', '!', 'goblin guide goblin king'])('%s is none', (typed) => {
    expect(printingNamed(catalogue, typed, all)).toBeUndefined()
  })

  test('is that of a printing that is wanted', () => {
    expect(printingNamed(catalogue, 'goblin guide', () => false)).toBeUndefined()
  })
})

describe('a name that is nearly right', () => {
  test.each([
    ['goblin guide', 'Goblin Guide'],
    ['gobl gui', 'Goblin Guide'],
    ['guide', 'Goblin Guide'],
    ['thraben thalia', 'Thalia, Guardian of Thraben'],
    ['jac bele', 'Jace Beleren'],
    ['theor jace', 'The Theorist, Jace Beleren'],
    ['lightnng bolt', 'Lightning Bolt'],
    ['lightning blot', 'Lightning Bolt'],
    ['sol rng', 'Sol Ring'],
    ['thallia guardian', 'Thalia, Guardian of Thraben'],
    ['raben', 'Thalia, Guardian of Thraben'],
  ])('%s may be %s', (typed, card) => {
    expect(like(typed)).toBe(card)
  })

  test.each(['lightning', 'jace', 'totally most'])('%s may be several', (typed) => {
    expect(like(typed)).toBe('ambiguous')
  })

  test.each(['', '…', 'qqqqqqqq', 'black lotus'])('%s is none', (typed) => {
    expect(like(typed)).toBeUndefined()
  })

  test('is that of a printing that is wanted', () => {
    const king = printingNamed(catalogue, 'goblin king', all)
    expect(name(printingNamed(catalogue, 'goblin king', all))).toBe('Goblin King')
    expect(printingLike(catalogue, 'gobl', (printing) => printing === king)).toBe(king)
  })
})
