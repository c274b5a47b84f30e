import { paintArtifact } from './artifact.tsx'
import { paintCreature } from './creature.tsx'
import { paintEnchantment } from './enchantment.tsx'
import { paintLand } from './land.tsx'
import { paintPlaneswalker } from './planeswalker.tsx'
import type { Motif } from './scene.ts'
import { paintSpell } from './spell.tsx'

/** What the picture shows, by the first word the type line has. An artifact creature is a creature. */
export function pickMotif(typeLine: string): Motif {
  return motifs.find(([type]) => type.test(typeLine))?.[1] ?? paintEnchantment
}

const motifs: readonly (readonly [RegExp, Motif])[] = [
  [/creature|summon/i, paintCreature],
  [/planeswalker/i, paintPlaneswalker],
  [/land/i, paintLand],
  [/instant|sorcery/i, paintSpell],
  [/artifact/i, paintArtifact],
]
