import type { Random } from '../random.ts'
import { type Humanoid, humanoid } from './humanoid.ts'
import { type Wing, wings } from './wings.ts'

/** The outline of one creature, about 150 high, standing at 0, 0. */
export type Silhouette = (random: Random) => string

type Look = Partial<Humanoid>

/** A figure with one of the looks, its height and build varying a little. */
function people(...looks: readonly [Look, ...Look[]]): Silhouette {
  return (random) =>
    humanoid({
      height: 150 * random.between(0.94, 1.06),
      shoulders: 23 * random.between(0.9, 1.12),
      body: 'legs',
      head: 'bare',
      tool: 'none',
      cape: random.chance(0.35),
      ...random.pick(looks),
    })
}

/** The same silhouette with a pair of wings at its shoulders. */
export function winged(base: Silhouette, shape: Omit<Wing, 'lift'>): Silhouette {
  return (random) => base(random) + wings({ ...shape, lift: random.between(-1, -0.5) })
}

const angel = people(
  { body: 'robe', head: 'halo', tool: 'sword' },
  { body: 'robe', head: 'halo', tool: 'spear' },
)
const demon = people({ head: 'horns', tool: 'claws', shoulders: 28 })
const faerie = people({ height: 124, shoulders: 15, body: 'robe', head: 'ears', tool: 'staff' })

const warrior = people(
  { head: 'helm', tool: 'sword' },
  { head: 'helm', tool: 'shield' },
  { tool: 'axe', cape: true },
  { head: 'hood', tool: 'spear', cape: true },
)

/** Heavy, with a small head and bare claws. */
export function hulk(size: Pick<Humanoid, 'height' | 'shoulders'>): Silhouette {
  return people({ ...size, head: 'small', tool: 'claws', cape: false })
}

const block: Look = { body: 'block', cape: false }

/** Creature types that stand on two legs, by their words in the type line. */
export const folk: readonly (readonly [RegExp, Silhouette])[] = [
  [/angel|archon/, winged(angel, { root: [8, -112], span: 120, kind: 'feathers' })],
  [/demon|devil|\bimp\b|gargoyle/, winged(demon, { root: [8, -112], span: 112, kind: 'skin' })],
  [/faerie/, winged(faerie, { root: [8, -92], span: 92, kind: 'feathers' })],
  [
    /goblin|kobold|gremlin|\borc/,
    people(
      { height: 108, shoulders: 22, head: 'bigEars', tool: 'club' },
      { height: 104, shoulders: 19, head: 'bigEars', tool: 'spear' },
      { height: 112, shoulders: 21, head: 'bigEars', tool: 'daggers' },
    ),
  ],
  [
    /zombie|skeleton/,
    people(
      { tool: 'reach', shoulders: 21 },
      { tool: 'reach', head: 'small', body: 'robe' },
      { tool: 'claws', head: 'helm' },
    ),
  ],
  [/vampire|noble/, people({ body: 'robe', head: 'collar', cape: true, shoulders: 21 })],
  [
    /spirit|specter|shade|nightmare|avatar|\bgod\b|illusion|wraith|demigod/,
    people(
      { body: 'wisp', head: 'collar', tool: 'daggers' },
      { body: 'wisp', head: 'crown', tool: 'reach' },
      { body: 'wisp', head: 'hood', tool: 'staff' },
    ),
  ],
  [
    /merfolk|siren|naga/,
    people(
      { body: 'wisp', head: 'fin', tool: 'trident' },
      { body: 'robe', head: 'fin', tool: 'trident' },
    ),
  ],
  [
    /giant|ogre|troll|cyclops/,
    people(
      { height: 178, shoulders: 46, head: 'small', tool: 'club' },
      { height: 176, shoulders: 42, head: 'horns', tool: 'axe' },
    ),
  ],
  [
    /dwarf|halfling|gnome|kithkin/,
    people({ height: 112, shoulders: 27, head: 'helm', tool: 'axe' }),
  ],
  [/minotaur/, people({ height: 162, shoulders: 34, head: 'horns', tool: 'axe' })],
  [
    /golem|construct|robot|\bmyr|scarecrow|juggernaut|assembly-worker|killbot|dreadnought/,
    people(
      { ...block, head: 'small', shoulders: 36 },
      { ...block, head: 'helm', shoulders: 30, tool: 'axe' },
      { ...block, head: 'horns', shoulders: 38, height: 174 },
    ),
  ],
  [
    /\belf|faun|satyr/,
    people(
      { height: 162, shoulders: 17, head: 'ears', tool: 'bow' },
      { height: 160, shoulders: 17, body: 'robe', head: 'ears', tool: 'staff' },
      { height: 162, shoulders: 18, head: 'ears', tool: 'spear', cape: true },
    ),
  ],
]

/** Class types, tried last: a "Cat Warrior" is drawn as a cat. */
export const occupations: readonly (readonly [RegExp, Silhouette])[] = [
  [
    /wizard|shaman|sorcerer|warlock|druid|cleric|monk|artificer|advisor|bard/,
    people(
      { body: 'robe', head: 'hood', tool: 'staff' },
      { body: 'robe', head: 'hat', tool: 'staff', shoulders: 20 },
      { body: 'robe', head: 'collar', tool: 'staff', cape: true },
    ),
  ],
  [
    /rogue|assassin|ninja|pirate|rebel|scout|ranger|archer/,
    people(
      { head: 'hood', tool: 'daggers', cape: true },
      { head: 'hood', tool: 'bow', cape: true },
      { head: 'hat', tool: 'sword', cape: true },
    ),
  ],
  [
    /knight|soldier|warrior|berserker|samurai|human|citizen|detective|pilot|scientist|hero|rigger/,
    warrior,
  ],
]
