import { blob, disc, line, type Point, polar, repeat, tube } from '../path.ts'
import type { Effect, Scene } from '../scene.ts'

export function sigil({ random }: Scene): Effect {
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

export function swirl({ random, light }: Scene): Effect {
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

export function ripples({ random, light }: Scene): Effect {
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

export function aegis({ random, light }: Scene): Effect {
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

export function tendrils({ random, light }: Scene): Effect {
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

export function bloom({ random }: Scene): Effect {
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
