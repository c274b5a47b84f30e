import { expect, test } from 'vitest'
import { dataCard } from '../../../../../test/decks/suggested-cards.ts'
import { shownThemes } from './shown-themes.ts'
import type { ThemeId } from './themes.ts'

const of = (name: string, text: string, type = 'Creature') =>
  shownThemes(dataCard(name, text, { type_line: type }))

const shown: [ThemeId, string, string][] = [
  ['landfall', 'Scute Swarm', 'Landfall — Whenever a land you control enters, create a token.'],
  ['landfall', 'Tatyova, Benthic Druid', 'Whenever a land you control enters, you gain 1 life.'],
  ['equipment', 'Sram, Senior Edificer', 'Whenever you cast an Aura, Equipment, or Vehicle spell'],
  ['equipment', 'Danitha Capashen', 'Equip costs you pay cost {1} less.'],
  ['spells', 'Young Pyromancer', 'Whenever you cast an instant or sorcery spell, create a 1/1.'],
  ['spells', 'Monastery Mentor', 'Whenever you cast a noncreature spell, create a 1/1.'],
  ['spells', 'Monastery Swiftspear', 'Haste\nProwess (Whenever you cast …)'],
  ['spells', 'Grapeshot', 'It deals 1 damage to any target.\nStorm (When you cast …)'],
  ['spells', 'Burning Vengeance', 'When you cast this spell, copy target instant and/or sorcery.'],
  ['sacrifice', 'Viscera Seer', 'Sacrifice a creature: Scry 1.'],
  ['sacrifice', 'Blood Artist', 'Whenever Blood Artist or another creature dies, …'],
  ['sacrifice', 'Mayhem Devil', 'Whenever you sacrifice a permanent, it deals 1 damage.'],
  ['lifegain', 'Kitchen Finks', 'When this creature enters, you gain 2 life.'],
  ['lifegain', 'Sanguine Bond', 'Whenever you gain life, target opponent loses that much life.'],
  ['lifegain', 'Baneslayer Angel', 'Flying, first strike, lifelink'],
  ['counters', 'Hardened Scales', 'If one or more +1/+1 counters would be put on a creature …'],
  ['counters', 'Cloudfin Raptor', 'Flying\nEvolve (Whenever a creature enters …)'],
  ['counters', 'Karn’s Bastion', '{4}, {T}: Proliferate.'],
  ['tokens', 'Raise the Alarm', 'Create two 1/1 white Soldier creature tokens.'],
  ['tokens', 'Parallel Lives', 'If an effect would create one or more tokens under your control'],
  ['tokens', 'Intangible Virtue', 'Creature tokens you control get +1/+1 and have vigilance.'],
  ['tokens', 'Rootborn Defenses', 'Populate. Creatures you control gain indestructible.'],
  ['graveyard', 'Eternal Witness', 'Return target card from your graveyard to your hand.'],
  ['graveyard', 'Entomb', 'Search your library for a card, put that card into your graveyard.'],
  ['graveyard', 'Reanimate', 'Put target creature card from a graveyard onto the battlefield.'],
  ['graveyard', 'Stitcher’s Supplier', 'When this creature enters, mill three cards.'],
  ['graveyard', 'Faithless Looting', 'Draw two cards.\nFlashback {2}{R} (You may cast …)'],
  ['ramp', 'Llanowar Elves', '{T}: Add {G}.'],
  ['ramp', 'Birds of Paradise', '{T}: Add one mana of any color.'],
  [
    'ramp',
    'Farseek',
    'Search your library for a Plains or Mountain card, put it onto the battlefield.',
  ],
  ['ramp', 'Exploration', 'You may play an additional land on each of your turns.'],
  ['ramp', 'Dockside Extortionist', 'When this creature enters, create X Treasure tokens.'],
  ['draw', 'Opt', 'Scry 1. Draw a card.'],
  ['draw', 'Sign in Blood', 'Target player draws two cards and loses 2 life.'],
  ['draw', 'Rishkar’s Expertise', 'Draw cards equal to the greatest power among your creatures.'],
]

