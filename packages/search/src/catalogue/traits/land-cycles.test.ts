import { expect, test } from 'vitest'
import { type Facts, hasTrait } from '../../test/has-trait.ts'

function land(name: string, oracle_text: string, type_line = 'Land'): Facts {
  return { name, type_line, oracle_text }
}

const tapped = 'This land enters tapped.'
const tundra = land('Tundra', '({T}: Add {W} or {U}.)', 'Land — Plains Island')
const stalkingStones = land(
  'Stalking Stones',
  "{T}: Add {C}.\n{6}: This land becomes a 3/3 Elemental artifact creature that's still a land.",
)
const arcaneSanctum = land('Arcane Sanctum', `${tapped}\n{T}: Add {W}, {U}, or {B}.`)
const savaiTriome = land(
  'Savai Triome',
  `({T}: Add {R}, {W}, or {B}.)\n${tapped}\nCycling {3}`,
  'Land — Mountain Plains Swamp',
)

test.each<[trait: string, is: Facts, isNot: Facts]>([
  [
    'karoo',
    land(
      'Karoo',
      "Karoo enters the battlefield tapped.\nWhen Karoo enters the battlefield, sacrifice it unless you return an untapped Plains you control to its owner's hand.\n{T}: Add {C}{W}.",
    ),
    land('Lotus Field', `${tapped}\nWhen this land enters, sacrifice two lands.`),
  ],
  [
    'manland',
    land(
      'Treetop Village',
      "{1}{G}: This land becomes a 3/3 green Ape creature until end of turn. It's still a land.",
    ),
    land('Mech Hangar', '{3}, {T}: Target Vehicle becomes an artifact creature.'),
  ],
  ['creatureland', stalkingStones, tundra],
  [
    'creatureland',
    land(
      'Crawling Barrens',
      "{4}: Put two +1/+1 counters on this land. Then you may have it become a 0/0 creature. It's still a land.",
    ),
    land(
      'Tyrite Sanctum',
      '{2}, {T}: Target legendary creature becomes a God in addition to its other types.',
    ),
  ],
  [
    'creatureland',
    land(
      'Cavernous Maw',
      "{2}: This land becomes a 3/3 Elemental creature until end of turn. It's still a Cave land.",
      'Land — Cave',
    ),
    land('Dryad Arbor', '(It is a land and a creature.)', 'Land Creature — Forest Dryad'),
  ],
  [
    'filterland',
    land('Mystic Gate', '{T}: Add {C}.\n{W/U}, {T}: Add {W}{W}, {W}{U}, or {U}{U}.'),
    tundra,
  ],
  [
    'filterland',
    land('Skycloud Expanse', '{1}, {T}: Add {W}{U}.'),
    land('Unknown Shores', '{T}: Add {C}.\n{1}, {T}: Add one mana of any color.'),
  ],
  [
    'storageland',
    land(
      'Fungal Reaches',
      '{1}, Remove X storage counters from this land: Add X mana in any combination of {R} and/or {G}.',
    ),
    land('City of Shadows', '{T}, Exile a creature: Put a storage counter on this land.'),
  ],
  ['triland', arcaneSanctum, savaiTriome],
  ['triome', savaiTriome, arcaneSanctum],
  [
    'tron',
    land("Urza's Tower", '{T}: Add {C}.', "Land — Urza's Tower"),
    land("Urza's Workshop", '{T}: Add {C}.', "Land — Urza's"),
  ],
])('%s: $1.name is one, $2.name is none', (trait, is, isNot) => {
  expect(hasTrait(trait, is)).toBe(true)
  expect(hasTrait(trait, isNot)).toBe(false)
})

test('a pathway is a land on both sides', () => {
  const sides = (front: string, back: string, layout = 'modal_dfc'): Facts => ({
    name: `${front} // ${back}`,
    layout,
    card_faces: [
      { name: front, type_line: 'Land', oracle_text: '{T}: Add {U}.' },
      { name: back, type_line: 'Land', oracle_text: '{T}: Add {R}.' },
    ],
  })
  expect(hasTrait('pathway', sides('Riverglide Pathway', 'Lavaglide Pathway'))).toBe(true)
  expect(hasTrait('pathway', sides('Riverglide Pathway', 'Molten Coast'))).toBe(false)
})

test('only a land can be one', () => {
  expect(hasTrait('creatureland', { ...stalkingStones, type_line: 'Artifact' })).toBe(false)
})
