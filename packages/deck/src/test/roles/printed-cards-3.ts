import type { PrintedFace } from './card-called.ts'

/** Real cards, with only the sentences that matter for roles, and their power if they have one. */
export const thirdCards = {
  'Light Up the Stage': [
    [
      'Sorcery',
      'Spectacle {R} (You may cast this spell for its spectacle cost rather than its mana cost if an opponent lost life this turn.) Exile the top two cards of your library. Until the end of your next turn, you may play those cards.',
    ],
  ],
  'Lightning Bolt': [['Instant', 'Lightning Bolt deals 3 damage to any target.']],
  'Lightning Greaves': [['Artifact — Equipment', 'Equipped creature has haste and shroud.']],
  'Lightning Helix': [
    ['Instant', 'Lightning Helix deals 3 damage to any target and you gain 3 life.'],
  ],
  'Lingering Souls': [['Sorcery', 'Create two 1/1 white Spirit creature tokens with flying.']],
  'Living Death': [
    [
      'Sorcery',
      'Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then puts all cards they exiled this way onto the battlefield.',
    ],
  ],
  'Llanowar Elves': [['Creature — Elf Druid', '{T}: Add {G}.', '1']],
  'Loxodon Warhammer': [
    ['Artifact — Equipment', 'Equipped creature gets +3/+0 and has trample and lifelink.'],
  ],
  'Luminarch Aspirant': [
    [
      'Creature — Human Cleric',
      'At the beginning of combat on your turn, put a +1/+1 counter on target creature you control.',
      '1',
    ],
  ],
  'Lurrus of the Dream-Den': [
    [
      'Legendary Creature — Cat Nightmare',
      'Lifelink\nOnce during each of your turns, you may cast a permanent spell with mana value 2 or less from your graveyard.',
      '3',
    ],
  ],
  'Mana Drain': [
    [
      'Instant',
      "Counter target spell.\nAt the beginning of your next main phase, add an amount of {C} equal to that spell's mana value.",
    ],
  ],
  'Massacre Wurm': [
    [
      'Creature — Phyrexian Wurm',
      'When this creature enters, creatures your opponents control get -2/-2 until end of turn.',
      '6',
    ],
  ],
  "Mirari's Wake": [
    [
      'Enchantment',
      'Whenever you tap a land for mana, add one mana of any type that land produced.',
    ],
  ],
  'Mother of Runes': [
    [
      'Creature — Human Cleric',
      '{T}: Target creature you control gains protection from the color of your choice until end of turn.',
      '1',
    ],
  ],
  'Muddle the Mixture': [
    [
      'Instant',
      'Counter target instant or sorcery spell.\nTransmute {1}{U}{U} ({1}{U}{U}, Discard this card: Search your library for a card with the same mana value as this card, reveal it, put it into your hand, then shuffle.',
    ],
  ],
  'Muldrotha, the Gravetide': [
    [
      'Legendary Creature — Elemental Avatar',
      'During each of your turns, you may play a land and cast a permanent spell of each permanent type from your graveyard.',
      '6',
    ],
  ],
  Negate: [['Instant', 'Counter target noncreature spell.']],
  'Oblivion Ring': [
    ['Enchantment', 'When this enchantment enters, exile another target nonland permanent.'],
  ],
  'Open the Vaults': [
    [
      'Sorcery',
      "Return all artifact and enchantment cards from all graveyards to the battlefield under their owners' control.",
    ],
  ],
  'Orcish Bowmasters': [
    [
      'Creature — Orc Archer',
      'When this creature enters and whenever an opponent draws a card except the first one they draw in each of their draw steps, this creature deals 1 damage to any target.\nThen amass Orcs 1.',
      '1',
    ],
  ],
  Overrun: [
    [
      'Sorcery',
      "Creatures you control get +3/+3 and gain trample until end of turn.\n(Each of those creatures can deal excess combat damage to the player or planeswalker it's attacking.)",
    ],
  ],
  Pacifism: [['Enchantment — Aura', "Enchanted creature can't attack or block."]],
  'Pact of Negation': [['Instant', "Counter target spell.\nIf you don't, you lose the game."]],
  'Parallel Lives': [
    [
      'Enchantment',
      'If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.',
    ],
  ],
  'Path to Exile': [
    [
      'Instant',
      'Exile target creature.\nIts controller may search their library for a basic land card, put that card onto the battlefield tapped, then shuffle.',
    ],
  ],
  'Pernicious Deed': [
    [
      'Enchantment',
      '{X}, Sacrifice Pernicious Deed: Destroy each artifact, creature, and enchantment with mana value X or less.',
    ],
  ],
  'Phyrexian Arena': [
    ['Enchantment', 'At the beginning of your upkeep, you draw a card and you lose 1 life.'],
  ],
  'Platinum Angel': [
    [
      'Artifact Creature — Angel',
      "You can't lose the game and your opponents can't win the game.",
      '4',
    ],
  ],
  'Polluted Delta': [
    [
      'Land',
      '{T}, Pay 1 life, Sacrifice this land: Search your library for an Island or Swamp card, put it onto the battlefield, then shuffle.',
    ],
  ],
  Ponder: [['Sorcery', 'Draw a card.']],
  Pongify: [
    ['Instant', 'Destroy target creature.\nIts controller creates a 3/3 green Ape creature token.'],
  ],
  'Prey Upon': [
    ['Sorcery', "Target creature you control fights target creature you don't control."],
  ],
  'Privileged Position': [['Enchantment', 'Other permanents you control have hexproof.']],
  Progenitus: [['Legendary Creature — Hydra Avatar', 'Protection from everything', '10']],
  'Raise the Alarm': [['Instant', 'Create two 1/1 white Soldier creature tokens.']],
  Reanimate: [
    [
      'Sorcery',
      'Put target creature card from a graveyard onto the battlefield under your control.',
    ],
  ],
  Regrowth: [['Sorcery', 'Return target card from your graveyard to your hand.']],
  'Relentless Rats': [
    [
      'Creature — Rat',
      'This creature gets +1/+1 for each other creature on the battlefield named Relentless Rats.',
      '2',
    ],
  ],
  'Relic of Progenitus': [
    [
      'Artifact',
      '{T}: Target player exiles a card from their graveyard.{1}, Exile Relic of Progenitus: Exile all graveyards.\nDraw a card.',
    ],
  ],
  'Rest in Peace': [['Enchantment', 'When this enchantment enters, exile all graveyards.']],
  'Restoration Angel': [
    [
      'Creature — Angel',
      'When Restoration Angel enters, you may exile target non-Angel creature you control, then return that card to the battlefield under your control.',
      '3',
    ],
  ],
  Reverberate: [['Instant', 'Copy target instant or sorcery spell.']],
  'Rhystic Study': [
    [
      'Enchantment',
      'Whenever an opponent casts a spell, you may draw a card unless that player pays {1}.',
    ],
  ],
  'Rite of Replication': [['Sorcery', "Create a token that's a copy of target creature."]],
  'Sanguine Bond': [
    ['Enchantment', 'Whenever you gain life, target opponent loses that much life.'],
  ],
  'Savai Triome': [
    ['Land — Mountain Plains Swamp', 'Cycling {3} ({3}, Discard this card: Draw a card.)'],
  ],
} as const satisfies Record<string, readonly PrintedFace[]>
