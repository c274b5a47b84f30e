import { paintFigure } from './figure.tsx'
import { paintForeground, paintHills } from './ground.tsx'
import { blob, disc, line, type Point, polar, polygon, repeat, tube } from './path.ts'
import type { Scene } from './scene.ts'

/** Instants and sorceries: something bursts from a light, often before the small one who cast it. */
export function paintSpell(scene: Scene) {
  const { random, palette } = scene
  const effect = pickEffect(scene)
  const lands = random.chance(0.6) && paintHills(scene, random.between(200, 236))
  const caster =
    random.chance(0.55) &&
    paintFigure(scene, { x: random.pick([70, 110, 290, 330]), y: 272, size: 0.5 })
  return (
    <>
      {lands}
      <path d={effect.wide} fill={palette.light} opacity="0.3" />
      <path d={effect.core} fill={palette.light} opacity="0.9" />
      <path
        d={effect.lines ?? ''}
        fill="none"
        stroke={palette.light}
        strokeWidth={random.between(1.4, 3)}
        opacity="0.8"
      />
      {paintForeground(scene, 274)}
      {caster}
    </>
  )
}

/** Broad faint shapes, small bright ones, and thin bright lines. */
interface Effect {
  wide: string
  core: string
  lines?: string
}

type Paint = (scene: Scene) => Effect

function pickEffect(scene: Scene): Effect {
  const hinted = hints.find(([words]) => words.test(scene.hints))
  const options = byColor[scene.colors[0] ?? 'C'] ?? [sigil, shards, rays]
  return (hinted?.[1] ?? scene.random.pick(options))(scene)
}

function rays({ random, light }: Scene): Effect {
  const count = random.whole(7, 15)
  const turn = random.between(0, 6)
  const wedges = repeat(count, (step) => {
    const [angle, reach, open] = [
      turn + (step / count) * 6.283,
      random.between(110, 420),
      random.between(0.04, 0.12),
    ]
    return polygon([light, polar(light, angle - open, reach), polar(light, angle + open, reach)])
  })
  const core = wedges.filter((_, step) => step % 3 === 0)
  return {
    wide: wedges.join(''),
    core: disc(light, random.between(14, 26)) + core.slice(0, 2).join(''),
  }
}

function bolt({ random, light }: Scene): Effect {
  const end: Point = [random.between(110, 290), 282]
  const strike = (from: Point, to: Point, width: number) => {
    const zigzag = repeat(7, (step): Point => {
      const sway = step % 6 === 0 ? 0 : random.between(-26, 26)
      return [
        from[0] + ((to[0] - from[0]) * step) / 6 + sway,
        from[1] + ((to[1] - from[1]) * step) / 6 + sway * 0.3,
      ]
    })
    const edge = zigzag.map(([x, y], step): Point => [x + (width * (7 - step)) / 6, y])
    return polygon([...zigzag, ...edge.reverse()])
  }
  const main = strike([light[0], -10], end, 15)
  const forks = repeat(random.whole(2, 4), () =>
    strike(
      [(light[0] + end[0]) / 2, random.between(50, 150)],
      [random.between(10, 390), random.between(150, 270)],
      6,
    ),
  )
  return { wide: disc(end, 46) + disc(end, 80), core: main + forks.join('') }
}

function swirl({ random, light }: Scene): Effect {
  const center: Point = [(light[0] + 200) / 2, 140]
  const turn = random.pick([1, -1]) * random.between(0.5, 0.75)
  const arms = random.whole(3, 6)
  const arm = (start: number, stretch: number) =>
    tube(
      repeat(7, (step) => polar(center, start + step * turn, 8 + step * step * stretch)),
      1,
      8,
      16,
      26,
      22,
      10,
      0,
    )
  const start = random.between(0, 6)
  return {
    wide: repeat(arms, (step) => arm(start + (step * 6.283) / arms, 5.4)).join(''),
    core:
      disc(center, random.between(8, 18)) +
      repeat(arms, (step) => arm(start + 0.4 + (step * 6.283) / arms, 2.6)).join(''),
  }
}

function streaks({ random }: Scene): Effect {
  const slant = random.pick([1, -1]) * random.between(0.5, 1.1)
  const falls = repeat(random.whole(4, 8), () => {
    const [x, y, r] = [random.between(30, 370), random.between(70, 235), random.between(5, 15)]
    const tail = tube(
      [
        [x, y],
        [x + slant * 60, y - 80],
        [x + slant * 130, y - 190],
      ],
      r * 2,
      r * 1.1,
      0,
    )
    return { tail, head: disc([x, y], r) }
  })
  return {
    wide: falls.map(({ tail }) => tail).join(''),
    core: falls.map(({ head }) => head).join(''),
  }
}

function shards({ random, light }: Scene): Effect {
  const burst = repeat(random.whole(14, 22), () => {
    const center = polar(light, random.between(0, 6.283), random.between(36, 210))
    const turn = Math.atan2(center[1] - light[1], center[0] - light[0])
    const size = random.between(8, 34)
    return polygon([
      polar(center, turn, size),
      polar(center, turn + 1.7, size * 0.34),
      polar(center, turn + 3.1, size * 0.5),
      polar(center, turn - 1.6, size * 0.3),
    ])
  })
  return {
    wide: burst.slice(0, 9).join('') + disc(light, 44),
    core: burst.slice(9).join('') + disc(light, random.between(8, 16)),
  }
}

