import { type LegalityWord, mainFormats } from '@manafolio/contract'
import { knownCard, type TestCard } from './known-card.ts'
import { moreLegalitiesOf } from './more-legalities.ts'

/** Texts contain only the phrases that deck building reads. Legality is in the order of the main formats. */
const everywhere = 'LLLLLLLLL'
const eternal = '---LLL--L'
const modern = '--LLLL--L'
const modernCommon = '--LLLL-LL'
const pioneer = '-LLLLL--L'
const pioneerCommon = '-LLLLL-LL'
const standard = 'LLLLLLL-L'
const nowhere = '---------'

const legalityOf: Readonly<Record<string, LegalityWord>> = {
  L: 'legal',
  '-': 'not_legal',
  R: 'restricted',
  B: 'banned',
}

type Row = [
  name: string,
  manaCost: string,
  manaValue: number,
  typeLine: string,
  identity: string,
  legal: string,
  text?: string,
  more?: Partial<TestCard>,
]

const anyNumber = (name: string) => `A deck can have any number of cards named ${name}.`
const choosesColor = (name: string) =>
  `If ${name} is your commander, choose a color before the game begins.`
const transform = { layout: 'transform' }
const split = { layout: 'split' }
const meld = { layout: 'meld' }
const aftermath = { layout: 'aftermath' }

