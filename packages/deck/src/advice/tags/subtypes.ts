import { othersCreate } from './others.ts'

/** The subtypes that a type line has, in lower case; those of planeswalkers only say who they are. */
export function subtypesOf(typeLine: string): string[] {
  const [before = '', after = ''] = typeLine.toLowerCase().split('—')
  if (before.includes('planeswalker')) return []
  const types = after.match(/\btime lord\b|\S+/g) ?? []
  return types.filter((type) => !basicTypes.includes(type))
}

/** Those that a rules text mentions, in lower case, but not of what others create. It writes them with a capital. */
export function subtypesMentioned(rules: string): string[] {
  const own = rules.replace(createdByOthers, '')
  const found = (own.match(/\bTime Lords?\b|\b[A-Z][A-Za-z'-]+/g) ?? []).flatMap(
    (word) => subtypes.get(word) ?? [],
  )
  return [...new Set(found)]
}

const createdByOthers = new RegExp(othersCreate, 'gi')

/** What makes mana mentions them, whatever a deck is about. */
const basicTypes = ['plains', 'island', 'swamp', 'mountain', 'forest']

/** How players call cards of a subtype, such as “Squirrels” or “Equipment”. */
export function pluralOf(subtype: string): string {
  const name = subtype.replace(/(?:^|[ -])[a-z]/g, (start) => start.toUpperCase())
  if (uncountable.has(subtype)) return name
  const irregular = irregularPlurals[subtype]
  if (irregular) return irregular
  if (/[^aeo]y$/.test(name)) return `${name.slice(0, -1)}ies`
  return /(?:s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`
}

const uncountable: ReadonlySet<string> = new Set(
  `
arcane astartes aurochs azra bison blood borg c'tan caribou clamfolk custodes dauthi deer eldrazi
equipment fish food gold jellyfish junk kavu kirin kithkin kor kree merfolk metathran moonfolk myr
nephilim qu samurai sand sheep shi'ar soltari spacecraft spawn squid starfish thalakos townsfolk
treefolk urza's vedalken viashino zubera
`
    .trim()
    .split(/\s+/),
)

/** Plurals that no rule gives. */
const irregularPlurals: Readonly<Record<string, string>> = {
  child: 'Children',
  cyberman: 'Cybermen',
  cyclops: 'Cyclopes',
  dwarf: 'Dwarves',
  elf: 'Elves',
  fungus: 'Fungi',
  hero: 'Heroes',
  homunculus: 'Homunculi',
  locus: 'Loci',
  mouse: 'Mice',
  ox: 'Oxen',
  pegasus: 'Pegasi',
  werewolf: 'Werewolves',
  wolf: 'Wolves',
}

const creatureTypes = `
Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin
Assembly-Worker Astartes Athlete Atog Aurochs Avatar Azra Badger Barbarian Bard Basilisk Bat
Bear Beast Beaver Beeble Beholder Berserker Bird Bison Boar Borg Bringer Brushwagg C'tan Caitian
Camarid Camel Capybara Caribou Carrier Cat Centaur Chimera Citizen Cleric Clown Cockatrice
Construct Cow Coward Coyote Crab Crocodile Custodes Cyberman Cyborg Cyclops Dalek Dauthi Deer Demigod Demon
Detective Devil Dinosaur Djinn Doctor Dog Dragon Drake Dreadnought Drix Drone Druid Dryad Dwarf
Echidna Efreet Egg Elder Eldrazi Elemental Elephant Elf Elk Eternal Eye Faerie Ferret Fish
Flagbearer Fox Fractal Frog Fungus Gamer Gargoyle Germ Giant Giraffe Gith Glimmer Gnoll Gnome
Goat Goblin God Golem Gorgon Graveborn Gremlin Griffin Hag Halfling Hamster Harpy Hedgehog
Hellion Hero Hippo Hippogriff Homarid Homunculus Horror Horse Human Hydra Hyena Illusion Imp
Incarnation Inhuman Inkling Inquisitor Insect Jackal Jellyfish Juggernaut Kangaroo Kavu Kelpien
Kirin Kithkin Klingon Knight Kobold Kor Kraken Kree Lamia Lammasu Lanthanite Leech Lemur
Leviathan Lhurgoyf Licid Lizard Lobster Manticore Masticore Mercenary Merfolk Metathran Mime
Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle Moonfolk Mount Mouse Mutant Myr
Mystic Naga Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad Nymph
Octopus Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant Pegasus Pentavite
Performer Pest Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant Platypus Pony Porcupine
Possum Praetor Primarch Prism Processor Rabbit Raccoon Ranger Rat Rebel Reflection Rhino Rigger
Robot Rogue Sable Salamander Samurai Sand Saproling Satyr Scarecrow Scientist Scion Scorpion Scout
Sculpture Seal Serf Serpent Servo Shade Shaman Shapeshifter Shark Sheep Shi'ar Siren Skeleton
Skrull Skunk Slith Sliver Sloth Slug Snail Snake Soldier Soltari Sorcerer Spawn Specter
Spellshaper Sphinx Spider Spike Spirit Splinter Spuzzem Spy Squid Squirrel Starfish Surrakar
Survivor Symbiote Synth Talosian Tellarite Tentacle Tetravite Thalakos Tholian Thopter Thrull
Tiefling Time Lord Tosk Toy Treefolk Trilobite Triskelavite Troll Turtle Tyranid Unicorn Utrom Vampire
Varmint Vedalken Villain Volver Vorta Vulcan Wall Walrus Warlock Warrior Weasel Weird Werewolf
Whale Wizard Wolf Wolverine Wombat Worm Wraith Wurm Xindi Yeti Zombie Zubera
`

const landTypes = `
Cave Desert Gate Lair Locus Sphere Town
`

const artifactTypes = `
Blood Bobblehead Clue Equipment Food Fortification Gold Incubator Junk Lander Map Mutagen
Powerstone Shard Spacecraft Treasure Vehicle
`

const otherTypes = `
Adventure Arcane Aura Background Cartouche Case Class Curse Lesson Omen Realm Role Room Rune
Saga Shrine Siege Trap
`

/** By their words as printed, which are capitalized. */
const subtypes: ReadonlyMap<string, string> = new Map(
  [creatureTypes, landTypes, artifactTypes, otherTypes].flatMap((list) =>
    (list.match(/Time Lord|\S+/g) ?? []).flatMap((word): [string, string][] => {
      const subtype = word.toLowerCase()
      return [
        [word, subtype],
        [pluralOf(subtype), subtype],
      ]
    }),
  ),
)
