import type { PrintedFace } from './card-called.ts'

/** Real cards, with only the sentences that matter for roles, and their power if they have one. */
export const secondCards = {
  'Dockside Extortionist': [
    [
      'Creature — Goblin Pirate',
      'When this creature enters, create X Treasure tokens, where X is the number of artifacts and enchantments your opponents control.',
      '1',
    ],
  ],
  'Doom Blade': [['Instant', 'Destroy target nonblack creature.']],
  'Dryad Arbor': [
    [
      'Land Creature — Forest Dryad',
      '(Dryad Arbor isn\'t a spell, it\'s affected by summoning sickness, and it has "{T}: Add {G}.")',
      '1',
    ],
  ],
  'Eerie Ultimatum': [
    [
      'Sorcery',
      'Return any number of permanent cards with different names from your graveyard to the battlefield.',
    ],
  ],
  Entomb: [
    ['Instant', 'Search your library for a card, put that card into your graveyard, then shuffle.'],
  ],
  'Erebos, God of the Dead': [
    [
      'Legendary Enchantment Creature — God',
      "Your opponents can't gain life.\n{1}{B}, Pay 2 life: Draw a card.",
      '5',
    ],
  ],
  'Esper Sentinel': [
    [
      'Artifact Creature — Human Soldier',
      "Whenever an opponent casts their first noncreature spell each turn, draw a card unless that player pays {X}, where X is this creature's power.",
      '1',
    ],
  ],
  'Eternal Witness': [
    [
      'Creature — Human Shaman',
      'When this creature enters, you may return target card from your graveyard to your hand.',
      '2',
    ],
  ],
  Evacuation: [['Instant', "Return all creatures to their owners' hands."]],
  'Evolving Wilds': [
    [
      'Land',
      '{T}, Sacrifice this land: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
    ],
  ],
  Exploration: [['Enchantment', 'You may play an additional land on each of your turns.']],
  Exsanguinate: [
    ['Sorcery', 'Each opponent loses X life.\nYou gain life equal to the life lost this way.'],
  ],
  'Faithless Looting': [
    [
      'Sorcery',
      'Draw two cards, then discard two cards.\nFlashback {2}{R} (You may cast this card from your graveyard for its flashback cost.',
    ],
  ],
  Farseek: [
    [
      'Sorcery',
      'Search your library for a Plains, Island, Swamp, or Mountain card, put it onto the battlefield tapped, then shuffle.',
    ],
  ],
  Fireball: [
    [
      'Sorcery',
      'Fireball deals X damage divided evenly, rounded down, among any number of targets.',
    ],
  ],
  Flickerwisp: [
    [
      'Creature — Elemental',
      "FlyingWhen Flickerwisp enters the battlefield, exile another target permanent. Return that card to the battlefield under its owner's control at the beginning of the next end step.",
      '3',
    ],
  ],
  Fog: [['Instant', 'Prevent all combat damage that would be dealt this turn.']],
  'Force of Will': [
    [
      'Instant',
      "You may pay 1 life and exile a blue card from your hand rather than pay this spell's mana cost.Counter target spell.",
    ],
  ],
  'Furnace of Rath': [
    [
      'Enchantment',
      'If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
    ],
  ],
  'Giant Growth': [['Instant', 'Target creature gets +3/+3 until end of turn.']],
  Gigantosaurus: [['Creature — Dinosaur', '', '10']],
  'Gilded Goose': [
    [
      'Creature — Bird',
      'When Gilded Goose enters, create a Food token.\n(It\'s an artifact with "{2}, {T}, Sacrifice this artifact: You gain 3 life.")\n{1}{G}, {T}: Create a Food token.\n{T}, Sacrifice a Food: Add one mana of any color.',
      '0',
    ],
  ],
  'Glorious Anthem': [['Enchantment', 'Creatures you control get +1/+1.']],
  'Goblin Chainwhirler': [
    [
      'Creature — Goblin Warrior',
      'When Goblin Chainwhirler enters the battlefield, it deals 1 damage to each opponent and each creature and planeswalker they control.',
      '3',
    ],
  ],
  'Goblin Electromancer': [
    ['Creature — Goblin Wizard', 'Instant and sorcery spells you cast cost {1} less to cast.', '2'],
  ],
  'Goblin Guide': [['Creature — Goblin Scout', 'Haste', '2']],
  'Goblin Matron': [
    [
      'Creature — Goblin',
      'When Goblin Matron enters the battlefield, you may search your library for a Goblin card, reveal that card, put it into your hand, then shuffle.',
      '1',
    ],
  ],
  "Grafdigger's Cage": [
    ['Artifact', "Creature cards in graveyards and libraries can't enter the battlefield."],
  ],
  Gravecrawler: [
    [
      'Creature — Zombie',
      'You may cast this card from your graveyard as long as you control a Zombie.',
      '2',
    ],
  ],
  'Gray Merchant of Asphodel': [
    [
      'Creature — Zombie',
      'When this creature enters, each opponent loses X life, where X is your devotion to black.\nYou gain life equal to the life lost this way.',
      '2',
    ],
  ],
  "Green Sun's Zenith": [
    [
      'Sorcery',
      'Search your library for a green creature card with mana value X or less, put it onto the battlefield, then shuffle.',
    ],
  ],
  'Grim Lavamancer': [
    [
      'Creature — Human Wizard',
      '{R}, {T}, Exile two cards from your graveyard: Grim Lavamancer deals 2 damage to any target.',
      '1',
    ],
  ],
  'Growth Spiral': [
    ['Instant', 'Draw a card.\nYou may put a land card from your hand onto the battlefield.'],
  ],
  Guttersnipe: [
    [
      'Creature — Goblin Shaman',
      'Whenever you cast an instant or sorcery spell, this creature deals 2 damage to each opponent.',
      '2',
    ],
  ],
  'Hardened Scales': [
    [
      'Enchantment',
      'If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.',
    ],
  ],
  'Heroic Intervention': [
    ['Instant', 'Permanents you control gain hexproof and indestructible until end of turn.'],
  ],
  'Intangible Virtue': [
    ['Enchantment', 'Creature tokens you control get +1/+1 and have vigilance.'],
  ],
  'Kira, Great Glass-Spinner': [
    [
      'Legendary Creature — Spirit',
      'Creatures you control have "Whenever this creature becomes the target of a spell or ability for the first time each turn, counter that spell or ability."',
      '2',
    ],
  ],
  'Kitchen Finks': [
    [
      'Creature — Ouphe',
      "When Kitchen Finks enters the battlefield, you gain 2 life.\nPersist (When this creature dies, if it had no -1/-1 counters on it, return it to the battlefield under its owner's control with a -1/-1 counter on it.)",
      '3',
    ],
  ],
  'Kogla, the Titan Ape': [
    [
      'Legendary Creature — Ape',
      "When Kogla enters, it fights up to one target creature you don't control.\nKogla gains indestructible until end of turn.",
      '7',
    ],
  ],
  'Laboratory Maniac': [
    [
      'Creature — Human Wizard',
      'If you would draw a card while your library has no cards in it, you win the game instead.',
      '2',
    ],
  ],
  'Lava Spike': [
    ['Sorcery — Arcane', 'Lava Spike deals 3 damage to target player or planeswalker.'],
  ],
  'Lay of the Land': [
    [
      'Sorcery',
      'Search your library for a basic land card, reveal it, put it into your hand, then shuffle.',
    ],
  ],
  "Legion's Landing // Adanto, the First Fort": [
    [
      'Legendary Enchantment',
      "When Legion's Landing enters, create a 1/1 white Vampire creature token with lifelink.\nWhen you attack with three or more creatures, transform Legion's Landing.",
    ],
    ['Legendary Land', "(Transforms from Legion's Landing.)"],
  ],
  'Leyline of the Void': [
    [
      'Enchantment',
      "If a card would be put into an opponent's graveyard from anywhere, exile it instead.",
    ],
  ],
  'Life from the Loam': [
    [
      'Sorcery',
      'Return up to three target land cards from your graveyard to your hand.\nDredge 3 (If you would draw a card, you may mill three cards instead.',
    ],
  ],
} as const satisfies Record<string, readonly PrintedFace[]>
