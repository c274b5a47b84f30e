import { blob, mirrored, type Point, points, polygon, repeat, symmetric, tube } from '../path.ts'
import type { Random } from '../random.ts'

export function kraken(random: Random): string {
  const arms = repeat(6, (step) => {
    const side = step < 3 ? -1 : 1
    const reach = 44 + (step % 3) * 34
    const rise = random.between(50, 130)
    return tube(
      [
        [side * 12, -40],
        [side * reach, -14],
        [side * (reach + 18), -rise * 0.6],
        [side * (reach - 4), -rise],
        [side * (reach - 24), -rise + 14],
      ],
      26,
      20,
      14,
      9,
      1,
    )
  })
  const mantle = blob(points('0 -176, 34 -130, 38 -76, 20 -34, -20 -34, -38 -76, -34 -130'))
  return mantle + arms.join('')
}

export function fish(random: Random): string {
  const leap = random.between(-14, 14)
  const body = tube(
    [
      [-104, -78 - leap],
      [-60, -84 - leap],
      [0, -98],
      [60, -92 + leap],
      [104, -74 + leap],
    ],
    6,
    22,
    58,
    54,
    10,
  )
  const fins =
    polygon(points('-10 -118, 10 -158, 34 -116')) + polygon(points('10 -74, -14 -36, 44 -70'))
  return (
    body +
    fins +
    polygon([
      [-96, -80 - leap],
      [-138, -116 - leap],
      [-122, -78 - leap],
      [-136, -44 - leap],
    ])
  )
}

export function crab(): string {
  const shell = blob(symmetric(points('0 -84, 56 -76, 74 -44, 40 -18, 0 -14')))
  const claw: Point[] = points('62 -60, 100 -74, 104 -108')
  const pincer: Point[] = points(
    '92 -104, 84 -146, 108 -168, 104 -134, 116 -128, 132 -150, 126 -112, 110 -98',
  )
  const legs = repeat(3, (step): Point[] => [
    [50, -40 + step * 6],
    [92 - step * 12, -44 + step * 10],
    [104 - step * 22, 0],
  ])
  const limbs = legs.flatMap((leg) => [tube(leg, 11, 8, 1), tube(mirrored(leg), 11, 8, 1)])
  return (
    shell +
    limbs.join('') +
    tube(claw, 13, 13, 16) +
    tube(mirrored(claw), 13, 13, 16) +
    polygon(pincer) +
    polygon(mirrored(pincer))
  )
}

export function frog(): string {
  const body = blob(symmetric(points('0 -74, 20 -80, 36 -102, 54 -88, 56 -60, 66 -30, 40 0, 0 2')))
  const thigh: Point[] = points('40 -30, 92 -62, 100 -26, 64 -4, 108 0')
  const hand: Point[] = points('26 -40, 34 -12, 18 0')
  return (
    body +
    tube(thigh, 30, 30, 22, 12, 4) +
    tube(mirrored(thigh), 30, 30, 22, 12, 4) +
    tube(hand, 18, 14, 10) +
    tube(mirrored(hand), 18, 14, 10)
  )
}

/** A shell with a head and feet under it. */
export function turtle(random: Random): string {
  const top = random.between(-92, -76)
  const shell = blob([
    [-78, -22],
    [-66, -58],
    [-30, top],
    [24, top],
    [62, -56],
    [76, -22],
    [0, -12],
  ])
  const head = tube(points('56 -28, 92 -44, 112 -42'), 22, 20, 14)
  const feet = [-52, 44].map((x) =>
    polygon([
      [x - 16, -24],
      [x - 22, 0],
      [x + 14, 0],
      [x + 16, -24],
    ]),
  )
  return shell + head + feet.join('') + polygon(points('-70 -26, -104 -8, -66 -12'))
}
