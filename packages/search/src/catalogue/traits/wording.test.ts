import { describe, expect, test } from 'vitest'
import { type Facts, hasTrait } from '../../test/has-trait.ts'

function creature(name: string, oracle_text?: string, more: Partial<Facts> = {}): Facts {
  return {
    name,
    type_line: 'Creature — Bear',
    ...(oracle_text !== undefined && { oracle_text }),
    ...more,
  }
}

const gatekeeper: Facts = {
  name: "Beluna's Gatekeeper // Entry Denied",
  layout: 'adventure',
  card_faces: [
    { name: "Beluna's Gatekeeper", type_line: 'Creature — Giant', oracle_text: '' },
    { name: 'Entry Denied', type_line: 'Sorcery — Adventure', oracle_text: 'Return a creature.' },
  ],
}

describe('a creature without abilities', () => {
  test.each([
    creature('Grizzly Bears', ''),
    creature('Icehide Golem', '({S} can be paid with one mana from a snow source.)'),
    gatekeeper,
  ])('is $name', (vanilla) => {
    expect(hasTrait('vanilla', vanilla)).toBe(true)
  })

  test.each([
    creature('Serra Angel', 'Flying, vigilance'),
    creature('Dryad Arbor', '(It is a land.)', { type_line: 'Land Creature — Forest Dryad' }),
    creature('Forest', '({T}: Add {G}.)', { type_line: 'Basic Land — Forest' }),
    creature('Not Known Yet'),
  ])('is not $name', (other) => {
    expect(hasTrait('vanilla', other)).toBe(false)
  })
})

test('a bear is a 2/2 creature for two mana, and no Vehicle', () => {
  const size = { power: '2', toughness: '2', cmc: 2 }
  const skiff: Facts = { name: 'Smuggler Skiff', type_line: 'Artifact — Vehicle', ...size }
  expect(hasTrait('bear', creature('Grizzly Bears', '', size))).toBe(true)
  expect(hasTrait('bear', creature('Elvish Bear', '', { ...size, cmc: 3 }))).toBe(false)
  expect(hasTrait('bear', skiff)).toBe(false)
})

describe('a creature with keyword abilities only', () => {
  test.each([
    creature('Serra Angel', 'Flying, vigilance (Attacking does not cause it to tap.)'),
    creature('White Knight', 'First strike\nProtection from black'),
    creature('Baneslayer', 'Flying, protection from Demons and from Dragons'),
    creature('Slivers of Steel', 'Modular 3'),
    creature('Air Elemental', 'Flying\nWard—Pay 2 life.'),
    creature('Bog Raiders', 'Swampwalk\nWizardcycling {3}'),
    creature('Bloodbraid Challenger', 'Cascade\nHaste\nEscape—{3}{R}{G}, Exile three other cards.'),
  ])('is $name', (french) => {
    expect(hasTrait('frenchvanilla', french)).toBe(true)
  })

  test.each([
    creature('Grizzly Bears', ''),
    creature('Llanowar Elves', '{T}: Add {G}.'),
    creature('Favorable Winds', 'Flying creatures you control get +1/+1.'),
    creature('Steppe Lynx', 'Landfall — Whenever a land you control enters, it gets +2/+2.'),
    creature('Flashy Name', 'Flashing lights'),
    creature('Swift Justice', 'Haste', { type_line: 'Instant' }),
    gatekeeper,
  ])('is not $name', (other) => {
    expect(hasTrait('frenchvanilla', other)).toBe(false)
  })
})

test('a bear is a 2/2 for two mana on its front', () => {
  const bear = creature('Grizzly Bears', '', { power: '2', toughness: '2', cmc: 2 })
  expect(hasTrait('bear', bear)).toBe(true)
  expect(hasTrait('bear', { ...bear, cmc: 3 })).toBe(false)
  expect(hasTrait('bear', { ...bear, toughness: '1' })).toBe(false)
  const graverobber = {
    ...bear,
    layout: 'flip',
    card_faces: [
      { name: 'Nezumi Graverobber', power: '2', toughness: '1' },
      { name: 'Nighteyes the Desecrator', power: '2', toughness: '2' },
    ],
  }
  expect(hasTrait('bear', graverobber)).toBe(false)
})

describe('modal', () => {
  test.each<Facts>([
    { name: 'Izzet Charm', oracle_text: 'Choose one —\n• Counter it.\n• Deal 2 damage.' },
    { name: 'Three Steps Ahead', keywords: ['Spree'], oracle_text: 'Spree\n+ {3} — Copy it.' },
    { name: 'Season of Gathering', oracle_text: 'Choose up to five {P} worth of modes.' },
  ])('is $name', (modal) => {
    expect(hasTrait('modal', modal)).toBe(true)
  })

  test('is not everything that is chosen', () => {
    const thoughtseize = 'Target player reveals their hand. You choose one card from it.'
    expect(hasTrait('modal', { name: 'Thoughtseize', oracle_text: thoughtseize })).toBe(false)
  })
})

describe('hybrid mana', () => {
  test.each(['{W/U}', '{2/W}', '{C/W}', '{G/W/P}'])('is %s', (mana_cost) => {
    expect(hasTrait('hybrid', { name: 'Costly', mana_cost })).toBe(true)
  })

  test('is not Phyrexian mana, and not in the rules text', () => {
    const dismember: Facts = { name: 'Dismember', mana_cost: '{1}{B/P}{B/P}' }
    expect(hasTrait('hybrid', dismember)).toBe(false)
    const gate: Facts = {
      name: 'Mystic Gate',
      mana_cost: '',
      oracle_text: '{W/U}, {T}: Add {W}{W}.',
    }
    expect(hasTrait('hybrid', gate)).toBe(false)
  })

  test('counts on either half of a split card, and on the front of a card with a back', () => {
    const card_faces = [
      { name: 'Push', mana_cost: '{1}{B}' },
      { name: 'Pull', mana_cost: '{4}{B/R}{B/R}' },
    ]
    expect(hasTrait('hybrid', { name: 'Push // Pull', layout: 'split', card_faces })).toBe(true)
    expect(hasTrait('hybrid', { name: 'Push // Pull', layout: 'modal_dfc', card_faces })).toBe(
      false,
    )
  })
})

test('Phyrexian mana counts in the cost and in the text', () => {
  expect(hasTrait('phyrexian', { name: 'Dismember', mana_cost: '{1}{B/P}{B/P}' })).toBe(true)
  expect(hasTrait('phyrexian', { name: 'Spellskite', oracle_text: '{U/P}: Redirect it.' })).toBe(
    true,
  )
  expect(hasTrait('phyrexian', { name: 'Season', oracle_text: '{P} — Draw a card.' })).toBe(false)
})
