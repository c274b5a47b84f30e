import { describe, expect, test } from 'vitest'
import { type Facts, hasTrait } from '../../test/has-trait.ts'

const legalities = { commander: 'legal', brawl: 'legal', duel: 'legal', oathbreaker: 'legal' }

function card(name: string, type_line: string, more: Partial<Facts> = {}): Facts {
  return { name, type_line, legalities, ...more }
}

function twoFaced(layout: string, front: string, back: string): Facts {
  const card_faces = [
    { name: 'Front', type_line: front },
    { name: 'Back', type_line: back },
  ]
  return { name: 'Front // Back', layout, legalities, card_faces }
}

const atraxa = card("Atraxa, Praetors' Voice", 'Legendary Creature — Phyrexian Angel Horror')
const heart = card('Heart of Kiran', 'Legendary Artifact — Vehicle', { power: '4', toughness: '4' })
const damocles = card('Damocles Base, Sword of Kang', 'Legendary Artifact — Vehicle')
const hearthhull = card('Hearthhull, the Worldseed', 'Legendary Artifact — Spacecraft', {
  oracle_text: 'Station\nSTATION 8+\nFlying, vigilance, haste\n6/7',
})
const elevator = card('The Eternity Elevator', 'Legendary Artifact — Spacecraft', {
  oracle_text: '{T}: Add {C}{C}{C}.\nStation\nSTATION 20+\n{T}: Add X mana of any one color.',
})
const background = card('Acolyte of Bahamut', 'Legendary Enchantment — Background')
const grist = card('Grist, the Hunger Tide', 'Legendary Planeswalker — Grist', {
  oracle_text:
    "As long as Grist isn't on the battlefield, it's a 1/1 Insect creature in addition to its other types.",
})
const teferi = card('Teferi, Temporal Archmage', 'Legendary Planeswalker — Teferi', {
  oracle_text: 'Teferi, Temporal Archmage can be your commander.',
})
const jace = card('Jace, the Mind Sculptor', 'Legendary Planeswalker — Jace')
const bears = card('Grizzly Bears', 'Creature — Bear')
const flipped = twoFaced('flip', 'Creature — Human Monk', 'Legendary Creature — Spirit')
const valki = twoFaced('modal_dfc', 'Legendary Creature — God', 'Legendary Planeswalker — Tibalt')
const abbey = twoFaced('transform', 'Land', 'Legendary Creature — Demon')
const brisela = card('Brisela', 'Legendary Creature — Angel', { layout: 'meld', mana_cost: '' })
const urza = card('Urza, Planeswalker', 'Legendary Planeswalker — Urza', {
  layout: 'meld',
  mana_cost: '',
})
const arbor = card('Dryad Arbor', 'Land Creature — Forest Dryad')
const token = card('Marit Lage', 'Token Legendary Creature — Avatar', { layout: 'token' })

const leaders: Record<string, { can: Facts[]; cannot: Facts[] }> = {
  commander: {
    can: [atraxa, heart, damocles, hearthhull, background, grist, teferi, valki],
    cannot: [elevator, jace, bears, flipped, abbey, brisela, token],
  },
  brawler: {
    can: [atraxa, heart, background, grist, teferi, valki, jace],
    cannot: [bears, flipped, abbey, brisela, token],
  },
  duelcommander: {
    can: [atraxa, grist, teferi, valki],
    cannot: [heart, background, jace, bears, flipped, abbey],
  },
  oathbreaker: {
    can: [jace, grist, teferi],
    cannot: [atraxa, valki, bears, urza],
  },
  paupercommander: {
    can: [bears, atraxa],
    cannot: [jace, abbey, brisela, arbor, token],
  },
}

describe.each(Object.entries(leaders))('%s', (trait, { can, cannot }) => {
  test.each(can)('$name can', (leader) => {
    expect(hasTrait(trait, leader)).toBe(true)
  })

  test.each(cannot)('$name cannot', (other) => {
    expect(hasTrait(trait, other)).toBe(false)
  })
})

const stations = { type_line: 'Legendary Artifact — Spacecraft', legalities }

test('a Spacecraft leads if it has power and toughness', () => {
  expect(hasTrait('commander', { name: 'The Seriema', ...stations, toughness: '5' })).toBe(true)
  expect(hasTrait('commander', { name: 'Eternity Elevator', ...stations })).toBe(false)
})

test.each([
  ['commander', { commander: 'banned' }, false],
  ['commander', { commander: 'not_legal' }, true],
  ['brawler', { brawl: 'not_legal' }, false],
  ['brawler', { brawl: 'legal', competitivebrawl: 'banned' }, false],
  ['brawler', { brawl: 'legal', competitivebrawl: 'legal' }, true],
  ['duelcommander', { duel: 'restricted' }, false],
  ['duelcommander', { duel: 'banned' }, false],
])('as %s, what is %o is %s', (trait, legality, expected) => {
  expect(hasTrait(trait, { ...atraxa, legalities: legality })).toBe(expected)
})

test('a planeswalker that Oathbreaker bans is no oathbreaker', () => {
  expect(hasTrait('oathbreaker', { ...jace, legalities: { oathbreaker: 'banned' } })).toBe(false)
})

test('a companion has its condition, not only the word', () => {
  const lurrus = 'Companion — Each permanent card in your starting deck has mana value 2 or less.'
  const doctors = "Doctor's companion (You can have two commanders.)"
  expect(hasTrait('companion', { ...bears, oracle_text: lurrus })).toBe(true)
  expect(hasTrait('companion', { ...bears, oracle_text: doctors })).toBe(false)
})

describe('one of two commanders', () => {
  test.each([
    'Partner (You can have two commanders if both have partner.)',
    'Flying\nPartner with Regna, the Redeemer',
    'Partner—Father & son',
    'Friends forever',
    'Choose a Background (You can have a Background as a second commander.)',
    "Doctor's companion",
  ])('says “%s”', (oracle_text) => {
    expect(hasTrait('partner', { ...atraxa, oracle_text })).toBe(true)
  })

  test('is a Background too, but nobody who only has partners', () => {
    expect(hasTrait('partner', background)).toBe(true)
    const other = 'Whenever a commander you control with partner attacks, draw a card.'
    expect(hasTrait('partner', { ...atraxa, oracle_text: other })).toBe(false)
  })
})

test('Game Changers and the Reserved List are marked', () => {
  expect(hasTrait('gc', { name: 'Rhystic Study', game_changer: true })).toBe(true)
  expect(hasTrait('gc', { name: 'Divination', game_changer: false })).toBe(false)
  expect(hasTrait('reserved', { name: 'Black Lotus', reserved: true })).toBe(true)
  expect(hasTrait('reserved', { name: 'Sol Ring' })).toBe(false)
})
