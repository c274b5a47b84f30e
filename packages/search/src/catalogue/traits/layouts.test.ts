import { expect, test } from 'vitest'
import { type Facts, hasTrait } from '../../test/has-trait.ts'

const fireIce: Facts = { name: 'Fire // Ice', layout: 'split' }
const brisela: Facts = {
  name: 'Brisela, Voice of Nightmares',
  layout: 'meld',
  type_line: 'Legendary Creature — Eldrazi Angel',
  mana_cost: '',
}
const gisela: Facts = { ...brisela, name: 'Gisela, the Broken Blade', mana_cost: '{2}{W}{W}' }
const delver: Facts = {
  name: 'Delver of Secrets // Insectile Aberration',
  layout: 'transform',
  card_faces: [{ name: 'Delver of Secrets' }, { name: 'Insectile Aberration' }],
}
const valki: Facts = { name: 'Valki, God of Lies // Tibalt', layout: 'modal_dfc' }
const birds: Facts = {
  name: 'Birds of Paradise // Birds of Paradise',
  layout: 'transform',
  card_faces: [{ name: 'Birds of Paradise' }, { name: 'Birds of Paradise' }],
}
const bolt: Facts = { name: 'Lightning Bolt', type_line: 'Instant' }

test.each<[trait: string, is: Facts, isNot: Facts]>([
  ['split', fireIce, delver],
  ['split', { name: 'Dusk // Dawn', layout: 'aftermath' }, valki],
  ['flip', { name: 'Akki Lavarunner // Tok-Tok', layout: 'flip' }, delver],
  ['tdfc', delver, valki],
  ['mdfc', valki, delver],
  ['meld', brisela, delver],
  ['leveler', { name: 'Student of Warfare', layout: 'leveler' }, bolt],
  ['adventure', { name: 'Bonecrusher Giant // Stomp', layout: 'adventure' }, fireIce],
  ['host', { name: 'Half-Squirrel, Half-', layout: 'augment' }, bolt],
  ['emblem', { name: 'Ajani Steadfast Emblem', layout: 'emblem' }, bolt],
  ['artseries', { name: 'Opt // Opt', layout: 'art_series' }, bolt],
  ['planar', { name: 'Academy at Tolaria West', layout: 'planar' }, bolt],
  ['class', { name: 'Ranger Class', type_line: 'Enchantment — Class' }, bolt],
  ['saga', { name: 'Urza’s Saga', type_line: 'Enchantment Land — Urza’s Saga' }, bolt],
  ['dfc', valki, brisela],
  ['dfc', { name: 'Forest // Forest', layout: 'reversible_card' }, fireIce],
  ['reversible', { name: 'Forest // Forest', layout: 'reversible_card' }, valki],
  ['reversible', birds, delver],
])('%s: $1.name is one, $2.name is none', (trait, is, isNot) => {
  expect(hasTrait(trait, is)).toBe(true)
  expect(hasTrait(trait, isNot)).toBe(false)
})

test('of cards that meld, the result is the one without a cost, unless it is a land', () => {
  const hanweir: Facts = { name: 'Hanweir Battlements', layout: 'meld', type_line: 'Land' }
  expect(hasTrait('meldresult', brisela)).toBe(true)
  expect(hasTrait('meldpart', brisela)).toBe(false)
  expect(hasTrait('meldpart', gisela)).toBe(true)
  expect(hasTrait('meldpart', hanweir)).toBe(true)
  expect(hasTrait('meldresult', hanweir)).toBe(false)
  expect(hasTrait('meldpart', { ...gisela, layout: 'normal' })).toBe(false)
})

test('a token is one by its layout or its type line', () => {
  expect(hasTrait('token', { name: 'Soldier', layout: 'token' })).toBe(true)
  expect(hasTrait('token', { name: 'Wicked', layout: 'flip', type_line: 'Token Aura' })).toBe(true)
  expect(hasTrait('token', { name: 'Grizzly Bears', type_line: 'Creature — Bear' })).toBe(false)
})

test('a battle is one by its front', () => {
  const invasion: Facts = {
    name: 'Invasion of Zendikar // Awakened Skyclave',
    layout: 'transform',
    card_faces: [
      { name: 'Invasion of Zendikar', type_line: 'Battle — Siege' },
      { name: 'Awakened Skyclave', type_line: 'Creature — Elemental' },
    ],
  }
  expect(hasTrait('battle', invasion)).toBe(true)
  expect(hasTrait('battle', delver)).toBe(false)
})
