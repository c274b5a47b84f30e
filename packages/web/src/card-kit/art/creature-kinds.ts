import { type Humanoid, humanoid } from './humanoid.ts'
import { type Quadruped, quadruped } from './quadruped.ts'
import type { Random } from './seed.ts'
import * as strange from './strange.ts'
import { wings } from './wings.ts'

/** The outline of one creature, its feet at 0, 0, about 150 high. */
export type Silhouette = (random: Random) => string

/** The first kind whose words the type line has; a "Human Wizard" is a wizard, as jobs come first. */
export function pickSilhouette(typeLine: string, random: Random): Silhouette {
  const kind = kinds.find(([words]) => words.test(typeLine.toLowerCase()))
  return kind?.[1] ?? random.pick(strangers)
}

const figure =
  (look: Partial<Humanoid>): Silhouette =>
  (random) =>
    humanoid({
      height: 150 * random.between(0.94, 1.06),
      shoulders: 23 * random.between(0.9, 1.12),
      body: 'legs',
      head: 'bare',
      tool: 'none',
      cape: random.chance(0.35),
      ...look,
    })

const oneOf =
  (...looks: readonly [Partial<Humanoid>, ...Partial<Humanoid>[]]): Silhouette =>
  (random) =>
    figure(random.pick(looks))(random)

const animal =
  (look: Quadruped): Silhouette =>
  (random) =>
    quadruped({
      ...look,
      length: look.length * random.between(0.92, 1.08),
      neck: [look.neck[0], look.neck[1] * random.between(0.8, 1.2)],
    })

const winged =
  (base: Silhouette, kind: 'feathers' | 'skin', span = 120, rootY = -112): Silhouette =>
  (random) =>
    base(random) + wings({ root: [8, rootY], span, lift: random.between(-1, -0.5), kind })

const warrior = oneOf(
  { head: 'helm', tool: 'sword' },
  { head: 'helm', tool: 'shield' },
  { tool: 'axe', cape: true },
  { head: 'hood', tool: 'spear', cape: true },
)
const mage = oneOf(
  { body: 'robe', head: 'hood', tool: 'staff' },
  { body: 'robe', head: 'hat', tool: 'staff', shoulders: 20 },
  { body: 'robe', head: 'collar', tool: 'staff', cape: true },
)
const steed: Quadruped = {
  length: 112,
  legs: 66,
  bulk: 38,
  neck: [30, -46],
  head: 12,
  snout: 18,
  tail: 'bush',
  crest: 'ears',
}
const feline: Quadruped = {
  length: 122,
  legs: 46,
  bulk: 40,
  neck: [26, -14],
  head: 18,
  snout: 8,
  tail: 'long',
  crest: 'round',
}
const hound: Quadruped = {
  length: 112,
  legs: 50,
  bulk: 36,
  neck: [26, -26],
  head: 15,
  snout: 18,
  tail: 'bush',
  crest: 'ears',
}
const brute: Quadruped = {
  length: 132,
  legs: 40,
  bulk: 64,
  neck: [32, -2],
  head: 23,
  snout: 20,
  tail: 'none',
  crest: 'round',
}
const lizard: Quadruped = {
  length: 128,
  legs: 24,
  bulk: 32,
  neck: [34, -6],
  head: 15,
  snout: 30,
  tail: 'heavy',
  crest: 'spikes',
}
const strangers: readonly [Silhouette, Silhouette, Silhouette] = [
  warrior,
  animal(brute),
  figure({ body: 'robe', head: 'hood' }),
]

