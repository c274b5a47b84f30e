import { paintFigure } from './figure.tsx'
import { paintForeground, paintHills } from './ground.tsx'
import { hearts } from './hearts.ts'
import { type Point, repeat } from './path.ts'
import { paintSaga } from './saga.tsx'
import type { Scene } from './scene.ts'

/** Broken rings around something that hovers; a saga is told in three windows. */
export function paintEnchantment(scene: Scene) {
  if (/\bsaga\b/.test(scene.hints)) return paintSaga(scene)
  const { random, palette } = scene
  const center: Point = [random.between(150, 250), random.between(122, 150)]
  const isAura = /\baura\b/.test(scene.hints)
  const heart = random.pick(hearts)
  return (
    <>
      {paintHills(scene, random.between(196, 236))}
      <path
        d={rings(scene, center)}
        fill="none"
        stroke={palette.light}
        strokeWidth={random.between(2, 6)}
        strokeLinecap="round"
        opacity="0.75"
      />
      <path
        d={rings(scene, center)}
        fill="none"
        stroke={palette.far}
        strokeWidth={random.between(5, 12)}
        opacity="0.6"
      />
      {!isAura && (
        <path
          d={heart.shape(random)}
          fill={palette.light}
          fillRule={heart.fillRule}
          stroke={palette.near}
          strokeWidth="2"
          paintOrder="stroke"
          transform={`translate(${center}) ${heart.place ?? ''}`}
        />
      )}
      {paintForeground(scene, 272)}
      {(isAura || random.chance(0.4)) &&
        paintFigure(scene, {
          x: isAura ? center[0] : random.pick([90, 310]),
          y: 272,
          size: isAura ? 1.1 : 0.5,
        })}
    </>
  )
}

/** Arcs of circles or flat ellipses, each with gaps of its own. */
function rings({ random }: Scene, [x, y]: Point): string {
  const flat = random.pick([1, 1, 0.42, 0.6])
  const tilt = flat === 1 ? 0 : random.between(-28, 28)
  return repeat(random.whole(3, 5), (step) => {
    const r = 42 + step * random.between(22, 32)
    const start = random.between(0, 6.283)
    return repeat(random.whole(1, 3), (part) => {
      const [from, to] = [start + part * 2.1, start + part * 2.1 + random.between(0.8, 1.9)]
      const at = (angle: number) =>
        turned([x, y], [Math.cos(angle) * r, Math.sin(angle) * r * flat], tilt)
      return `M${at(from)}A${r} ${r * flat} ${tilt} 0 1 ${at(to)}`
    }).join('')
  }).join('')
}

function turned([x, y]: Point, [dx, dy]: Point, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  const place = [
    x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y + dx * Math.sin(angle) + dy * Math.cos(angle),
  ]
  return place.map((value) => value.toFixed(1)).join(' ')
}
