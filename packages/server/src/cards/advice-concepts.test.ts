import { readFileSync } from 'node:fs'
import { readCardObject } from '@manafolio/search'
import { expect, test } from 'vitest'
import { sampleFile } from '../test/test-app.ts'
import { shownTags } from './advice-measures.ts'

const tagsByName = new Map(
  readFileSync(sampleFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { printings, ...card } = JSON.parse(line)
      const read = readCardObject({ ...printings[0], ...card })
      return [card.name, read && shownTags(read)]
    }),
)

/** For each a card that is about it, and one that looks as if it were. */
const cases: readonly [concept: string, has: string, hasNot: string][] = [
  ['counters', 'Luminarch Aspirant', 'Heart of Kiran'], // loyalty counters
  ['minus_counters', 'Kitchen Finks', 'Luminarch Aspirant'],
  ['proliferate', "Atraxa, Praetors' Voice", 'Doubling Season'],
  ['suspend', 'Ancestral Vision', 'Ancestral Recall'],
  ['tokens', 'Bitterblossom', 'Smothering Tithe'], // Treasures
  ['treasure', 'Smothering Tithe', 'Black Lotus'],
  ['clues', 'Tireless Tracker', 'Courser of Kruphix'],
  ['food', 'Oko, Thief of Crowns', 'Kitchen Finks'],
  ['go_wide', 'Archangel of Thune', 'Giant Growth'],
  ['attack_trigger', 'Emrakul, the Aeons Torn', 'Ball Lightning'],
  ['unblockable', 'Changeling Outcast', 'Serra Angel'],
  ['flying_matters', 'Lingering Souls', 'Serra Angel'],
  ['low_power', 'Dusk // Dawn', 'Fatal Push'], // a mana value
  ['big_creature', 'Nicol Bolas', 'Serra Angel'],
  ['pump', 'Giant Growth', 'Goblin King'],
  ['voltron', 'Bonesplitter', 'Ornithopter'],
  ['vehicles', 'Heart of Kiran', 'Ornithopter'],
  ['graveyard', "Stitcher's Supplier", 'Murder'],
  ['sacrifice_outlet', 'Viscera Seer', 'Liliana of the Veil'], // the opponents'
  ['edict', 'Liliana of the Veil', 'Viscera Seer'],
  ['death_trigger', 'Blood Artist', 'Murder'],
  ['cast_from_graveyard', 'Faithless Looting', 'Eternal Witness'], // to the hand
  ['types_in_graveyard', 'Treasure Cruise', 'Divination'],
  ['opponents_discard', 'Liliana of the Veil', 'Faithless Looting'],
  ['cycling', 'Savai Triome', 'Evolving Wilds'],
  ['spells', 'Guttersnipe', 'Negate'], // counters them
  ['cantrip', 'Opt', 'Divination'],
  ['counterspell', 'Mana Leak', 'Guttersnipe'],
  ['tutor', 'Goblin Matron', 'Rampant Growth'], // a land
  ['cascade', 'Bloodbraid Elf', 'Goblin Guide'],
  ['adventures', 'Bonecrusher Giant // Stomp', 'Fire // Ice'],
  ['transform', 'Delver of Secrets // Insectile Aberration', 'Bonecrusher Giant // Stomp'],
  ['equipment', 'Stoneforge Mystic', 'Heart of Kiran'],
  ['typal', 'Changeling Outcast', 'Goblin King'], // one type
  ['snow', 'Ice-Fang Coatl', 'Baleful Strix'],
  ['monocolor', 'Gray Merchant of Asphodel', 'Zulaport Cutthroat'],
  ['landfall', 'Lotus Cobra', 'Rampant Growth'],
  ['mana_rock', 'Sol Ring', 'Solemn Simulacrum'],
  ['mana_creature', 'Llanowar Elves', 'Sol Ring'],
  ['fixing', 'Birds of Paradise', 'Llanowar Elves'],
  ['lifegain_matters', "Ajani's Pridemate", 'Lightning Helix'],
  ['drain', 'Zulaport Cutthroat', 'Sign in Blood'],
  ['pay_life', 'Reanimate', 'Animate Dead'],
  ['punisher', 'Rhystic Study', 'Phyrexian Arena'],
  ['commander_matters', 'Edgar Markov', 'Krenko, Mob Boss'],
]

test.each(cases)('%s: %s is about it, %s is not', (concept, has, hasNot) => {
  expect(tagsByName.get(has)).toContain(`concept:${concept}`)
  expect(tagsByName.get(hasNot)).not.toContain(`concept:${concept}`)
})
