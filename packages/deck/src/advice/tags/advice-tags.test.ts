import { expect, test } from 'vitest'
import { type AdviceCard, adviceTagsOf } from './advice-tags.ts'
import { themeName } from './theme-name.ts'

function tagsOf(
  name: string,
  typeLine: string,
  oracleText: string,
  more: Partial<AdviceCard> = {},
) {
  const face = { name, typeLine, oracleText, power: null }
  return adviceTagsOf({ ...face, faces: [], manaCost: '', manaValue: 2, keywords: [], ...more })
}

test('a card has its types, mana value, keywords, subtypes and roles', () => {
  const more = { keywords: ['Flying'], manaValue: 9 }
  const tags = tagsOf('Nameless', 'Legendary Creature — Elf Druid', '{T}: Add {G}.', more)
  expect(tags).toEqual(
    expect.arrayContaining([
      ...['type:legendary', 'type:creature', 'mv:7', 'kw:flying'],
      ...['sub:elf', 'sub:druid', 'role:ramp'],
    ]),
  )
  expect(tags).not.toContain('cares:elf')
  expect(tagsOf('Nameless', 'Basic Land — Forest', '({T}: Add {G}.)')).not.toContain('sub:forest')
})

test('subtypes that a text mentions count, plurals too, but not in reminders or in the own name', () => {
  const tags = tagsOf('Goblin King', 'Creature — Goblin', 'Other Elves get +1/+1. (Wolves do not.)')
  expect(tags).toEqual(expect.arrayContaining(['sub:goblin', 'sub:elf', 'cares:elf']))
  expect(tags).not.toContain('sub:wolf')
  expect(tagsOf('Goblin King', 'Sorcery', 'Draw Goblin King.')).not.toContain('sub:goblin')
})

test('subtypes of tokens that others create do not count', () => {
  const within =
    'Destroy target permanent. Its controller creates a 3/3 green Beast creature token.'
  expect(tagsOf('Beast Within', 'Instant', within)).not.toContain('sub:beast')
  expect(tagsOf('Nameless', 'Sorcery', 'Create a 3/3 Beast creature token.')).toContain('sub:beast')
})

test('a card whose own death triggers is about creatures that die', () => {
  const dies = 'When Child of Alara dies, destroy all nonland permanents.'
  expect(tagsOf('Child of Alara', 'Creature', dies)).toContain('concept:death_trigger')
  expect(tagsOf('Nameless', 'Creature', 'Whenever another creature dies, scry 1.')).toContain(
    'concept:death_trigger',
  )
  expect(tagsOf('Nameless', 'Creature', 'When this enters, scry 1.')).not.toContain(
    'concept:death_trigger',
  )
})

test('the type of a planeswalker is no subtype, and that of the other side of a card is', () => {
  const tags = tagsOf('Nameless', 'Legendary Creature — Elf // Legendary Planeswalker — Nissa', '')
  expect(tags.filter((tag) => tag.startsWith('sub:'))).toEqual(['sub:elf'])
  const other = tagsOf('Nameless', 'Creature — Human // Creature — Werewolf', '')
  expect(other).toEqual(expect.arrayContaining(['sub:human', 'sub:werewolf']))
})

test('subtypes of two words are one, and texts have their plurals', () => {
  const doctor = tagsOf('Nameless', 'Legendary Creature — Time Lord Doctor', '')
  expect(doctor.filter((tag) => tag.startsWith('sub:'))).toEqual(['sub:time lord', 'sub:doctor'])
  const mentioned = tagsOf('Nameless', 'Instant', 'Heroes, Time Lords, Cybermen and Treefolk win.')
  expect(mentioned.filter((tag) => tag.startsWith('cares:'))).toEqual([
    ...['cares:hero', 'cares:time lord', 'cares:cyberman', 'cares:treefolk'],
  ])
})

