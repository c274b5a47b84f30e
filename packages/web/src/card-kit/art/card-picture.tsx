import { memo, useId } from 'react'
import { pickMotif } from './motifs.ts'
import { pickPalette } from './palette.ts'
import { height, type Scene, width } from './scene.ts'
import { createRandom } from './seed.ts'
import { paintSky } from './sky.tsx'

interface Subject {
  name: string
  typeLine: string
  /** The colour identity in one word such as "WU", so that equal props are the same. */
  colors: string
}

/** The picture of a card: always the same for one name, and never the same for two. */
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

/** Lands without a colour are painted in earth rather than steel. */
function basicColor(typeLine: string): string {
  return /land/i.test(typeLine) ? 'L' : 'C'
}
