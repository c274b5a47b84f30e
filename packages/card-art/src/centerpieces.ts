import { blob, disc, line, type Point, polar, polygon, repeat, symmetric, tube } from './path.ts'
import type { Random } from './random.ts'

/** What floats inside the rings of an enchantment, centered at 0, 0: nothing that has a type. */
export interface Centerpiece {
  shape: (random: Random) => string
  fillRule?: 'evenodd'
}

export const centerpieces: readonly [Centerpiece, ...Centerpiece[]] = [
  { shape: crystal },
  { shape: eye, fillRule: 'evenodd' },
  { shape: lotus },
  { shape: constellation },
  { shape: halo, fillRule: 'evenodd' },
]

const middle: Point = [0, 0]

function crystal(random: Random): string {
  const [w, h] = [random.between(18, 30), random.between(46, 70)]
  const half: Point[] = [
    [0, -h],
    [w, h * -0.3],
    [w * 0.8, h * 0.5],
    [0, h],
  ]
  return `${polygon(symmetric(half))}${line([
    [0, -h],
    [w * -0.3, h * -0.1],
    [0, h],
  ])}`
}

function eye(random: Random): string {
  const w = random.between(48, 72)
  const quarter: Point[] = [
    [w, 0],
    [w * 0.4, w * 0.4],
  ]
  const lids = blob(symmetric([[w * 0.4, w * -0.4], ...quarter]))
  return lids + disc(middle, w * 0.32) + disc(middle, w * 0.14)
}

function lotus(random: Random): string {
  const count = random.whole(5, 8)
  return repeat(count, (step) => {
    const angle = -Math.PI / 2 + ((step - (count - 1) / 2) * 3.4) / count
    return blob([
      middle,
      polar(middle, angle - 0.28, 34),
      polar(middle, angle, 64),
      polar(middle, angle + 0.28, 34),
    ])
  }).join('')
}

function constellation(random: Random): string {
  const stars = repeat(random.whole(6, 9), (step) =>
    polar(middle, step * 0.9, random.between(14, 84)),
  )
  const threads = stars.slice(1).map((star, step) => tube([stars[step] ?? middle, star], 2.4, 2.4))
  return threads.join('') + stars.map((star) => disc(star, random.between(4, 8))).join('')
}

function halo(random: Random): string {
  const [count, r] = [random.whole(8, 14), random.between(30, 44)]
  const rays = repeat(count, (step) => {
    const angle = (step * 6.283) / count
    return tube([polar(middle, angle, r + 8), polar(middle, angle, r + 34)], 5, 0)
  })
  return disc(middle, r) + disc(middle, r * 0.7) + disc(middle, r * 0.3) + rays.join('')
}