// biome-ignore format: a table reads by its rows.
const rows: readonly Row[] = [
  ['Plains', '', 0, 'Basic Land — Plains', 'W', everywhere],
  ['Island', '', 0, 'Basic Land — Island', 'U', everywhere],
  ['Swamp', '', 0, 'Basic Land — Swamp', 'B', everywhere],
  ['Mountain', '', 0, 'Basic Land — Mountain', 'R', everywhere],
  ['Forest', '', 0, 'Basic Land — Forest', 'G', everywhere],
  ['Wastes', '', 0, 'Basic Land', '', everywhere, '{T}: Add {C}.'],
  ['Snow-Covered Island', '', 0, 'Basic Snow Land — Island', 'U', pioneerCommon],
  ['Snow-Covered Wastes', '', 0, 'Basic Snow Land', '', modern, '{T}: Add {C}.'],
  ['Dryad Arbor', '', 0, 'Land Creature — Forest Dryad', 'G', modern],
  ['Steam Vents', '', 0, 'Land — Island Mountain', 'UR', standard],
  ['Command Tower', '', 0, 'Land', '', '-LLLLLLLL', '{T}: Add one mana of any color'],
  ['Hare Apparent', '{1}{W}', 2, 'Creature — Rabbit Noble', 'W', everywhere, `When it enters\n${anyNumber('Hare Apparent')}`],
  ['Relentless Rats', '{1}{B}{B}', 3, 'Creature — Rat', 'B', modernCommon, anyNumber('Relentless Rats')],
  ['Rat Colony', '{1}{B}', 2, 'Creature — Rat', 'B', pioneerCommon, anyNumber('Rat Colony')],
  ["Dragon's Approach", '{2}{R}', 3, 'Sorcery', 'R', pioneerCommon, anyNumber("Dragon's Approach")],
  ['Nazgûl', '{2}{B}', 3, 'Creature — Wraith Knight', 'B', modern, 'Deathtouch\nA deck can have up to nine cards named Nazgûl.'],
  ['Seven Dwarves', '{1}{R}', 2, 'Creature — Dwarf', 'R', pioneerCommon, 'A deck can have up to seven cards named Seven Dwarves.'],
  ['Battalion Foot Soldier', '{2}{W}', 3, 'Creature — Human Soldier', 'W', pioneerCommon, 'search your library for any number of cards named Battalion Foot Soldier'],
  ['Lightning Bolt', '{R}', 1, 'Instant', 'R', modernCommon],
  ['Counterspell', '{U}{U}', 2, 'Instant', 'U', modernCommon],
  ['Opt', '{U}', 1, 'Instant', 'U', everywhere],
  ['Duress', '{B}', 1, 'Sorcery', 'B', everywhere],
  ['Brainstorm', '{U}', 1, 'Instant', 'U', '---LRL-LL'],
  ['Ponder', '{U}', 1, 'Sorcery', 'U', '--BLRL-LL'],
  ['Dark Ritual', '{B}', 1, 'Instant', 'B', '---LLL-LL'],
  ['Swords to Plowshares', '{W}', 1, 'Instant', 'W', eternal],
  ['Wrath of God', '{2}{W}{W}', 4, 'Sorcery', 'W', modern],
  ["Kodama's Reach", '{2}{G}', 3, 'Sorcery — Arcane', 'G', modernCommon],
  ['Cryptic Command', '{1}{U}{U}{U}', 4, 'Instant', 'U', modern],
  ['Ghostfire', '{2}{R}', 3, 'Instant', 'R', modernCommon],
  ['Black Lotus', '{0}', 0, 'Artifact', '', '---BRB--L', '{T}, Sacrifice Black Lotus: Add three mana'],
  ['Ancestral Recall', '{U}', 1, 'Instant', 'U', '---BRB--L'],
  ['Sol Ring', '{1}', 1, 'Artifact', '', '---BRL--L', '{T}: Add {C}{C}.'],
  ['Arcane Signet', '{2}', 2, 'Artifact', '', '-LLLLLLLL', '{T}: Add one mana of any color'],
  ['Mox Opal', '{0}', 0, 'Legendary Artifact', '', '--BLLL--L', 'Metalcraft — {T}: Add one mana'],
  ['Darksteel Ingot', '{3}', 3, 'Artifact', '', pioneerCommon, 'Indestructible\n{T}: Add one mana'],
  ['Bonesplitter', '{1}', 1, 'Artifact — Equipment', '', modernCommon, 'Equipped creature gets +2/+0.\nEquip {1}'],
  ['Cryptolith Rite', '{1}{G}', 2, 'Enchantment', 'G', pioneer, 'Creatures you control have "{T}: Add one mana of any color."'],
  ['Auriok Steelshaper', '{1}{W}', 2, 'Creature — Human Soldier', 'W', modern, 'Equip costs you pay cost {1} less.'],
  ['Sol Ring // Sol Ring', '{1} // {1}', 1, 'Artifact // Artifact', '', '---BRL--L', '//', { layout: 'reversible_card' }],
  ['Ornithopter', '{0}', 0, 'Artifact Creature — Thopter', '', pioneerCommon, 'Flying'],
  ['Walking Ballista', '{X}{X}', 0, 'Artifact Creature — Construct', '', '-BLLLL--L', '{4}: Put a +1/+1 counter on it.'],
  ['Llanowar Elves', '{G}', 1, 'Creature — Elf Druid', 'G', everywhere, '{T}: Add {G}.'],
  ['Grizzly Bears', '{1}{G}', 2, 'Creature — Bear', 'G', modernCommon],
  ['Monastery Swiftspear', '{R}', 1, 'Creature — Human Monk', 'R', '-LLLLL-LL', 'Haste\nProwess'],
  ['Young Pyromancer', '{1}{R}', 2, 'Creature — Human Shaman', 'R', pioneer],
  ['Mulldrifter', '{4}{U}', 5, 'Creature — Elemental', 'U', modernCommon, 'Evoke {2}{U}'],
  ['Tarmogoyf', '{1}{G}', 2, 'Creature — Lhurgoyf', 'G', modern],
  ['Slippery Bogle', '{G/U}', 1, 'Creature — Beast', 'UG', modernCommon],
  ['Boros Reckoner', '{R/W}{R/W}{R/W}', 3, 'Creature — Minotaur Wizard', 'WR', pioneer, '{R/W}: Boros Reckoner gains first strike'],
  ['Woodland Changeling', '{1}{G}', 2, 'Creature — Shapeshifter', 'G', modernCommon, 'Changeling', { keywords: ['Changeling'] }],
  ['Luminarch Aspirant', '{1}{W}', 2, 'Creature — Human Cleric', 'W', pioneer],
  ['A-Luminarch Aspirant', '{1}{W}', 2, 'Creature — Human Cleric', 'W', nowhere],
  ['Paradise Druid', '{1}{G}', 2, 'Creature — Elf Druid', 'G', pioneerCommon, 'Paradise Druid has hexproof as long as it is untapped.\n{T}: Add one mana'],
  ['Kor Firewalker', '{W}{W}', 2, 'Creature — Kor Soldier', 'W', modern],
  ['Fire // Ice', '{1}{R} // {1}{U}', 4, 'Instant // Instant', 'UR', modernCommon, '//', split],
  ['Beck // Call', '{G}{U} // {4}{W}{U}', 8, 'Sorcery // Sorcery', 'WUG', modern, '//', split],
  ['Insult // Injury', '{2}{R} // {2}{R}', 6, 'Sorcery // Sorcery', 'R', pioneer, '//', aftermath],
  ['Valakut Awakening // Valakut Stoneforge', '{2}{R} // ', 3, 'Instant // Land', 'R', pioneer, '//', { layout: 'modal_dfc' }],
  ['Brazen Borrower // Petty Theft', '{1}{U}{U} // {1}{U}', 3, 'Creature — Faerie Rogue // Instant — Adventure', 'U', pioneer, '//', { layout: 'adventure' }],
  ['Delver of Secrets // Insectile Aberration', '{U} // ', 1, 'Creature — Human Wizard // Creature — Human Insect', 'U', pioneerCommon, '//', transform],
  ['Lurrus of the Dream-Den', '{1}{W/B}{W/B}', 3, 'Legendary Creature — Cat Nightmare', 'WB', '-BBBLL--L'],
  ['Yorion, Sky Nomad', '{3}{W/U}{W/U}', 5, 'Legendary Creature — Bird Serpent', 'WU', '-LBLLL--L'],
  ['Jegantha, the Wellspring', '{4}{R/G}', 5, 'Legendary Creature — Elemental Elk', 'WUBRG', '-BBLLL--L', '{T}: Add {W}{U}{B}{R}{G}.'],
  ['Kaheera, the Orphanguard', '{1}{G/W}{G/W}', 3, 'Legendary Creature — Cat Beast', 'WG', pioneer],
  ['Gyruda, Doom of Depths', '{4}{U/B}{U/B}', 6, 'Legendary Creature — Demon Kraken', 'UB', pioneer],
  ['Keruga, the Macrosage', '{3}{G/U}{G/U}', 5, 'Legendary Creature — Dinosaur Hippo', 'UG', pioneer],
  ['Lutri, the Spellchaser', '{1}{U/R}{U/R}', 3, 'Legendary Creature — Elemental Otter', 'UR', '-LLLLB--L'],
  ['Obosh, the Preypiercer', '{3}{B/R}{B/R}', 5, 'Legendary Creature — Hellion Horror', 'BR', pioneer],
  ['Umori, the Collector', '{2}{B/G}{B/G}', 4, 'Legendary Creature — Ooze', 'BG', pioneer],
  ['Zirda, the Dawnwaker', '{1}{R/W}{R/W}', 3, 'Legendary Creature — Elemental Fox', 'WR', '-LLBLL--L'],
  ['Alesha, Who Smiles at Death', '{2}{R}', 3, 'Legendary Creature — Human Warrior', 'WBR', pioneer],
  ['Isamaru, Hound of Konda', '{W}', 1, 'Legendary Creature — Dog', 'W', modern],
  ['Kozilek, Butcher of Truth', '{10}', 10, 'Legendary Creature — Eldrazi', '', modern],
  ["Atraxa, Praetors' Voice", '{G}{W}{U}{B}', 4, 'Legendary Creature — Phyrexian Angel Horror', 'WUBG', eternal],
  ['Golos, Tireless Pilgrim', '{5}', 5, 'Legendary Artifact Creature — Scout', 'WUBRG', '-LLLLB--L'],
  ['Nissa, Vastwood Seer // Nissa, Sage Animist', '{2}{G} // ', 3, 'Legendary Creature — Elf Scout // Legendary Planeswalker — Nissa', 'G', pioneer, '//', transform],
  ['Gisela, the Broken Blade', '{2}{W}{W}', 4, 'Legendary Creature — Angel Horror', 'W', pioneer, 'Flying', meld],
  ['Brisela, Voice of Nightmares', '', 11, 'Legendary Creature — Eldrazi Angel', 'W', pioneer, 'Flying', meld],
  ['Westvale Abbey // Ormendahl, Profane Prince', ' // ', 0, 'Land // Legendary Creature — Demon', 'B', pioneer, '{T}: Add {C}.\n//\nFlying', transform],
  ['Grist, the Hunger Tide', '{1}{B}{G}', 3, 'Legendary Planeswalker — Grist', 'BG', modern, "As long as Grist isn't on the battlefield, it's a 1/1 Insect creature in addition"],
  ['Shorikai, Genesis Engine', '{2}{W}{U}', 4, 'Legendary Artifact — Vehicle', 'WU', eternal, '{1}, {T}: Draw two cards', { toughness: '8' }],
  ['The Seriema', '{1}{W}{W}', 3, 'Legendary Artifact — Spacecraft', 'W', standard, 'Station', { toughness: '5' }],
  ['Hearthhull, the Worldseed', '{1}{B}{R}{G}', 4, 'Legendary Artifact — Spacecraft', 'BRG', eternal, 'Station\n6/7'],
  ['The Eternity Elevator', '{5}', 5, 'Legendary Artifact — Spacecraft', '', standard, 'Station\n{T}: Add {C}{C}{C}.'],
  ['The Regalia', '{4}', 4, 'Legendary Artifact — Vehicle', '', standard, 'Crew 1', { toughness: '4' }],
  ['Teferi, Temporal Archmage', '{4}{U}{U}', 6, 'Legendary Planeswalker — Teferi', 'U', eternal, 'Teferi, Temporal Archmage can be your commander.'],
  ['Ajani, Caller of the Pride', '{1}{W}{W}', 3, 'Legendary Planeswalker — Ajani', 'W', standard],
  ['Ugin, Eye of the Storms', '{7}', 7, 'Legendary Planeswalker — Ugin', '', standard],
  ['Chandra, Torch of Defiance', '{2}{R}{R}', 4, 'Legendary Planeswalker — Chandra', 'R', pioneer],
  ['Oko, Thief of Crowns', '{1}{G}{U}', 3, 'Legendary Planeswalker — Oko', 'UG', '-BBBLL--B'],
  ['Rowan Kenrith', '{4}{R}{R}', 6, 'Legendary Planeswalker — Rowan', 'R', eternal, 'Partner with Will Kenrith\nRowan Kenrith can be your commander.'],
  ['Will Kenrith', '{4}{U}{U}', 6, 'Legendary Planeswalker — Will', 'U', eternal, 'Partner with Rowan Kenrith\nWill Kenrith can be your commander.'],
  ['Tymna the Weaver', '{1}{W}{B}', 3, 'Legendary Creature — Human Cleric', 'WB', eternal, 'Lifelink\nPartner (You can have two'],
  ['Thrasios, Triton Hero', '{G}{U}', 2, 'Legendary Creature — Merfolk Wizard', 'UG', eternal, '{4}: Scry 1\nPartner (You can have two'],
  ["Kraum, Ludevic's Opus", '{3}{U}{R}', 5, 'Legendary Creature — Zombie Horror', 'UR', eternal, 'Flying, haste\nPartner (You can have two'],
  ['Pir, Imaginative Rascal', '{2}{G}', 3, 'Legendary Creature — Human', 'G', eternal, 'Partner with Toothy, Imaginary Friend (When'],
  ['Toothy, Imaginary Friend', '{3}{U}', 4, 'Legendary Creature — Illusion', 'U', eternal, 'Partner with Pir, Imaginative Rascal (When'],
  ['Wilson, Refined Grizzly', '{1}{G}', 2, 'Legendary Creature — Bear Warrior', 'G', eternal, 'Choose a Background (You can'],
  ['Raised by Giants', '{5}{G}', 6, 'Legendary Enchantment — Background', 'G', eternal],
  ['Cultist of the Absolute', '{B}', 1, 'Legendary Enchantment — Background', 'B', eternal],
  ['Faceless One', '{5}', 5, 'Legendary Enchantment Creature — Background', '', eternal, `${choosesColor('Faceless One')}\nChoose a Background (You can`],
  ['The Prismatic Piper', '{5}', 5, 'Legendary Creature — Shapeshifter', '', eternal, `${choosesColor('The Prismatic Piper')}\nPartner (You can have two`],
  ['Clara Oswald', '{6}', 6, 'Legendary Creature — Human Advisor', '', eternal, `Impossible Girl — ${choosesColor('Clara Oswald')}\nDoctor's companion (You can`],
  ['The Tenth Doctor', '{3}{U}{R}', 5, 'Legendary Creature — Time Lord Doctor', 'UR', eternal],
  ['Rose Tyler', '{1}{W}', 2, 'Legendary Creature — Human', 'W', eternal, "Doctor's companion (You can"],
  ['River Song', '{1}{U}{R}', 3, 'Legendary Creature — Human Time Lord Rogue', 'UR', eternal],
  ['Cecily, Haunted Mage', '{1}{U}{B}{R}', 4, 'Legendary Creature — Human Wizard', 'UBR', eternal, 'Partner—Friends forever (You can'],
  ['Othelm, Sigardian Outcast', '{1}{G}{W}', 3, 'Legendary Creature — Human', 'WG', eternal, 'Partner—Friends forever (You can'],
  ['Ellie, Brick Master', '{1}{R}', 2, 'Legendary Creature — Human Survivor', 'R', eternal, 'Partner—Survivors (You can'],
  ['Joel, Resolute Survivor', '{3}{B}{G}', 5, 'Legendary Creature — Human Survivor', 'BG', eternal, 'Partner—Survivors (You can'],
  ['Kratos, Stoic Father', '{2}{R}{W}', 4, 'Legendary Creature — God Warrior', 'WR', eternal, 'Partner—Father & son (You can'],
  ['Atreus, Impulsive Son', '{1}{U}{R}', 3, 'Legendary Creature — God Archer', 'UR', eternal, 'Partner—Father & son (You can'],
  ['Leonardo, the Balance', '{3}{W}', 4, 'Legendary Creature — Mutant Ninja Turtle', 'WUBRG', eternal, 'Partner—Character select (You can'],
  ['Michelangelo, the Heart', '{1}{G}', 2, 'Legendary Creature — Mutant Ninja Turtle', 'G', eternal, 'Partner—Character select'],
  ['Rhystic Study', '{2}{U}', 3, 'Enchantment', 'U', eternal, '', { releasedAt: '2026-11-09' }],
  ['Arzakon', '{3}{B}', 4, 'Legendary Creature — Demon', 'B', nowhere, '', { releasedAt: '2026-11-09' }],
]

export const cards: ReadonlyMap<string, TestCard> = new Map(
  rows.map((row) => [row[0], cardOf(row)]),
)

function cardOf([
  name,
  manaCost,
  manaValue,
  typeLine,
  identity,
  legal,
  text = '',
  more,
]: Row): TestCard {
  const inMainFormats = Object.fromEntries(
    mainFormats.map((format, at) => [format, legalityOf[legal[at] ?? ''] ?? 'not_legal']),
  )
  const legalities = { ...inMainFormats, ...moreLegalitiesOf(name, typeLine) }
  const colorIdentity = [...identity]
  return knownCard({
    name,
    manaCost,
    manaValue,
    typeLine,
    colorIdentity,
    legalities,
    oracleText: text,
    ...more,
  })
}