function sigil({ random }: Scene): Effect {
  const center: Point = [random.between(150, 250), random.between(120, 146)]
  const [r, points] = [random.between(74, 104), random.whole(5, 9)]
  const turn = random.between(0, 6)
  const skip = random.whole(2, Math.floor((points - 1) / 2))
  const star = line(
    repeat(points + 1, (step) => polar(center, turn + (step * skip * 6.283) / points, r)),
  )
  const marks = repeat(24, (step) =>
    line([
      polar(center, step * 0.2618, r * 1.08),
      polar(center, step * 0.2618, r * (step % 3 ? 1.14 : 1.24)),
    ]),
  )
  return {
    wide: disc(center, r * 1.3),
    core:
      disc(center, random.between(7, 15)) +
      repeat(points, (step) => disc(polar(center, turn + (step * 6.283) / points, r), 4)).join(''),
    lines: star + disc(center, r) + disc(center, r * 0.45) + marks.join(''),
  }
}

function ripples({ random, light }: Scene): Effect {
  const center: Point = [light[0], random.between(150, 200)]
  const rings = repeat(7, (step) => {
    const [a, b] = [20 + step * 30, 6 + step * 11]
    return `M${center[0] - a} ${center[1]}a${a} ${b} 0 1 1 ${a * 2} 0a${a} ${b} 0 1 1 ${a * -2} 0Z`
  })
  const drops = repeat(9, () =>
    disc(
      [center[0] + random.between(-70, 70), center[1] - random.between(10, 120)],
      random.between(1.5, 6),
    ),
  )
  const spout = blob([
    [center[0] - 22, center[1]],
    [center[0] - 5, center[1] - 46],
    [center[0], center[1] - random.between(80, 130)],
    [center[0] + 6, center[1] - 46],
    [center[0] + 24, center[1]],
  ])
  return { wide: rings[5] ?? '', core: drops.join('') + spout, lines: rings.join('') }
}

function tendrils({ random, light }: Scene): Effect {
  const smoke = repeat(random.whole(5, 9), (step) => {
    const x = 20 + step * 46 + random.between(-14, 14)
    const sway = random.between(-50, 50)
    return tube(
      [
        [x, 300],
        [x + sway, 220],
        [x - sway * 0.7, 150],
        [light[0] + (x - light[0]) * 0.3, light[1] + 22],
      ],
      34,
      24,
      12,
      0,
    )
  })
  return {
    wide: smoke.join(''),
    core:
      disc(light, 13) +
      repeat(8, () =>
        disc(polar(light, random.between(0, 6.3), random.between(24, 90)), random.between(1, 4)),
      ).join(''),
  }
}

function bloom({ random }: Scene): Effect {
  const center: Point = [random.between(140, 260), random.between(130, 170)]
  const count = random.whole(7, 12)
  const petals = (reach: number, turn: number) =>
    repeat(count, (step) => {
      const angle = turn + (step * 6.283) / count
      return blob([
        center,
        polar(center, angle - 0.22, reach * 0.62),
        polar(center, angle, reach),
        polar(center, angle + 0.22, reach * 0.62),
      ])
    }).join('')
  return { wide: petals(random.between(130, 180), 0.2), core: petals(random.between(44, 70), 0.4) }
}

function aegis({ random, light }: Scene): Effect {
  const [x, y] = [(light[0] + 200) / 2, 268]
  const domes = repeat(
    random.whole(3, 6),
    (step) =>
      `M${x - 60 - step * 32} ${y}a${60 + step * 32} ${62 + step * 34} 0 0 1 ${120 + step * 64} 0`,
  )
  return {
    wide: (domes[1] ?? '') + (domes[2] ?? ''),
    core:
      repeat(12, () =>
        disc([random.between(30, 370), random.between(30, 250)], random.between(1, 3.4)),
      ).join('') + disc(light, 12),
    lines: domes.join(''),
  }
}

const hints: readonly (readonly [RegExp, Paint])[] = [
  [/bolt|lightning|thunder|shock|spark|strike/, bolt],
  [/fire|flame|burn|blaze|meteor|comet|rain/, streaks],
  [/storm|tide|vortex|whirl|wind|cyclon/, swirl],
  [/growth|bloom|spring|bounty|harvest/, bloom],
  [/shatter|break|smash|disenchant|explo/, shards],
  [/death|doom|dark|grave|tomb|rot|curse/, tendrils],
  [/protect|shelter|shield|fog|guard/, aegis],
]

const byColor: Readonly<Record<string, readonly [Paint, ...Paint[]]>> = {
  W: [rays, sigil, aegis, shards],
  U: [swirl, ripples, sigil, shards],
  B: [tendrils, rays, shards, sigil],
  R: [streaks, bolt, shards, rays],
  G: [bloom, swirl, rays, tendrils],
}
