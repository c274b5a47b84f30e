import type { PrintedFace } from './card-called.ts'

/** Real cards, with only the sentences that matter for roles, and their power if they have one. */
export const firstCards = {
  'Abrupt Decay': [
    [
      'Instant',
      "This spell can't be countered.\nDestroy target nonland permanent with mana value 3 or less.",
    ],
  ],
  "Ajani's Pridemate": [
    [
      'Creature — Cat Soldier',
      'Whenever you gain life, put a +1/+1 counter on this creature.',
      '2',
    ],
  ],
  "An Offer You Can't Refuse": [
    [
      'Instant',
      'Counter target noncreature spell.\n(They\'re artifacts with "{T}, Sacrifice this token: Add one mana of any color.")',
    ],
  ],
  'Ancestral Recall': [['Instant', 'Target player draws three cards.']],
  'Animate Dead': [
    [
      'Enchantment — Aura',
      'Return enchanted creature card to the battlefield under your control and attach Animate Dead to it.',
    ],
  ],
  "Archaeomancer's Map": [
    [
      'Artifact',
      'When this artifact enters, search your library for up to two basic Plains cards, reveal them, put them into your hand, then shuffle.\nWhenever a land an opponent controls enters, if that player controls more lands than you, you may put a land card from your hand onto the battlefield.',
    ],
  ],
  Armageddon: [['Sorcery', 'Destroy all lands.']],
  "Assassin's Trophy": [
    [
      'Instant',
      'Destroy target permanent an opponent controls.\nIts controller may search their library for a basic land card, put it onto the battlefield, then shuffle.',
    ],
  ],
  'Aurelia, the Warleader': [
    ['Legendary Creature — Angel', 'After this phase, there is an additional combat phase.', '3'],
  ],
  'Avenger of Zendikar': [
    [
      'Creature — Elemental',
      'When Avenger of Zendikar enters the battlefield, create a 0/1 green Plant creature token for each land you control.',
      '5',
    ],
  ],
  'Bala Ged Recovery // Bala Ged Sanctuary': [
    ['Sorcery', 'Return target card from your graveyard to your hand.'],
    ['Land', '{T}: Add {G}.'],
  ],
  'Baleful Mastery': [
    [
      'Instant',
      'If the {1}{B} cost was paid, an opponent draws a card.\nExile target creature or planeswalker.',
    ],
  ],
  'Baneslayer Angel': [
    [
      'Creature — Angel',
      'Flying, first strike, lifelink, protection from Demons and from Dragons',
      '5',
    ],
  ],
  Batterskull: [
    [
      'Artifact — Equipment',
      'Living weapon (When this Equipment enters the battlefield, create a 0/0 black Phyrexian Germ creature token, then attach this to it.)\nEquipped creature gets +4/+4 and has vigilance and lifelink.',
    ],
  ],
  'Beast Within': [
    [
      'Instant',
      'Destroy target permanent.\nIts controller creates a 3/3 green Beast creature token.',
    ],
  ],
  'Birds of Paradise': [['Creature — Bird', '{T}: Add one mana of any color.', '0']],
  'Birthing Pod': [
    [
      'Artifact',
      "({G/P} can be paid with either {G} or 2 life.){1}{G/P}, {T}, Sacrifice a creature: Search your library for a creature card with mana value equal to 1 plus the sacrificed creature's mana value, put that card onto the battlefield, then shuffle.",
    ],
  ],
  Bitterblossom: [
    [
      'Tribal Enchantment — Faerie',
      'At the beginning of your upkeep, you lose 1 life and create a 1/1 black Faerie Rogue creature token with flying.',
    ],
  ],
  'Blasphemous Act': [['Sorcery', 'Blasphemous Act deals 13 damage to each creature.']],
  'Blightsteel Colossus': [
    ['Artifact Creature — Phyrexian Golem', 'Trample, infect, indestructible', '11'],
  ],
  'Blind Obedience': [['Enchantment', 'Extort (Whenever you cast a spell, you may pay {W/B}.']],
  'Blood Artist': [
    [
      'Creature — Vampire',
      'Whenever Blood Artist or another creature dies, target player loses 1 life and you gain 1 life.',
      '0',
    ],
  ],
  Bloodghast: [
    [
      'Creature — Vampire Spirit',
      'Landfall — Whenever a land you control enters, you may return Bloodghast from your graveyard to the battlefield.',
      '2',
    ],
  ],
  'Bojuka Bog': [['Land', "When this land enters, exile target player's graveyard."]],
  'Boros Charm': [['Instant', '• Permanents you control gain indestructible until end of turn.']],
  'Cavern of Souls': [
    [
      'Land',
      "Spend this mana only to cast a creature spell of the chosen type, and that spell can't be countered.",
    ],
  ],
  'Chaos Warp': [
    [
      'Instant',
      'The owner of target permanent shuffles it into their library, then reveals the top card of their library.',
    ],
  ],
  Cloudshift: [
    [
      'Instant',
      'Exile target creature you control, then return that card to the battlefield under your control.',
    ],
  ],
  'Command Tower': [['Land', "{T}: Add one mana of any color in your commander's color identity."]],
  Counterspell: [['Instant', 'Counter target spell.']],
  'Craterhoof Behemoth': [
    [
      'Creature — Beast',
      'When this creature enters, creatures you control gain trample and get +X/+X until end of turn, where X is the number of creatures you control.',
      '5',
    ],
  ],
  'Crucible of Worlds': [['Artifact', 'You may play lands from your graveyard.']],
  'Cryptic Command': [
    [
      'Instant',
      "• Counter target spell.\n• Return target permanent to its owner's hand.\n• Draw a card.",
    ],
  ],
  Cultivate: [
    [
      'Sorcery',
      'Search your library for up to two basic land cards, reveal those cards, put one onto the battlefield tapped and the other into your hand, then shuffle.',
    ],
  ],
  'Cyclonic Rift': [
    [
      'Instant',
      "Return target nonland permanent you don't control to its owner's hand.\nOverload {6}{U} (You may cast this spell for its overload cost.",
    ],
  ],
  'Dark Confidant': [
    [
      'Creature — Human Wizard',
      'At the beginning of your upkeep, reveal the top card of your library and put that card into your hand.',
      '2',
    ],
  ],
  'Dark Ritual': [['Instant', 'Add {B}{B}{B}.']],
  'Darksteel Colossus': [
    [
      'Artifact Creature — Golem',
      'Trample (This creature can deal excess combat damage to the player or planeswalker it\'s attacking.)\nIndestructible (Damage and effects that say "destroy" don\'t destroy this creature.)',
      '11',
    ],
  ],
  'Darksteel Mutation': [
    [
      'Enchantment — Aura',
      'Enchanted creature is an Insect artifact creature with base power and toughness 0/1 and has indestructible, and it loses all other abilities, card types, and creature types.',
    ],
  ],
  'Deathrite Shaman': [
    [
      'Creature — Elf Shaman',
      '{T}: Exile target land card from a graveyard.\nAdd one mana of any color.\nYou gain 2 life.',
      '1',
    ],
  ],
  'Deflecting Swat': [['Instant', 'You may choose new targets for target spell or ability.']],
  'Demonic Tutor': [
    ['Sorcery', 'Search your library for a card, put that card into your hand, then shuffle.'],
  ],
  'Diabolic Edict': [['Instant', 'Target player sacrifices a creature of their choice.']],
  Disenchant: [['Instant', 'Destroy target artifact or enchantment.']],
  Dismember: [['Instant', 'Target creature gets -5/-5 until end of turn.']],
  Divination: [['Sorcery', 'Draw two cards.']],
} as const satisfies Record<string, readonly PrintedFace[]>
