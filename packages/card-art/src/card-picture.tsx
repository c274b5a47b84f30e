import { memo, useId } from 'react'
import { paintArtifact } from './artifact.tsx'
import { paintCreature } from './creature.tsx'
import { paintEnchantment } from './enchantment.tsx'
import { paintLand } from './land.tsx'
import { pickPalette } from './palette.ts'
import { paintPlaneswalker } from './planeswalker.tsx'
import { createRandom } from './random.ts'
import { height, type Motif, type Scene, width } from './scene.ts'
import { paintSky } from './sky.tsx'
import { paintSpell } from './spell.tsx'

interface Subject {
  name: string
  typeLine: string
  /** The color identity as one string such as "WU", so that `memo` can compare it. */
  colors: string
}

/** The drawn picture of a card, always the same for the same card. It fills its container. */
export const CardPicture = memo(function CardPicture(subject: Subject) {
  const id = useId()
  const scene = createScene(subject)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      display="block"
      aria-hidden="true"
      focusable="false"
    >
      {paintSky(scene, id)}
      {pickMotif(subject.typeLine)(scene)}
    </svg>
  )
})

function createScene({ name, typeLine, colors }: Subject): Scene {
  const random = createRandom(name)
  const palette = pickPalette([...(colors || basicColor(typeLine))], random)
  const left = random.chance(0.5) ? 86 : 235
  return {
    random,
    palette,
    colors: [...colors],
    light: [Math.round(left + random.between(0, 79)), Math.round(random.between(56, 132))],
    typeLine,
    hints: `${name} ${typeLine}`.toLowerCase(),
  }
}

/** Colorless lands are painted in the colors of earth, other colorless cards in those of metal. */
function basicColor(typeLine: string): string {
  return /land/i.test(typeLine) ? 'L' : 'C'
}

/** The first match counts: an artifact creature is drawn as a creature. */
function pickMotif(typeLine: string): Motif {
  return motifs.find(([type]) => type.test(typeLine))?.[1] ?? paintEnchantment
}

const motifs: readonly (readonly [RegExp, Motif])[] = [
  [/creature|summon/i, paintCreature],
  [/planeswalker/i, paintPlaneswalker],
  [/land/i, paintLand],
  [/instant|sorcery/i, paintSpell],
  [/artifact/i, paintArtifact],
]
