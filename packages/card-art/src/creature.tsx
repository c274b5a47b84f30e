import { animals, beasts } from './creatures/animals.ts'
import { horror, presence } from './creatures/monsters.ts'
import { folk, occupations, type Silhouette } from './creatures/people.ts'
import { paintForeground, paintHills } from './ground.tsx'
import { mix } from './palette.ts'
import type { Scene } from './scene.ts'

/** Creatures: a silhouette in nested outlines, sometimes with a small copy far behind. */
export function paintCreature(scene: Scene) {
  const { random, palette, light, typeLine } = scene
  const outline = pickSilhouette(typeLine)(random)
  const horizon = random.between(176, 226)
  const x = 200 + random.between(-38, 38)
  const size = random.between(1.12, 1.32)
  const facing = x < light[0] === random.chance(0.85) ? 1 : -1
  const echoes = random.pick([[30, 14], [16], [44, 28, 12], [10]])
  return (
    <>
      {paintHills(scene, horizon)}
      <path
        d={outline}
        fill={mix(palette.middle, palette.far, 0.5)}
        transform={distantTransform(scene, horizon)}
        opacity={random.pick([0, 0.8])}
      />
      <g transform={`translate(${x} 270) scale(${size * facing} ${size})`} strokeLinejoin="round">
        {echoes.map((reach, step) => {
          const color = mix(palette.light, palette.near, (step + 0.6) / (echoes.length + 0.4))
          return (
            <path
              key={reach}
              d={outline}
              fill={color}
              stroke={color}
              strokeWidth={reach}
              opacity={0.22 + step * 0.14}
            />
          )
        })}
        <path
          d={outline}
          fill={palette.light}
          opacity="0.75"
          transform={`translate(${light[0] < x === facing > 0 ? -1.6 : 1.6} -1.4)`}
        />
        <path d={outline} fill={palette.dark} />
      </g>
      {paintForeground(scene)}
    </>
  )
}

/**
 * The first match counts. "Human" is in the last entry, so a "Human Wizard" is a wizard. A type that no
 * silhouette fits gets an abstract one, never another animal.
 */
function pickSilhouette(typeLine: string): Silhouette {
  const words = typeLine.toLowerCase()
  const kind = [...animals, ...folk, ...beasts, ...occupations].find(([pattern]) =>
    pattern.test(words),
  )
  return kind?.[1] ?? (/phyrexian/.test(words) ? horror : presence)
}

function distantTransform({ random }: Scene, horizon: number): string {
  const size = random.between(0.3, 0.46)
  return `translate(${random.pick([random.between(30, 100), random.between(300, 370)])} ${horizon + 34}) scale(${size * random.pick([1, -1])} ${size})`
}
