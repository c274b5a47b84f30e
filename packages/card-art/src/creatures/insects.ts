import { blob, disc, mirrored, type Point, points, repeat, symmetric, tube } from '../path.ts'
import type { Random } from '../random.ts'

export function insect(random: Random): string {
  const lift = random.between(-0.7, -0.25)
  const body =
    disc([0, -148], 13) +
    disc([0, -122], 18) +
    blob(symmetric(points('0 -112, 22 -88, 17 -52, 0 -22')))
  const feelers: Point[] = points('4 -158, 18 -178, 34 -182')
  const legs: Point[][] = [points('12 -126, 50 -116, 72 -78'), points('12 -114, 46 -94, 58 -48')]
  const limbs = legs.flatMap((leg) => [tube(leg, 6, 5, 1), tube(mirrored(leg), 6, 5, 1)])
  const wingOf = blob([
    [8, -128],
    [60, -160 + lift * 30],
    [124, -150 + lift * 40],
    [112, -116],
    [50, -104],
  ])
  const other = blob([
    [-8, -128],
    [-60, -160 + lift * 30],
    [-124, -150 + lift * 40],
    [-112, -116],
    [-50, -104],
  ])
  return (
    body +
    tube(feelers, 4, 3, 1) +
    tube(mirrored(feelers), 4, 3, 1) +
    limbs.join('') +
    wingOf +
    other
  )
}

export function spider(random: Random): string {
  const knee = random.between(100, 140)
  const legs = repeat(4, (step): Point[] => {
    const reach = 52 + step * 26
    return [
      [10, -64],
      [reach * 0.62, -knee + step * 22],
      [reach * 0.92, -60 + step * 6],
      [reach + 12, 0],
    ]
  })
  const limbs = legs.flatMap((leg) => [tube(leg, 11, 8, 6, 1), tube(mirrored(leg), 11, 8, 6, 1)])
  return (
    disc([0, -60], 24) +
    blob(symmetric(points('0 -138, 36 -112, 30 -76, 0 -66'))) +
    limbs.join('') +
    tube(points('-7 -42, -9 -28, -3 -22'), 6, 5, 0) +
    tube(points('7 -42, 9 -28, 3 -22'), 6, 5, 0)
  )
}
