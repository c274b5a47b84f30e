import { points, tube } from '../path.ts'
import { elemental, ooze } from './elements.ts'
import { insect, spider } from './insects.ts'
import { bird, horror, wall } from './monsters.ts'
import { hulk, type Silhouette, winged } from './people.ts'
import { fungus, treefolk } from './plants.ts'
import { type Quadruped, quadruped } from './quadruped.ts'
import { dragon, hydra, serpent, theropod, wurm } from './reptiles.ts'
import { crab, fish, frog, kraken, turtle } from './water-animals.ts'

/** One of the animals, its length and the height of its head varying a little. */
function animal(...kinds: readonly [Quadruped, ...Quadruped[]]): Silhouette {
  return (random) => {
    const kind = random.pick(kinds)
    const neck = [kind.neck[0], kind.neck[1] * random.between(0.8, 1.2)] as const
    return quadruped({ ...kind, neck, length: kind.length * random.between(0.92, 1.08) })
  }
}

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
  crest: 'mane',
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
const rodent: Quadruped = {
  length: 84,
  legs: 22,
  bulk: 46,
  neck: [24, -18],
  head: 18,
  snout: 12,
  tail: 'curl',
  crest: 'ears',
}

const ape = hulk({ height: 132, shoulders: 40 })
const monkey: Silhouette = (random) =>
  hulk({ height: 116, shoulders: 27 })(random) +
  tube(points('-8 -44, -40 -34, -66 -58, -60 -92, -38 -84'), 9, 8, 7, 6, 5)

/** Creature types that are not humanoid, by their words in the type line. */
export const animals: readonly (readonly [RegExp, Silhouette])[] = [
  [/dragon|drake/, dragon],
  [/hydra/, hydra],
  [
    /sphinx|griffin|hippogriff|manticore|chimera/,
    winged(animal(feline), { root: [8, -82], span: 106, kind: 'feathers' }),
  ],
  [/pegasus/, winged(animal(steed), { root: [8, -96], span: 112, kind: 'feathers' })],
  [/bird|phoenix|harpy/, bird],
  [
    /\bbat\b/,
    winged(animal({ ...rodent, length: 56, legs: 26, bulk: 34, tail: 'none' }), {
      root: [4, -44],
      span: 118,
      kind: 'skin',
    }),
  ],
  [/\bwall\b/, wall],
  [/kraken|octopus|squid|leviathan/, kraken],
  [/fish|shark|whale/, fish],
  [/turtle/, turtle],
  [/snake|serpent|\beel|basilisk/, serpent],
  [/wurm|\bworm|leech/, wurm],
  [/spider/, spider],
  [/insect/, insect],
  [/crab/, crab],
  [/treefolk|plant|dryad/, treefolk],
  [/fungus|saproling/, fungus],
  [/dinosaur/, theropod],
  [/frog/, frog],
  [/ooze|shapeshifter/, ooze],
]

/** Animals that come after the humanoid types, so that a "Goblin Rat" is drawn as a goblin. */
export const beasts: readonly (readonly [RegExp, Silhouette])[] = [
  [/unicorn|kirin|alicorn/, animal({ ...steed, crest: 'horn' })],
  [/horse|\bpony/, animal(steed)],
  [/\belk\b|deer|antelope/, animal({ ...steed, tail: 'none', crest: 'antlers' })],
  [/goat|\box\b|bison|aurochs/, animal({ ...brute, snout: 14, tail: 'long', crest: 'horn' })],
  [/\bcat\b|lion/, animal(feline, { ...feline, crest: 'round' })],
  [/wolf|\bdog|hound|fox|hyena|jackal/, animal(hound)],
  [
    /elephant|mammoth/,
    animal({ ...brute, length: 124, legs: 54, bulk: 72, head: 26, snout: 2, crest: 'trunk' }),
  ],
  [/rhino/, animal({ ...brute, crest: 'horn' })],
  [/boar|hippo|badger|wolverine/, animal({ ...brute, legs: 30, bulk: 52, crest: 'ears' })],
  [/squirrel/, animal(rodent)],
  [/\brat\b|mouse|raccoon|otter|mongoose/, animal({ ...rodent, tail: 'long' })],
  [/lizard|crocodile|salamander|kavu/, animal(lizard)],
  [/beast/, animal({ ...brute, legs: 54, crest: 'horn' }, { ...brute, crest: 'spikes' })],
  [/lhurgoyf/, hulk({ height: 152, shoulders: 44 })],
  [/monkey/, monkey],
  [/\bape\b|yeti/, ape],
  [/bear/, animal(brute)],
  [/elemental|incarnation/, elemental],
  [/eldrazi|horror/, horror],
]