const kinds: readonly (readonly [RegExp, Silhouette])[] = [
  [/\b(dragon|drake|wyvern)/, strange.dragon],
  [/\bhydra/, strange.hydra],
  [
    /\b(angel|archon|valkyrie)/,
    winged(
      oneOf(
        { body: 'robe', head: 'halo', tool: 'sword' },
        { body: 'robe', head: 'halo', tool: 'spear' },
      ),
      'feathers',
    ),
  ],
  [
    /\b(demon|devil|imp|gargoyle)/,
    winged(figure({ head: 'horns', tool: 'claws', shoulders: 28 }), 'skin', 112),
  ],
  [
    /\b(faerie|sprite)/,
    winged(
      figure({ height: 124, shoulders: 15, body: 'robe', head: 'ears', tool: 'staff' }),
      'feathers',
      92,
      -92,
    ),
  ],
  [
    /\bsphinx|griffin|hippogriff|manticore|chimera/,
    winged(animal({ ...feline, crest: 'mane' }), 'feathers', 106, -82),
  ],
  [/\b(pegasus)/, winged(animal(steed), 'feathers', 112, -96)],
  [/\b(bird|phoenix|bat\b|aetherborn|egg)/, strange.bird],
  [/\b(wall|gate)\b/, strange.wall],
  [
    /\b(goblin|kobold|gremlin|orc)/,
    oneOf(
      { height: 108, shoulders: 22, head: 'bigEars', tool: 'club' },
      { height: 104, shoulders: 19, head: 'bigEars', tool: 'spear' },
      { height: 112, shoulders: 21, head: 'bigEars', tool: 'daggers' },
    ),
  ],
  [
    /\b(zombie|skeleton|mummy)/,
    oneOf(
      { tool: 'reach', shoulders: 21 },
      { tool: 'reach', head: 'small', body: 'robe' },
      { tool: 'claws', head: 'helm' },
    ),
  ],
  [
    /\b(vampire|noble)/,
    figure({ body: 'robe', head: 'collar', tool: 'none', cape: true, shoulders: 21 }),
  ],
  [
    /\b(spirit|wraith|specter|shade|ghost|nightmare|avatar|god|incarnation)/,
    oneOf(
      { body: 'wisp', head: 'hood', tool: 'claws' },
      { body: 'wisp', head: 'crown', tool: 'reach' },
      { body: 'wisp', head: 'hood', tool: 'staff' },
    ),
  ],
  [
    /\b(merfolk|siren|naga)/,
    oneOf(
      { body: 'wisp', head: 'fin', tool: 'trident' },
      { body: 'robe', head: 'fin', tool: 'trident' },
    ),
  ],
  [
    /\b(giant|ogre|troll|cyclops|titan)/,
    oneOf(
      { height: 178, shoulders: 46, head: 'small', tool: 'club' },
      { height: 176, shoulders: 42, head: 'horns', tool: 'axe' },
    ),
  ],
  [/\b(dwarf|halfling|gnome)/, figure({ height: 112, shoulders: 27, head: 'helm', tool: 'axe' })],
  [/\bminotaur/, figure({ height: 162, shoulders: 34, head: 'horns', tool: 'axe' })],
  [/\b(kraken|octopus|squid|leviathan|cephalid)/, strange.kraken],
  [/\b(fish|shark|whale|merperson|turtle)/, strange.fish],
  [/\b(snake|serpent|lamia|eel|gorgon)/, strange.serpent],
  [/\b(wurm|worm|slug|leech)/, strange.wurm],
  [/\b(spider|scorpion)/, strange.spider],
  [/\b(insect|fly|bee|moth|locust)/, strange.insect],
  [/\b(crab|lobster|oyster|trilobite)/, strange.crab],
  [/\b(treefolk|plant|dryad)/, strange.treefolk],
  [/\b(fungus|saproling|myconid)/, strange.fungus],
  [/\b(dinosaur|raptor)/, strange.theropod],
  [/\b(frog|toad|salamander)/, strange.frog],
  [/\b(ooze|blob|shapeshifter|slime)/, strange.ooze],
  [/\b(eldrazi|horror|sliver|phyrexian|beholder|alien|nautilus|mutant)/, strange.horror],
  [
    /\b(golem|construct|robot|myr|scarecrow|juggernaut|thopter|assembly-worker|gnome|c'tan|necron)/,
    oneOf(
      { body: 'block', head: 'small', shoulders: 36, cape: false },
      { body: 'block', head: 'helm', shoulders: 30, tool: 'axe', cape: false },
      { height: 174, body: 'block', head: 'horns', shoulders: 38, cape: false },
    ),
  ],
  [
    /\b(elf|faun|satyr|kithkin)/,
    oneOf(
      { height: 162, shoulders: 17, head: 'ears', tool: 'bow' },
      { height: 160, shoulders: 17, body: 'robe', head: 'ears', tool: 'staff' },
      { height: 162, shoulders: 18, head: 'ears', tool: 'spear', cape: true },
    ),
  ],
  [
    /\b(wizard|shaman|sorcerer|warlock|druid|cleric|monk|artificer|advisor|bard|scientist|kor\b)/,
    mage,
  ],
  [
    /\b(rogue|assassin|ninja|pirate|rebel|mercenary|scout|ranger)/,
    oneOf(
      { head: 'hood', tool: 'daggers', cape: true },
      { head: 'hood', tool: 'bow', cape: true },
      { head: 'hat', tool: 'sword', cape: true },
    ),
  ],
  [/\b(knight|soldier|warrior|berserker|samurai|paladin|barbarian|archer|human|citizen)/, warrior],
  [/\b(horse|unicorn|kirin)/, animal({ ...steed, crest: 'horn' })],
  [
    /\b(elk|deer|antelope|goat|ox|sheep|camel|caribou)/,
    animal({ ...steed, tail: 'none', crest: 'antlers' }),
  ],
  [/\b(cat|lion|nightstalker|leonin)/, animal({ ...feline, crest: 'mane' })],
  [/\b(wolf|dog|hound|fox|hyena|jackal|werewolf|coyote)/, animal(hound)],
  [
    /\b(elephant|mammoth|loxodon)/,
    animal({ ...brute, length: 124, legs: 54, bulk: 72, head: 26, snout: 2, crest: 'trunk' }),
  ],
  [/\b(rhino|boar|hippo|pig)/, animal({ ...brute, crest: 'horn' })],
  [
    /\b(squirrel|rat|mouse|raccoon|rabbit|otter|badger|ferret)/,
    animal({
      length: 84,
      legs: 22,
      bulk: 46,
      neck: [24, -18],
      head: 18,
      snout: 12,
      tail: 'curl',
      crest: 'ears',
    }),
  ],
  [
    /\b(lizard|crocodile|basilisk|beast|gator|cockatrice)/,
    (random) => animal(random.pick([lizard, { ...brute, crest: 'spikes', tail: 'heavy' }]))(random),
  ],
  [/\b(bear|ape|monkey|wolverine|yeti)/, animal(brute)],
  [/\belemental/, (random) => random.pick([strange.flame, strange.wave, strange.rocks])(random)],
]
