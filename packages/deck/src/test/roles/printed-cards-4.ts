import type { PrintedFace } from './card-called.ts'

/** Cards as they are printed, cut to the sentences that say something of a role, and their power if they have one. */
export const fourthCards = {
  'Scavenging Ooze': [
    [
      'Creature — Ooze',
      '{G}: Exile target card from a graveyard.\nIf it was a creature card, put a +1/+1 counter on this creature and you gain 1 life.',
      '2',
    ],
  ],
  'Serra Angel': [['Creature — Angel', 'Flying', '4']],
  Shadowspear: [
    [
      'Legendary Artifact — Equipment',
      'Equipped creature gets +1/+1 and has trample and lifelink.\n{1}: Permanents your opponents control lose hexproof and indestructible until end of turn.',
    ],
  ],
  'Sheoldred, the Apocalypse': [
    [
      'Legendary Creature — Phyrexian Praetor',
      'Whenever you draw a card, you gain 2 life.\nWhenever an opponent draws a card, they lose 2 life.',
      '4',
    ],
  ],
  'Siege Rhino': [
    [
      'Creature — Rhino',
      'TrampleWhen Siege Rhino enters the battlefield, each opponent loses 3 life and you gain 3 life.',
      '4',
    ],
  ],
  'Sign in Blood': [['Sorcery', 'Target player draws two cards and loses 2 life.']],
  'Slippery Bogle': [
    [
      'Creature — Beast',
      "Hexproof (This creature can't be the target of spells or abilities your opponents control.)",
      '1',
    ],
  ],
  'Smothering Tithe': [
    [
      'Enchantment',
      'Whenever an opponent draws a card, that player may pay {2}.\nIf the player doesn\'t, you create a Treasure token.\n(It\'s an artifact with "{T}, Sacrifice this token: Add one mana of any color.")',
    ],
  ],
  'Snapcaster Mage': [
    [
      'Creature — Human Wizard',
      'When this creature enters, target instant or sorcery card in your graveyard gains flashback until end of turn.\n(You may cast that card from your graveyard for its flashback cost.',
      '2',
    ],
  ],
  'Snow-Covered Forest': [['Basic Snow Land — Forest', '({T}: Add {G}.)']],
  'Sol Ring': [['Artifact', '{T}: Add {C}{C}.']],
  'Soul Warden': [
    ['Creature — Human Cleric', 'Whenever another creature enters, you gain 1 life.', '1'],
  ],
  'Spell Pierce': [['Instant', 'Counter target noncreature spell unless its controller pays {2}.']],
  'Steam Vents': [['Land — Island Mountain', '({T}: Add {U} or {R}.)']],
  Stifle: [['Instant', 'Counter target activated or triggered ability.']],
  'Stone Rain': [['Sorcery', 'Destroy target land.']],
  'Stoneforge Mystic': [
    [
      'Creature — Kor Artificer',
      'When Stoneforge Mystic enters the battlefield, you may search your library for an Equipment card, reveal it, put it into your hand, then shuffle.',
      '1',
    ],
  ],
  'Sulfuric Vortex': [
    [
      'Enchantment',
      "At the beginning of each player's upkeep, Sulfuric Vortex deals 2 damage to that player.If a player would gain life, that player gains no life instead.",
    ],
  ],
  'Sun Titan': [
    [
      'Creature — Giant',
      'Whenever this creature enters or attacks, you may return target permanent card with mana value 3 or less from your graveyard to the battlefield.',
      '6',
    ],
  ],
  'Swan Song': [
    [
      'Instant',
      'Counter target enchantment, instant, or sorcery spell.\nIts controller creates a 2/2 blue Bird creature token with flying.',
    ],
  ],
  'Sword of Fire and Ice': [
    [
      'Artifact — Equipment',
      'Equipped creature gets +2/+2 and has protection from red and from blue.\nWhenever equipped creature deals combat damage to a player, Sword of Fire and Ice deals 2 damage to any target and you draw a card.',
    ],
  ],
  'Swords to Plowshares': [
    ['Instant', 'Exile target creature.\nIts controller gains life equal to its power.'],
  ],
  'Sylvan Caryatid': [
    ['Creature — Plant', 'Defender, hexproof\n{T}: Add one mana of any color.', '0'],
  ],
  'Sylvan Scrying': [
    [
      'Sorcery',
      'Search your library for a land card, reveal it, put it into your hand, then shuffle.',
    ],
  ],
  "Teferi's Protection": [
    [
      'Instant',
      "Until your next turn, your life total can't change and you gain protection from everything.",
    ],
  ],
  Terminus: [['Sorcery', "Put all creatures on the bottom of their owners' libraries."]],
  "Thassa's Oracle": [
    [
      'Creature — Merfolk Wizard',
      'If X is greater than or equal to the number of cards in your library, you win the game.',
      '1',
    ],
  ],
  Thoughtseize: [['Sorcery', 'Target player reveals their hand.']],
  'Time Warp': [['Sorcery', 'Target player takes an extra turn after this one.']],
  'Tireless Tracker': [
    [
      'Creature — Human Scout',
      'Landfall — Whenever a land you control enters, investigate.\n(Create a Clue token.\nIt\'s an artifact with "{2}, Sacrifice this token: Draw a card.")',
      '3',
    ],
  ],
  "Tormod's Crypt": [
    ['Artifact', "{T}, Sacrifice this artifact: Exile target player's graveyard."],
  ],
  'Toxic Deluge': [['Sorcery', 'All creatures get -X/-X until end of turn.']],
  'Treasure Cruise': [
    [
      'Sorcery',
      'Delve (Each card you exile from your graveyard while casting this spell pays for {1}.)\nDraw three cards.',
    ],
  ],
  'Underworld Dreams': [
    [
      'Enchantment',
      'Whenever an opponent draws a card, this enchantment deals 1 damage to that player.',
    ],
  ],
  Unsummon: [['Instant', "Return target creature to its owner's hand."]],
  "Urza's Saga": [
    [
      "Enchantment Land — Urza's Saga",
      'II — This Saga gains "{2}, {T}: Create a 0/0 colorless Construct artifact creature token with \'This token gets +1/+1 for each artifact you control.\'"\nIII — Search your library for an artifact card with mana cost {0} or {1}, put it onto the battlefield, then shuffle.',
    ],
  ],
  'Vampiric Tutor': [
    ['Instant', 'Search your library for a card, then shuffle and put that card on top.'],
  ],
  'Walking Ballista': [
    [
      'Artifact Creature — Construct',
      'This creature enters with X +1/+1 counters on it.\n{4}: Put a +1/+1 counter on this creature.\nRemove a +1/+1 counter from this creature: It deals 1 damage to any target.',
      '0',
    ],
  ],
  'Well of Lost Dreams': [
    [
      'Artifact',
      'Whenever you gain life, you may pay {X}, where X is less than or equal to the amount of life you gained.\nIf you do, draw X cards.',
    ],
  ],
  'Wheel of Fortune': [['Sorcery', 'Each player discards their hand, then draws seven cards.']],
  'Wild Growth': [
    [
      'Enchantment — Aura',
      'Whenever enchanted land is tapped for mana, its controller adds an additional {G}.',
    ],
  ],
  'Wood Elves': [
    [
      'Creature — Elf Scout',
      'When Wood Elves enters the battlefield, search your library for a Forest card, put that card onto the battlefield, then shuffle.',
      '1',
    ],
  ],
  'Wrath of God': [['Sorcery', 'Destroy all creatures.']],
  'Young Pyromancer': [
    [
      'Creature — Human Shaman',
      'Whenever you cast an instant or sorcery spell, create a 1/1 red Elemental creature token.',
      '2',
    ],
  ],
} as const satisfies Record<string, readonly PrintedFace[]>
