import { expect, test } from 'vitest'
import { type Facts, hasTrait } from '../../test/has-trait.ts'

function land(name: string, oracle_text: string, type_line = 'Land'): Facts {
  return { name, type_line, oracle_text }
}

const tapped = 'This land enters tapped.'
const islandPair = 'Land — Plains Island'
const tundra = land('Tundra', '({T}: Add {W} or {U}.)', 'Land — Plains Island')
const steamVents = land(
  'Steam Vents',
  "({T}: Add {U} or {R}.)\nAs this land enters, you may pay 2 life. If you don't, it enters tapped.",
  'Land — Island Mountain',
)
const seachromeCoast = land(
  'Seachrome Coast',
  'This land enters tapped unless you control two or fewer other lands.\n{T}: Add {W} or {U}.',
)
const desertedBeach = land(
  'Deserted Beach',
  'This land enters tapped unless you control two or more other lands.\n{T}: Add {W} or {U}.',
)

test.each<[trait: string, is: Facts, isNot: Facts]>([
  ['dual', tundra, steamVents],
  [
    'dual',
    tundra,
    land('Glacial Floodplain', `({T}: Add {W} or {U}.)\n${tapped}`, `Snow ${islandPair}`),
  ],
  ['dual', tundra, { name: 'Fetching Garden', type_line: 'Land — Forest Plains' }],
  ['shockland', steamVents, tundra],
  [
    'fetchland',
    land(
      'Flooded Strand',
      '{T}, Pay 1 life, Sacrifice this land: Search your library for a Plains or Island card, put it onto the battlefield, then shuffle.',
    ),
    land(
      'Prismatic Vista',
      '{T}, Pay 1 life, Sacrifice this land: Search your library for a basic land card, put it onto the battlefield, then shuffle.',
    ),
  ],
  [
    'checkland',
    land(
      'Glacial Fortress',
      'This land enters tapped unless you control a Plains or an Island.\n{T}: Add {W} or {U}.',
    ),
    land(
      'Minas Tirith',
      'Minas Tirith enters tapped unless you control a legendary creature.\n{T}: Add {W}.',
      'Legendary Land',
    ),
  ],
  ['fastland', seachromeCoast, desertedBeach],
  ['slowland', desertedBeach, seachromeCoast],
  [
    'battleland',
    land(
      'Prairie Stream',
      'This land enters tapped unless you control two or more basic lands.',
      islandPair,
    ),
    tundra,
  ],
  [
    'bondland',
    land(
      'Sea of Clouds',
      'This land enters tapped unless you have two or more opponents.\n{T}: Add {W} or {U}.',
    ),
    land('Command Tower', "{T}: Add one mana of any color in your commander's identity."),
  ],
  [
    'snarl',
    land(
      'Port Town',
      "As Port Town enters the battlefield, you may reveal a Plains or Island card from your hand. If you don't, Port Town enters the battlefield tapped.\n{T}: Add {W} or {U}.",
    ),
    land(
      'Ancient Amphitheater',
      "As Ancient Amphitheater enters the battlefield, you may reveal a Giant card from your hand. If you don't, Ancient Amphitheater enters the battlefield tapped.\n{T}: Add {R} or {W}.",
    ),
  ],
  [
    'painland',
    land('Adarkar Wastes', '{T}: Add {C}.\n{T}: Add {W} or {U}. This land deals 1 damage to you.'),
    land(
      'Pine Barrens',
      `${tapped}\n{T}: Add {C}.\n{T}: Add {B} or {G}. This land deals 1 damage to you.`,
    ),
  ],
  [
    'canland',
    land(
      'Horizon Canopy',
      '{T}, Pay 1 life: Add {G} or {W}.\n{1}, {T}, Sacrifice Horizon Canopy: Draw a card.',
    ),
    land('Mana Confluence', '{T}, Pay 1 life: Add one mana of any color.'),
  ],
  [
    'gainland',
    land(
      'Akoum Refuge',
      'Akoum Refuge enters the battlefield tapped.\nWhen Akoum Refuge enters the battlefield, you gain 1 life.\n{T}: Add {B} or {R}.',
    ),
    land('Radiant Fountain', 'When this land enters, you gain 2 life.\n{T}: Add {C}.'),
  ],
  [
    'scryland',
    land(
      'Temple of Malice',
      'Temple of Malice enters tapped.\nWhen Temple of Malice enters, scry 1. (Look at the top card.)\n{T}: Add {B} or {R}.',
    ),
    land('Zhalfirin Void', 'When this land enters, scry 1.\n{T}: Add {C}.'),
  ],
  [
    'surveilland',
    land(
      'Meticulous Archive',
      `({T}: Add {W} or {U}.)\n${tapped}\nWhen this land enters, surveil 1. (Look at it.)`,
      islandPair,
    ),
    land('Conduit Pylons', 'When this land enters, surveil 1.\n{T}: Add {C}.', 'Land — Desert'),
  ],
  [
    'cycleland',
    land('Irrigated Farmland', `${tapped}\nCycling {2} ({2}, Discard this: Draw.)`, islandPair),
    land('Desert of the True', `${tapped}\n{T}: Add {W}.\nCycling {1}{W}`, 'Land — Desert'),
  ],
  [
    'vergeland',
    land(
      'Floodfarm Verge',
      '{T}: Add {W}.\n{T}: Add {U}. Activate only if you control a Plains or an Island.',
    ),
    land(
      'Krosan Verge',
      `${tapped}\n{2}, {T}, Sacrifice this land: Search your library for a Forest card and a Plains card.`,
    ),
  ],
])('%s: $1.name is one, $2.name is none', (trait, is, isNot) => {
  expect(hasTrait(trait, is)).toBe(true)
  expect(hasTrait(trait, isNot)).toBe(false)
})
