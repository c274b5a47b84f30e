import { describe, expect, test } from 'vitest'
import { type Facts, hasTrait } from '../../test/has-trait.ts'

function card(name: string, type_line: string, more: Partial<Facts> = {}): Facts {
  return { name, type_line, ...more }
}

function twoFaced(layout: string, front: string, back: string): Facts {
  const card_faces = [
    { name: 'Front', type_line: front },
    { name: 'Back', type_line: back },
  ]
  return { name: 'Front // Back', layout, type_line: `${front} // ${back}`, card_faces }
}

test.each<[trait: string, is: Facts, isNot: Facts]>([
  ['permanent', card('Forest', 'Basic Land — Forest'), card('Opt', 'Instant')],
  [
    'permanent',
    twoFaced('adventure', 'Creature — Giant', 'Instant — Adventure'),
    card('Opt', 'Instant'),
  ],
  ['historic', card('Sol Ring', 'Artifact'), card('Llanowar Elves', 'Creature — Elf Druid')],
  [
    'historic',
    card('The Eldest Reborn', 'Enchantment — Saga'),
    card('Pacifism', 'Enchantment — Aura'),
  ],
  ['historic', card('Karakas', 'Legendary Land'), card('Forest', 'Basic Land — Forest')],
])('%s: $1.name is one, $2.name is none', (trait, is, isNot) => {
  expect(hasTrait(trait, is)).toBe(true)
  expect(hasTrait(trait, isNot)).toBe(false)
})

describe('a spell', () => {
  test.each([
    card('Opt', 'Instant'),
    card('Captain America', 'Legendary Creature — Human Hero'),
    card('Aswan Jaguar', 'Summon Jaguar'),
    twoFaced('modal_dfc', 'Sorcery', 'Land'),
    twoFaced('adventure', 'Land — Town', 'Sorcery — Adventure'),
  ])('is $type_line', (spell) => {
    expect(hasTrait('spell', spell)).toBe(true)
  })

  test.each([
    card('Forest', 'Basic Land — Forest'),
    card('Seat of the Synod', 'Artifact Land'),
    card('Ferris Wheel', 'Artifact — Attraction'),
    card('Soldier', 'Token Creature — Soldier'),
    card('Double Stroke', 'Conspiracy'),
    twoFaced('transform', 'Land', 'Legendary Creature — Demon'),
  ])('is not $type_line', (other) => {
    expect(hasTrait('spell', other)).toBe(false)
  })
})

const changeling = { keywords: ['Changeling'] }
const burakos = card('Burakos, Party Leader', 'Legendary Creature — Orc', {
  oracle_text: 'Burakos is also a Cleric, Rogue, Warrior, and Wizard.\nChoose a Background',
})

describe('a party', () => {
  test.each([
    card('Soul Warden', 'Creature — Human Cleric'),
    card('Woodland Changeling', 'Creature — Shapeshifter', changeling),
    burakos,
    twoFaced('transform', 'Creature — Human', 'Creature — Human Wizard'),
  ])('has room for $name', (member) => {
    expect(hasTrait('party', member)).toBe(true)
  })

  test.each([
    card('Llanowar Elves', 'Creature — Elf Druid'),
    card('Notorious Throng', 'Kindred Sorcery — Rogue'),
    card('Crib Swap', 'Kindred Instant — Shapeshifter', changeling),
  ])('has none for $name', (other) => {
    expect(hasTrait('party', other)).toBe(false)
  })
})

describe('an outlaw', () => {
  test.each([
    card('Ragavan', 'Legendary Creature — Monkey Pirate'),
    card('Notorious Throng', 'Kindred Sorcery — Rogue'),
    card('Crib Swap', 'Kindred Instant — Shapeshifter', changeling),
    burakos,
  ])('is $name', (outlaw) => {
    expect(hasTrait('outlaw', outlaw)).toBe(true)
  })

  test('is no cleric and no assembly worker', () => {
    expect(hasTrait('outlaw', card('Soul Warden', 'Creature — Human Cleric'))).toBe(false)
    expect(hasTrait('outlaw', card('Self-Assembler', 'Artifact Creature — Assembly-Worker'))).toBe(
      false,
    )
  })
})