const themes: [theme: string, typeLine: string, has: string, hasNot: string][] = [
  [
    'landfall',
    'Creature',
    'Whenever a land you control enters, you gain 1 life.',
    "Whenever a land enters under an opponent's control, …",
  ],
  [
    'lands_matter',
    'Creature',
    'This gets +1/+1 for each land you control.',
    'Lands you control have "{T}: Add one mana of any color."\nAdd {R} for each land they control.',
  ],
  ['draw', 'Sorcery', 'Target player draws two cards.', "Your opponents can't draw cards."],
  ['graveyard', 'Sorcery', 'Return target card from your graveyard to your hand.', 'Scry 2.'],
  ['counters', 'Instant', 'Put a +1/+1 counter on target creature.', 'Put a charge counter on it.'],
  ['tokens', 'Sorcery', 'Create two 1/1 Soldier creature tokens.', 'Create a Treasure token.'],
  ['ramp', 'Creature', '{T}: Add {G}.', "Target land's controller creates a Treasure token."],
  ['lifegain', 'Instant', 'You gain 3 life.', "Players can't gain life."],
  [
    'sacrifice',
    'Creature',
    'Sacrifice a creature: Scry 1.',
    'Each opponent sacrifices a creature.',
  ],
  ['spells', 'Creature', 'Magecraft — Whenever you cast an instant …', 'Counter target instant.'],
  [
    'commander_matters',
    'Artifact',
    'Creatures you control have haste while you control your commander.',
    "{T}: Add one mana of any color in your commander's color identity.",
  ],
  [
    'colorless',
    'Creature',
    'Colorless spells you cast cost {1} less to cast.',
    '{T}: Add {C}.\nCreate a 1/1 colorless Eldrazi Scion creature token.',
  ],
  [
    'chaos',
    'Sorcery',
    'Choose target creature at random.',
    'Target player discards two cards at random. Put the rest on the bottom in a random order.',
  ],
  [
    'top_of_library',
    'Instant',
    'Look at the top card of your library.',
    'Its owner reveals the top card of their library.',
  ],
  ['equipment', 'Instant', 'Attach target Equipment to it.', 'Destroy target Equipment.'],
  [
    'pillowfort',
    'Enchantment',
    "Creatures can't attack you unless their controller pays {2}.",
    'Counter target spell unless its controller pays {3}.',
  ],
  ['chaos', 'Sorcery', 'Choose a creature at random.', 'Target player discards a card at random.'],
  ['chaos', 'Enchantment', 'Chaos ensues.', 'Put them on the bottom in a random order.'],
  [
    'goad',
    'Instant',
    'Target creature attacks this turn if able.',
    'This creature attacks each combat if able.',
  ],
]

test.each(themes)('%s is a theme that is found and named', (theme, typeLine, has, hasNot) => {
  expect(tagsOf('Nameless', typeLine, has)).toContain(`concept:${theme}`)
  expect(tagsOf('Nameless', typeLine, hasNot)).not.toContain(`concept:${theme}`)
  expect(themeName(`concept:${theme}`)).toBeDefined()
})

test('spells with kicker are about it, but mana rocks with it are not', () => {
  expect(tagsOf('Nameless', 'Sorcery', 'Kicker {2}')).toContain('concept:kicker')
  expect(tagsOf('Nameless', 'Artifact', 'Multikicker {2}')).not.toContain('concept:kicker')
})

test('a card that exiles from graveyards to copy what it exiles is no graveyard hate', () => {
  const exiles = 'xile target creature card from a graveyard'
  expect(tagsOf('Nameless', 'Instant', `E${exiles}.`)).toContain('role:graveyard_hate')
  for (const text of [
    `E${exiles}. Copy that card.`,
    `E${exiles} with a memory counter on it.`,
    `Imprint — When this artifact enters, you may e${exiles}.`,
  ])
    expect(tagsOf('Nameless', 'Artifact', text)).not.toContain('role:graveyard_hate')
})

test('a card whose text is missing has the roles that it comes with', () => {
  const tags = tagsOf('Nameless', 'Artifact', 'The rules text comes with the card data.', {
    roles: ['ramp'],
  })
  expect(tags).toContain('role:ramp')
})

test('themes have the names that players use', () => {
  expect(themeName('sub:squirrel')).toBe('Squirrels')
  expect(themeName('sub:elf')).toBe('Elves')
  expect(themeName('sub:equipment')).toBe('Equipment')
  expect(themeName('sub:treefolk')).toBe('Treefolk')
  expect(themeName('sub:hero')).toBe('Heroes')
  expect(themeName('sub:time lord')).toBe('Time Lords')
  expect(themeName('sub:assembly-worker')).toBe('Assembly-Workers')
  expect(themeName('kw:flying')).toBe('Flying')
  expect(themeName('concept:counters')).toBe('+1/+1 counters')
  for (const tag of [
    'type:creature',
    'mv:3',
    'cares:elf',
    'role:ramp',
    'concept:modal',
    'concept:none',
  ])
    expect(themeName(tag)).toBeUndefined()
})
