import { paintFigure } from './figure.tsx'
import { paintForeground, paintHills } from './ground.tsx'
import { blob, disc, line, type Point, polar, polygon, repeat } from './path.ts'
import type { Scene } from './scene.ts'

/** Broken rings around something that hovers; a saga is told in three windows. */
export function paintEnchantment(scene: Scene) {
  if (/\bsaga\b/.test(scene.hints)) return paintSaga(scene)
  const { random, palette } = scene
  const center: Point = [random.between(150, 250), random.between(122, 150)]
  const isAura = /\baura\b/.test(scene.hints)
  const heart = random.pick([crystal, eye, lotus, constellation])
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
          d={heart(scene, center)}
          fill={palette.light}
          fillRule="evenodd"
          stroke={palette.near}
          strokeWidth="1.5"
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

type Heart = (scene: Scene, center: Point) => string

const crystal: Heart = ({ random }, [x, y]) => {
  const [w, h] = [random.between(18, 30), random.between(46, 70)]
  const gem = polygon([
    [x, y - h],
    [x + w, y - h * 0.3],
    [x + w * 0.8, y + h * 0.5],
    [x, y + h],
    [x - w * 0.8, y + h * 0.5],
    [x - w, y - h * 0.3],
  ])
  return `${gem}${line([
    [x, y - h],
    [x - w * 0.3, y - h * 0.1],
    [x, y + h],
  ])}Z`
}

const eye: Heart = ({ random }, [x, y]) => {
  const w = random.between(48, 72)
  return (
    blob([
      [x - w, y],
      [x - w * 0.4, y - w * 0.4],
      [x + w * 0.4, y - w * 0.4],
      [x + w, y],
      [x + w * 0.4, y + w * 0.4],
      [x - w * 0.4, y + w * 0.4],
    ]) +
    disc([x, y], w * 0.32) +
    disc([x, y], w * 0.14)
  )
}

const lotus: Heart = ({ random }, center) => {
  const count = random.whole(5, 8)
  return repeat(count, (step) => {
    const angle = -Math.PI / 2 + ((step - (count - 1) / 2) * 3.4) / count
    return blob([
      center,
      polar(center, angle - 0.28, 34),
      polar(center, angle, 64),
      polar(center, angle + 0.28, 34),
    ])
  }).join('')
}

const constellation: Heart = ({ random }, center) => {
  const stars = repeat(random.whole(6, 9), (step) =>
    polar(center, step * 0.9, random.between(14, 78)),
  )
  const threads = stars
    .slice(1)
    .map((star, step) => polygon([stars[step] ?? center, star, [star[0] + 1.4, star[1] + 1.4]]))
  return threads.join('') + stars.map((star) => disc(star, random.between(3, 7))).join('')
}

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
