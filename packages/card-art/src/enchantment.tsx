import { centerpieces } from './centerpieces.ts'
import { paintFigure } from './figure.tsx'
import { paintForeground, paintHills } from './ground.tsx'
import { blob, disc, type Point, repeat } from './path.ts'
import type { Scene } from './scene.ts'

/** Enchantments and what has no other motif: broken rings around a floating centerpiece. */
export function paintEnchantment(scene: Scene) {
  if (/\bsaga\b/.test(scene.hints)) return paintSaga(scene)
  const { random, palette } = scene
  const center: Point = [random.between(150, 250), random.between(122, 150)]
  const isAura = /\baura\b/.test(scene.hints)
  const centerpiece = random.pick(centerpieces)
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
          d={centerpiece.shape(random)}
          fill={palette.light}
          fillRule={centerpiece.fillRule}
          stroke={palette.near}
          strokeWidth="2"
          paintOrder="stroke"
          transform={`translate(${center})`}
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

/** Arcs of concentric circles or flat ellipses, each with different gaps. */
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

/** Three windows with a figure in each. */
function paintSaga(scene: Scene) {
  const { random, palette } = scene
  const windows = repeat(3, (step) => ({ x: 62 + step * 98, rise: random.between(0, 26) }))
  const arch = ({ x, rise }: { x: number; rise: number }) =>
    `M${x} 262V${96 - rise}a40 46 0 0 1 80 0V262Z`
  return (
    <>
      <path
        d={`M0 0H400V300H0Z${windows.map(arch).join('')}`}
        fill={palette.near}
        fillRule="evenodd"
      />
      <path
        d={windows.map(arch).join('')}
        fill="none"
        stroke={palette.light}
        strokeWidth="3"
        opacity="0.8"
      />
      <path
        d={windows
          .map(({ x }) => disc([x + 40, random.between(90, 150)], random.between(10, 24)))
          .join('')}
        fill={palette.light}
        opacity="0.85"
      />
      <path
        d={windows
          .map(({ x }) =>
            blob([
              [x + 2, 262],
              [x + 14, random.between(170, 230)],
              [x + 40, random.between(180, 236)],
              [x + 66, random.between(170, 230)],
              [x + 78, 262],
            ]),
          )
          .join('')}
        fill={palette.middle}
      />
      {windows.map(({ x }) => (
        <g key={x}>{paintFigure(scene, { x: x + 40, y: 262, size: 0.5 })}</g>
      ))}
    </>
  )
}
