import { disc, type Point, polar, polygon, repeat, tube } from '../path.ts'
import type { Effect, Scene } from '../scene.ts'

export function rays({ random, light }: Scene): Effect {
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

export function bolt({ random, light }: Scene): Effect {
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

export function streaks({ random }: Scene): Effect {
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

export function shards({ random, light }: Scene): Effect {
  const burst = repeat(random.whole(16, 24), (step) => {
    const reach = random.between(0.5, 1.5) * (50 + step * 7)
    const center = polar(light, step * 2.4, reach)
    const [turn, size] = [step * 2.4, random.between(14, 30) + reach * 0.1]
    const corners = [turn, turn + 1.7, turn + 3.1, turn - 1.6]
    return polygon(
      corners.map((angle, i) => polar(center, angle, size * (i % 2 ? 0.32 : 1 - i * 0.25))),
    )
  })
  return {
    wide: disc(light, 60),
    core: burst.slice(0, 9).join('') + disc(light, 13),
    solid: burst.slice(9).join(''),
  }
}