test.each(shown)('%s is a theme of %s', (theme, name, text) => {
  expect(of(name, text)).toContain(theme)
})

const notShown: [ThemeId, string, string, string?][] = [
  ['landfall', 'Bojuka Bog', 'This land enters tapped.', 'Land'],
  ['landfall', 'Tunnel Ignus', "Whenever a land enters under an opponent's control, …"],
  ['equipment', 'Disarm', 'Destroy target creature or Equipment.'],
  ['spells', 'Negate', 'Counter target noncreature spell.'],
  ['spells', 'Esper Sentinel', 'Whenever an opponent casts their first noncreature spell …'],
  ['spells', 'Lightning Bolt', 'It deals 3 damage to any target.', 'Instant'],
  ['sacrifice', 'Sakura-Tribe Elder', 'Sacrifice this creature: Search your library for a basic.'],
  ['sacrifice', 'Diabolic Edict', 'Target player sacrifices a creature of their choice.'],
  ['sacrifice', 'Desecration Demon', 'Any opponent may sacrifice a creature of their choice.'],
  ['lifegain', 'Swords to Plowshares', 'Its controller gains life equal to its power.'],
  ['lifegain', 'Erebos', "Your opponents can't gain life."],
  ['lifegain', 'Gilded Goose', 'Create a Food token. ({2}, {T}, Sacrifice it: You gain 3 life.)'],
  ['counters', 'Carnifex Demon', 'Put a -1/-1 counter on each other creature.'],
  ['tokens', 'Smothering Tithe', 'You create a Treasure token.'],
  ['tokens', 'Beast Within', 'Its controller creates a 3/3 green Beast creature token.'],
  ['graveyard', 'Kozilek', 'When Kozilek is put into a graveyard from anywhere, shuffle it.'],
  ['graveyard', 'Tormod’s Crypt', "Exile target player's graveyard."],
  ['graveyard', 'Graveyard Trespasser', 'Whenever Graveyard Trespasser attacks, you gain 1 life.'],
  ['ramp', 'Path to Exile', 'Its controller may search their library for a basic land card.'],
  ['ramp', 'Lay of the Land', 'Search your library for a basic land card, put it into your hand.'],
  [
    'ramp',
    'Evolving Wilds',
    'Search your library for a land card, put it onto the battlefield',
    'Land',
  ],
  ['ramp', 'Forest', '({T}: Add {G}.)', 'Basic Land — Forest'],
  ['draw', 'Savai Triome', 'Cycling {3} ({3}, Discard this card: Draw a card.)', 'Land'],
  ['draw', 'Narset', "Each opponent can't draw more than one card each turn."],
  ['draw', 'Orcish Bowmasters', 'Whenever an opponent draws a card, it deals 1 damage.'],
]

test.each(notShown)('%s is not a theme of %s', (theme, name, text, type) => {
  expect(of(name, text, type)).not.toContain(theme)
})

test('the type line alone makes Equipment', () => {
  expect(of('Bonesplitter', 'It gets +2/+0.', 'Artifact — Equipment')).toEqual(['equipment'])
})

test('each face counts, and a land on the back is no ramp', () => {
  const recovery = dataCard('Bala Ged Recovery // Bala Ged Sanctuary', '', {
    oracle_text: null,
    type_line: 'Sorcery // Land',
    card_faces: [
      {
        name: 'Bala Ged Recovery',
        type_line: 'Sorcery',
        oracle_text: 'Return target card from your graveyard to your hand.',
      },
      { name: 'Bala Ged Sanctuary', type_line: 'Land', oracle_text: '{T}: Add {G}.' },
    ],
  })
  expect(shownThemes(recovery)).toEqual(['graveyard'])
})

test('a card may have several themes, and one without text has none', () => {
  expect(of('Avenger', 'Create a 0/1 Plant creature token. Landfall — +1/+1 counter.')).toEqual([
    ...['landfall', 'counters', 'tokens'],
  ])
  expect(shownThemes(dataCard('Grizzly Bears', ''))).toEqual([])
  expect(shownThemes(dataCard('Oddity', '', { oracle_text: null }))).toEqual([])
})
