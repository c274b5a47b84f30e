import { pickSilhouette } from './creatures/kinds.ts'
import { paintForeground, paintHills } from './ground.tsx'
import { mix } from './palette.ts'
import type { Scene } from './scene.ts'

/** A silhouette with its nested echoes before hills, now and then with its kin far behind. */
export function paintCreature(scene: Scene) {
  const { random, palette, light, typeLine } = scene
  const outline = pickSilhouette(typeLine, random)(random)
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
        transform={kin(scene, horizon)}
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

function kin({ random }: Scene, horizon: number): string {
  const size = random.between(0.3, 0.46)
  return `translate(${random.pick([random.between(30, 100), random.between(300, 370)])} ${horizon + 34}) scale(${size * random.pick([1, -1])} ${size})`
}
