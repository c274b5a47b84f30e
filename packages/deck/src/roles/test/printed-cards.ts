/** Cards as they are printed: the type line and the rules of each face, and its power if it has one. */
export const printedCards = {
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
      'Counter target noncreature spell. Its controller creates two Treasure tokens. (They\'re artifacts with "{T}, Sacrifice this token: Add one mana of any color.")',
    ],
  ],
  'Ancestral Recall': [['Instant', 'Target player draws three cards.']],
  'Animate Dead': [
    [
      'Enchantment — Aura',
      'Enchant creature card in a graveyard\nWhen Animate Dead enters the battlefield, if it\'s on the battlefield, it loses "enchant creature card in a graveyard" and gains "enchant creature put onto the battlefield with Animate Dead." Return enchanted creature card to the battlefield under your control and attach Animate Dead to it. When Animate Dead leaves the battlefield, that creature\'s controller sacrifices it.\nEnchanted creature gets -1/-0.',
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
      'Destroy target permanent an opponent controls. Its controller may search their library for a basic land card, put it onto the battlefield, then shuffle.',
    ],
  ],
  'Aurelia, the Warleader': [
    [
      'Legendary Creature — Angel',
      'Flying, vigilance, haste\nWhenever Aurelia attacks for the first time each turn, untap all creatures you control. After this phase, there is an additional combat phase.',
      '3',
    ],
  ],
  'Avenger of Zendikar': [
    [
      'Creature — Elemental',
      'When Avenger of Zendikar enters the battlefield, create a 0/1 green Plant creature token for each land you control.\nLandfall — Whenever a land enters the battlefield under your control, you may put a +1/+1 counter on each Plant creature you control.',
      '5',
    ],
  ],
  'Bala Ged Recovery // Bala Ged Sanctuary': [
    ['Sorcery', 'Return target card from your graveyard to your hand.'],
    ['Land', 'Bala Ged Sanctuary enters the battlefield tapped.\n{T}: Add {G}.'],
  ],
  'Baleful Mastery': [
    [
      'Instant',
      "You may pay {1}{B} rather than pay this spell's mana cost.\nIf the {1}{B} cost was paid, an opponent draws a card.\nExile target creature or planeswalker.",
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
      "Living weapon (When this Equipment enters the battlefield, create a 0/0 black Phyrexian Germ creature token, then attach this to it.)\nEquipped creature gets +4/+4 and has vigilance and lifelink.\n{3}: Return Batterskull to its owner's hand.\nEquip {5}",
    ],
  ],
  'Beast Within': [
    [
      'Instant',
      'Destroy target permanent. Its controller creates a 3/3 green Beast creature token.',
    ],
  ],
  'Birds of Paradise': [['Creature — Bird', 'Flying\n{T}: Add one mana of any color.', '0']],
  'Birthing Pod': [
    [
      'Artifact',
      "({G/P} can be paid with either {G} or 2 life.){1}{G/P}, {T}, Sacrifice a creature: Search your library for a creature card with mana value equal to 1 plus the sacrificed creature's mana value, put that card onto the battlefield, then shuffle. Activate only as a sorcery.",
    ],
  ],
  Bitterblossom: [
    [
      'Tribal Enchantment — Faerie',
      'At the beginning of your upkeep, you lose 1 life and create a 1/1 black Faerie Rogue creature token with flying.',
    ],
  ],
  'Blasphemous Act': [
    [
      'Sorcery',
      'This spell costs {1} less to cast for each creature on the battlefield.\nBlasphemous Act deals 13 damage to each creature.',
    ],
  ],
  'Blightsteel Colossus': [
    [
      'Artifact Creature — Phyrexian Golem',
      "Trample, infect, indestructible\nIf Blightsteel Colossus would be put into a graveyard from anywhere, reveal Blightsteel Colossus and shuffle it into its owner's library instead.",
      '11',
    ],
  ],
  'Blind Obedience': [
    [
      'Enchantment',
      'Extort (Whenever you cast a spell, you may pay {W/B}. If you do, each opponent loses 1 life and you gain that much life.)\nArtifacts and creatures your opponents control enter the battlefield tapped.',
    ],
  ],
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
      "Bloodghast can't block.\nBloodghast has haste as long as an opponent has 10 or less life.\nLandfall — Whenever a land you control enters, you may return Bloodghast from your graveyard to the battlefield.",
      '2',
    ],
  ],
  'Bojuka Bog': [
    [
      'Land',
      "This land enters tapped.\nWhen this land enters, exile target player's graveyard.\n{T}: Add {B}.",
    ],
  ],
  'Boros Charm': [
    [
      'Instant',
      'Choose one —\n• Boros Charm deals 4 damage to target player or planeswalker.\n• Permanents you control gain indestructible until end of turn.\n• Target creature gains double strike until end of turn.',
    ],
  ],
  'Cavern of Souls': [
    [
      'Land',
      "As this land enters, choose a creature type.\n{T}: Add {C}.\n{T}: Add one mana of any color. Spend this mana only to cast a creature spell of the chosen type, and that spell can't be countered.",
    ],
  ],
  'Chaos Warp': [
    [
      'Instant',
      "The owner of target permanent shuffles it into their library, then reveals the top card of their library. If it's a permanent card, they put it onto the battlefield.",
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
      'Haste\nWhen this creature enters, creatures you control gain trample and get +X/+X until end of turn, where X is the number of creatures you control.',
      '5',
    ],
  ],
  'Crucible of Worlds': [['Artifact', 'You may play lands from your graveyard.']],
  'Cryptic Command': [
    [
      'Instant',
      "Choose two —\n• Counter target spell.\n• Return target permanent to its owner's hand.\n• Tap all creatures your opponents control.\n• Draw a card.",
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
      'Return target nonland permanent you don\'t control to its owner\'s hand.\nOverload {6}{U} (You may cast this spell for its overload cost. If you do, change "target" in its text to "each.")',
    ],
  ],
  'Dark Confidant': [
    [
      'Creature — Human Wizard',
      'At the beginning of your upkeep, reveal the top card of your library and put that card into your hand. You lose life equal to its mana value.',
      '2',
    ],
  ],
  'Dark Ritual': [['Instant', 'Add {B}{B}{B}.']],
  'Darksteel Colossus': [
    [
      'Artifact Creature — Golem',
      "Trample (This creature can deal excess combat damage to the player or planeswalker it's attacking.)\nIndestructible (Damage and effects that say \"destroy\" don't destroy this creature.)\nIf Darksteel Colossus would be put into a graveyard from anywhere, reveal Darksteel Colossus and shuffle it into its owner's library instead.",
      '11',
    ],
  ],
  'Darksteel Mutation': [
    [
      'Enchantment — Aura',
      'Enchant creature\nEnchanted creature is an Insect artifact creature with base power and toughness 0/1 and has indestructible, and it loses all other abilities, card types, and creature types.',
    ],
  ],
  'Deathrite Shaman': [
    [
      'Creature — Elf Shaman',
      '{T}: Exile target land card from a graveyard. Add one mana of any color.\n{B}, {T}: Exile target instant or sorcery card from a graveyard. Each opponent loses 2 life.\n{G}, {T}: Exile target creature card from a graveyard. You gain 2 life.',
      '1',
    ],
  ],
  'Deflecting Swat': [
    [
      'Instant',
      'If you control a commander, you may cast this spell without paying its mana cost.\nYou may choose new targets for target spell or ability.',
    ],
  ],
  'Demonic Tutor': [
    ['Sorcery', 'Search your library for a card, put that card into your hand, then shuffle.'],
  ],
  'Diabolic Edict': [['Instant', 'Target player sacrifices a creature of their choice.']],
  Disenchant: [['Instant', 'Destroy target artifact or enchantment.']],
  Dismember: [
    [
      'Instant',
      '({B/P} can be paid with either {B} or 2 life.)\nTarget creature gets -5/-5 until end of turn.',
    ],
  ],
  Divination: [['Sorcery', 'Draw two cards.']],
  'Dockside Extortionist': [
    [
      'Creature — Goblin Pirate',
      'When this creature enters, create X Treasure tokens, where X is the number of artifacts and enchantments your opponents control. (Treasure tokens are artifacts with "{T}, Sacrifice this token: Add one mana of any color.")',
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
      "Indestructible\nAs long as your devotion to black is less than five, Erebos isn't a creature. (Each {B} in the mana costs of permanents you control counts toward your devotion to black.)\nYour opponents can't gain life.\n{1}{B}, Pay 2 life: Draw a card.",
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
    ['Sorcery', 'Each opponent loses X life. You gain life equal to the life lost this way.'],
  ],
  'Faithless Looting': [
    [
      'Sorcery',
      'Draw two cards, then discard two cards.\nFlashback {2}{R} (You may cast this card from your graveyard for its flashback cost. Then exile it.)',
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
      'This spell costs {1} more to cast for each target beyond the first.\nFireball deals X damage divided evenly, rounded down, among any number of targets.',
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
      'Flying\nWhen Gilded Goose enters, create a Food token. (It\'s an artifact with "{2}, {T}, Sacrifice this artifact: You gain 3 life.")\n{1}{G}, {T}: Create a Food token.\n{T}, Sacrifice a Food: Add one mana of any color.',
      '0',
    ],
  ],
  'Glorious Anthem': [['Enchantment', 'Creatures you control get +1/+1.']],
  'Goblin Chainwhirler': [
    [
      'Creature — Goblin Warrior',
      'First strike\nWhen Goblin Chainwhirler enters the battlefield, it deals 1 damage to each opponent and each creature and planeswalker they control.',
      '3',
    ],
  ],
  'Goblin Electromancer': [
    ['Creature — Goblin Wizard', 'Instant and sorcery spells you cast cost {1} less to cast.', '2'],
  ],
  'Goblin Guide': [
    [
      'Creature — Goblin Scout',
      "Haste\nWhenever Goblin Guide attacks, defending player reveals the top card of their library. If it's a land card, that player puts it into their hand.",
      '2',
    ],
  ],
  'Goblin Matron': [
    [
      'Creature — Goblin',
      'When Goblin Matron enters the battlefield, you may search your library for a Goblin card, reveal that card, put it into your hand, then shuffle.',
      '1',
    ],
  ],
  "Grafdigger's Cage": [
    [
      'Artifact',
      "Creature cards in graveyards and libraries can't enter the battlefield.\nPlayers can't cast spells from graveyards or libraries.",
    ],
  ],
  Gravecrawler: [
    [
      'Creature — Zombie',
      "This creature can't block.\nYou may cast this card from your graveyard as long as you control a Zombie.",
      '2',
    ],
  ],
  'Gray Merchant of Asphodel': [
    [
      'Creature — Zombie',
      'When this creature enters, each opponent loses X life, where X is your devotion to black. You gain life equal to the life lost this way. (Each {B} in the mana costs of permanents you control counts toward your devotion to black.)',
      '2',
    ],
  ],
  "Green Sun's Zenith": [
    [
      'Sorcery',
      "Search your library for a green creature card with mana value X or less, put it onto the battlefield, then shuffle. Shuffle Green Sun's Zenith into its owner's library.",
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
    ['Instant', 'Draw a card. You may put a land card from your hand onto the battlefield.'],
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
      'Flying\nCreatures you control have "Whenever this creature becomes the target of a spell or ability for the first time each turn, counter that spell or ability."',
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
      "When Kogla enters, it fights up to one target creature you don't control.\nWhenever Kogla attacks, destroy target artifact or enchantment defending player controls.\n{1}{G}: Return target Human you control to its owner's hand. Kogla gains indestructible until end of turn.",
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
    [
      'Legendary Land',
      "(Transforms from Legion's Landing.)\n{T}: Add {W}.\n{2}{W}, {T}: Create a 1/1 white Vampire creature token with lifelink.",
    ],
  ],
  'Leyline of the Void': [
    [
      'Enchantment',
      "If Leyline of the Void is in your opening hand, you may begin the game with it on the battlefield.\nIf a card would be put into an opponent's graveyard from anywhere, exile it instead.",
    ],
  ],
  'Life from the Loam': [
    [
      'Sorcery',
      'Return up to three target land cards from your graveyard to your hand.\nDredge 3 (If you would draw a card, you may mill three cards instead. If you do, return this card from your graveyard to your hand.)',
    ],
  ],
  'Light Up the Stage': [
    [
      'Sorcery',
      'Spectacle {R} (You may cast this spell for its spectacle cost rather than its mana cost if an opponent lost life this turn.)\nExile the top two cards of your library. Until the end of your next turn, you may play those cards.',
    ],
  ],
  'Lightning Bolt': [['Instant', 'Lightning Bolt deals 3 damage to any target.']],
  'Lightning Greaves': [
    [
      'Artifact — Equipment',
      "Equipped creature has haste and shroud. (It can't be the target of spells or abilities.)\nEquip {0}",
    ],
  ],
  'Lightning Helix': [
    ['Instant', 'Lightning Helix deals 3 damage to any target and you gain 3 life.'],
  ],
  'Lingering Souls': [
    [
      'Sorcery',
      'Create two 1/1 white Spirit creature tokens with flying.\nFlashback {1}{B} (You may cast this card from your graveyard for its flashback cost. Then exile it.)',
    ],
  ],
  'Living Death': [
    [
      'Sorcery',
      'Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then puts all cards they exiled this way onto the battlefield.',
    ],
  ],
  'Llanowar Elves': [['Creature — Elf Druid', '{T}: Add {G}.', '1']],
  'Loxodon Warhammer': [
    [
      'Artifact — Equipment',
      'Equipped creature gets +3/+0 and has trample and lifelink.\nEquip {3}',
    ],
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
      'Companion — Each permanent card in your starting deck has mana value 2 or less. (If this card is your chosen companion, you may put it into your hand from outside the game for {3} as a sorcery.)\nLifelink\nOnce during each of your turns, you may cast a permanent spell with mana value 2 or less from your graveyard.',
      '3',
    ],
  ],
  'Mana Drain': [
    [
      'Instant',
      "Counter target spell. At the beginning of your next main phase, add an amount of {C} equal to that spell's mana value.",
    ],
  ],
  'Massacre Wurm': [
    [
      'Creature — Phyrexian Wurm',
      'When this creature enters, creatures your opponents control get -2/-2 until end of turn.\nWhenever a creature an opponent controls dies, that player loses 2 life.',
      '6',
    ],
  ],
  "Mirari's Wake": [
    [
      'Enchantment',
      'Creatures you control get +1/+1.\nWhenever you tap a land for mana, add one mana of any type that land produced.',
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
      'Counter target instant or sorcery spell.\nTransmute {1}{U}{U} ({1}{U}{U}, Discard this card: Search your library for a card with the same mana value as this card, reveal it, put it into your hand, then shuffle. Transmute only as a sorcery.)',
    ],
  ],
  'Muldrotha, the Gravetide': [
    [
      'Legendary Creature — Elemental Avatar',
      'During each of your turns, you may play a land and cast a permanent spell of each permanent type from your graveyard. (If a card has multiple permanent types, choose one as you play it.)',
      '6',
    ],
  ],
  Negate: [['Instant', 'Counter target noncreature spell.']],
  'Oblivion Ring': [
    [
      'Enchantment',
      "When this enchantment enters, exile another target nonland permanent.\nWhen this enchantment leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
    ],
  ],
  'Open the Vaults': [
    [
      'Sorcery',
      "Return all artifact and enchantment cards from all graveyards to the battlefield under their owners' control. (Auras with nothing to enchant remain in graveyards.)",
    ],
  ],
  'Orcish Bowmasters': [
    [
      'Creature — Orc Archer',
      'Flash\nWhen this creature enters and whenever an opponent draws a card except the first one they draw in each of their draw steps, this creature deals 1 damage to any target. Then amass Orcs 1.',
      '1',
    ],
  ],
  Overrun: [
    [
      'Sorcery',
      "Creatures you control get +3/+3 and gain trample until end of turn. (Each of those creatures can deal excess combat damage to the player or planeswalker it's attacking.)",
    ],
  ],
  Pacifism: [['Enchantment — Aura', "Enchant creature\nEnchanted creature can't attack or block."]],
  'Pact of Negation': [
    [
      'Instant',
      "Counter target spell.\nAt the beginning of your next upkeep, pay {3}{U}{U}. If you don't, you lose the game.",
    ],
  ],
  'Parallel Lives': [
    [
      'Enchantment',
      'If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.',
    ],
  ],
  'Path to Exile': [
    [
      'Instant',
      'Exile target creature. Its controller may search their library for a basic land card, put that card onto the battlefield tapped, then shuffle.',
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
      "Flying\nYou can't lose the game and your opponents can't win the game.",
      '4',
    ],
  ],
  'Polluted Delta': [
    [
      'Land',
      '{T}, Pay 1 life, Sacrifice this land: Search your library for an Island or Swamp card, put it onto the battlefield, then shuffle.',
    ],
  ],
  Ponder: [
    [
      'Sorcery',
      'Look at the top three cards of your library, then put them back in any order. You may shuffle.\nDraw a card.',
    ],
  ],
  Pongify: [
    [
      'Instant',
      "Destroy target creature. It can't be regenerated. Its controller creates a 3/3 green Ape creature token.",
    ],
  ],
  'Prey Upon': [
    [
      'Sorcery',
      "Target creature you control fights target creature you don't control. (Each deals damage equal to its power to the other.)",
    ],
  ],
  'Privileged Position': [
    [
      'Enchantment',
      "({G/W} can be paid with either {G} or {W}.)\nOther permanents you control have hexproof. (They can't be the targets of spells or abilities your opponents control.)",
    ],
  ],
  Progenitus: [
    [
      'Legendary Creature — Hydra Avatar',
      "Protection from everything\nIf Progenitus would be put into a graveyard from anywhere, reveal Progenitus and shuffle it into its owner's library instead.",
      '10',
    ],
  ],
  'Raise the Alarm': [['Instant', 'Create two 1/1 white Soldier creature tokens.']],
  Reanimate: [
    [
      'Sorcery',
      'Put target creature card from a graveyard onto the battlefield under your control. You lose life equal to its mana value.',
    ],
  ],
  Regrowth: [['Sorcery', 'Return target card from your graveyard to your hand.']],
  'Relentless Rats': [
    [
      'Creature — Rat',
      'This creature gets +1/+1 for each other creature on the battlefield named Relentless Rats.\nA deck can have any number of cards named Relentless Rats.',
      '2',
    ],
  ],
  'Relic of Progenitus': [
    [
      'Artifact',
      '{T}: Target player exiles a card from their graveyard.{1}, Exile Relic of Progenitus: Exile all graveyards. Draw a card.',
    ],
  ],
  'Rest in Peace': [
    [
      'Enchantment',
      'When this enchantment enters, exile all graveyards.\nIf a card or token would be put into a graveyard from anywhere, exile it instead.',
    ],
  ],
  'Restoration Angel': [
    [
      'Creature — Angel',
      'Flash\nFlying\nWhen Restoration Angel enters, you may exile target non-Angel creature you control, then return that card to the battlefield under your control.',
      '3',
    ],
  ],
  Reverberate: [
    ['Instant', 'Copy target instant or sorcery spell. You may choose new targets for the copy.'],
  ],
  'Rhystic Study': [
    [
      'Enchantment',
      'Whenever an opponent casts a spell, you may draw a card unless that player pays {1}.',
    ],
  ],
  'Rite of Replication': [
    [
      'Sorcery',
      "Kicker {5} (You may pay an additional {5} as you cast this spell.)\nCreate a token that's a copy of target creature. If this spell was kicked, create five of those tokens instead.",
    ],
  ],
  'Sanguine Bond': [
    ['Enchantment', 'Whenever you gain life, target opponent loses that much life.'],
  ],
  'Savai Triome': [
    [
      'Land — Mountain Plains Swamp',
      '({T}: Add {R}, {W}, or {B}.)\nSavai Triome enters the battlefield tapped.\nCycling {3} ({3}, Discard this card: Draw a card.)',
    ],
  ],
  'Scavenging Ooze': [
    [
      'Creature — Ooze',
      '{G}: Exile target card from a graveyard. If it was a creature card, put a +1/+1 counter on this creature and you gain 1 life.',
      '2',
    ],
  ],
  'Serra Angel': [
    ['Creature — Angel', "Flying\nVigilance (Attacking doesn't cause this creature to tap.)", '4'],
  ],
  Shadowspear: [
    [
      'Legendary Artifact — Equipment',
      'Equipped creature gets +1/+1 and has trample and lifelink.\n{1}: Permanents your opponents control lose hexproof and indestructible until end of turn.\nEquip {2}',
    ],
  ],
  'Sheoldred, the Apocalypse': [
    [
      'Legendary Creature — Phyrexian Praetor',
      'Deathtouch\nWhenever you draw a card, you gain 2 life.\nWhenever an opponent draws a card, they lose 2 life.',
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
      'Whenever an opponent draws a card, that player may pay {2}. If the player doesn\'t, you create a Treasure token. (It\'s an artifact with "{T}, Sacrifice this token: Add one mana of any color.")',
    ],
  ],
  'Snapcaster Mage': [
    [
      'Creature — Human Wizard',
      'Flash\nWhen this creature enters, target instant or sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost. (You may cast that card from your graveyard for its flashback cost. Then exile it.)',
      '2',
    ],
  ],
  'Snow-Covered Forest': [['Basic Snow Land — Forest', '({T}: Add {G}.)']],
  'Sol Ring': [['Artifact', '{T}: Add {C}{C}.']],
  'Soul Warden': [
    ['Creature — Human Cleric', 'Whenever another creature enters, you gain 1 life.', '1'],
  ],
  'Spell Pierce': [['Instant', 'Counter target noncreature spell unless its controller pays {2}.']],
  'Steam Vents': [
    [
      'Land — Island Mountain',
      "({T}: Add {U} or {R}.)\nAs this land enters, you may pay 2 life. If you don't, it enters tapped.",
    ],
  ],
  Stifle: [
    [
      'Instant',
      "Counter target activated or triggered ability. (Mana abilities can't be targeted.)",
    ],
  ],
  'Stone Rain': [['Sorcery', 'Destroy target land.']],
  'Stoneforge Mystic': [
    [
      'Creature — Kor Artificer',
      'When Stoneforge Mystic enters the battlefield, you may search your library for an Equipment card, reveal it, put it into your hand, then shuffle.\n{1}{W}, {T}: You may put an Equipment card from your hand onto the battlefield.',
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
      'Vigilance\nWhenever this creature enters or attacks, you may return target permanent card with mana value 3 or less from your graveyard to the battlefield.',
      '6',
    ],
  ],
  'Swan Song': [
    [
      'Instant',
      'Counter target enchantment, instant, or sorcery spell. Its controller creates a 2/2 blue Bird creature token with flying.',
    ],
  ],
  'Sword of Fire and Ice': [
    [
      'Artifact — Equipment',
      'Equipped creature gets +2/+2 and has protection from red and from blue.\nWhenever equipped creature deals combat damage to a player, Sword of Fire and Ice deals 2 damage to any target and you draw a card.\nEquip {2}',
    ],
  ],
  'Swords to Plowshares': [
    ['Instant', 'Exile target creature. Its controller gains life equal to its power.'],
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
      "Until your next turn, your life total can't change and you gain protection from everything. All permanents you control phase out. (While they're phased out, they're treated as though they don't exist. They phase in before you untap during your untap step.)\nExile Teferi's Protection.",
    ],
  ],
  Terminus: [
    [
      'Sorcery',
      "Put all creatures on the bottom of their owners' libraries.\nMiracle {W} (You may cast this card for its miracle cost when you draw it if it's the first card you drew this turn.)",
    ],
  ],
  "Thassa's Oracle": [
    [
      'Creature — Merfolk Wizard',
      "When Thassa's Oracle enters the battlefield, look at the top X cards of your library, where X is your devotion to blue. Put up to one of them on top of your library and the rest on the bottom of your library in a random order. If X is greater than or equal to the number of cards in your library, you win the game. (Each {U} in the mana costs of permanents you control counts toward your devotion to blue.)",
      '1',
    ],
  ],
  Thoughtseize: [
    [
      'Sorcery',
      'Target player reveals their hand. You choose a nonland card from it. That player discards that card. You lose 2 life.',
    ],
  ],
  'Time Warp': [['Sorcery', 'Target player takes an extra turn after this one.']],
  'Tireless Tracker': [
    [
      'Creature — Human Scout',
      'Landfall — Whenever a land you control enters, investigate. (Create a Clue token. It\'s an artifact with "{2}, Sacrifice this token: Draw a card.")\nWhenever you sacrifice a Clue, put a +1/+1 counter on this creature.',
      '3',
    ],
  ],
  "Tormod's Crypt": [
    ['Artifact', "{T}, Sacrifice this artifact: Exile target player's graveyard."],
  ],
  'Toxic Deluge': [
    [
      'Sorcery',
      'As an additional cost to cast this spell, pay X life.\nAll creatures get -X/-X until end of turn.',
    ],
  ],
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
      '(As this Saga enters and after your draw step, add a lore counter. Sacrifice after III.)\nI — This Saga gains "{T}: Add {C}."\nII — This Saga gains "{2}, {T}: Create a 0/0 colorless Construct artifact creature token with \'This token gets +1/+1 for each artifact you control.\'"\nIII — Search your library for an artifact card with mana cost {0} or {1}, put it onto the battlefield, then shuffle.',
    ],
  ],
  'Vampiric Tutor': [
    [
      'Instant',
      'Search your library for a card, then shuffle and put that card on top. You lose 2 life.',
    ],
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
      'Whenever you gain life, you may pay {X}, where X is less than or equal to the amount of life you gained. If you do, draw X cards.',
    ],
  ],
  'Wheel of Fortune': [['Sorcery', 'Each player discards their hand, then draws seven cards.']],
  'Wild Growth': [
    [
      'Enchantment — Aura',
      'Enchant land\nWhenever enchanted land is tapped for mana, its controller adds an additional {G}.',
    ],
  ],
  'Wood Elves': [
    [
      'Creature — Elf Scout',
      'When Wood Elves enters the battlefield, search your library for a Forest card, put that card onto the battlefield, then shuffle.',
      '1',
    ],
  ],
  'Wrath of God': [['Sorcery', "Destroy all creatures. They can't be regenerated."]],
  'Young Pyromancer': [
    [
      'Creature — Human Shaman',
      'Whenever you cast an instant or sorcery spell, create a 1/1 red Elemental creature token.',
      '2',
    ],
  ],
} as const satisfies Record<string, readonly PrintedFace[]>

export type PrintedFace = readonly [typeLine: string, oracleText: string, power?: string]
