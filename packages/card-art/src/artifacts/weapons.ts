import { blob, disc, type Point, points, polar, polygon, repeat, symmetric, tube } from '../path.ts'
import { at, type Shape, upright } from './shape.ts'

export const sword: Shape = ({ random }) => {
  const [w, guard] = [random.between(9, 16), random.between(34, 56)]
  return polygon(
    upright([
      [0, -128],
      [w * 0.8, -104],
      [w, 52],
      [guard, 46],
      [guard + 6, 62],
      [7, 66],
      [7, 104],
      [14, 114],
      [0, 126],
    ]),
  )
}

export const axe: Shape = ({ random }) => {
  const reach = random.between(60, 84)
  const blade: Point[] = [
    [6, -96],
    [reach, -122],
    [reach + 16, -70],
    [reach, -16],
    [6, -48],
  ]
  return (
    polygon(upright(points('0 -124, 6 -118, 7 120, 0 128'))) +
    polygon(blade.map(at)) +
    polygon(
      (random.chance(0.5) ? symmetric(points('0 -90, 26 -86, 24 -58')) : symmetric(blade)).map(at),
    )
  )
}

export const shield: Shape = ({ random }) => {
  const w = random.between(66, 86)
  return (
    blob(
      upright([
        [0, -112],
        [w * 0.7, -100],
        [w, -70],
        [w * 0.8, 30],
        [0, 118],
      ]),
    ) +
    disc([200, 138], random.between(16, 30)) +
    polygon(upright(points('0 -84, 8 -40, 0 -34')))
  )
}

export const hammer: Shape = ({ random }) => {
  const w = random.between(56, 78)
  return (
    polygon(upright(points('0 -60, 9 -44, 9 122, 0 128'))) +
    polygon(
      upright([
        [w - 10, -120],
        [w, -108],
        [w, -58],
        [w - 10, -46],
        [14, -46],
        [0, -40],
      ]),
    )
  )
}

export const staff: Shape = ({ random }) => {
  const r = random.between(28, 40)
  return (
    polygon(upright(points('0 -60, 6 -52, 5 130'))) +
    disc([200, 58], r * 0.4) +
    tube(
      repeat(9, (step) => polar([200, 58], 1.9 + step * 0.66, r)),
      4,
      12,
      14,
      10,
      2,
    )
  )
}
