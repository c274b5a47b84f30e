import { blob, disc, mirrored, type Point, points, polygon, symmetric, tube } from '../path.ts'
import { pair, type Size } from './heads.ts'

export const tools = {
  none: () => '',
  sword: (size: Size) => {
    const { h, s } = size
    const [x, y] = [1.8 * s, -0.82 * h]
    const blade = polygon([
      [x - 4, y],
      [x + 20, y - 0.5 * h],
      [x + 27, y - 0.53 * h],
      [x + 5, y + 2],
    ])
    const guard = tube(
      [
        [x - 13, y - 6],
        [x + 14, y + 1],
      ],
      5,
      5,
    )
    return arm(size, [1.55 * s, -0.66 * h], [x, y]) + blade + guard
  },
  spear: (size: Size) => {
    const { h, s } = size
    const x = 1.75 * s
    return (
      held(size, 0, 1.15) +
      polygon([
        [x, -1.32 * h],
        [x + 7, -1.18 * h],
        [x, -1.12 * h],
        [x - 7, -1.18 * h],
      ])
    )
  },
  trident: (size: Size) => {
    const { h, s } = size
    const x = 1.75 * s
    const fork = symmetric([
      [0, -1.26 * h],
      [3, -1.1 * h],
      [10, -1.1 * h],
      [14, -1.24 * h],
      [17, -1.05 * h],
    ])
    return held(size, 0, 1.1) + polygon(fork.map(([fx, fy]): Point => [fx + x, fy]))
  },
  staff: (size: Size) => held(size, 0, 1.05) + disc([1.75 * size.s, -1.1 * size.h], 8),
  bow: (size: Size) => {
    const { h, s } = size
    const x = 1.9 * s
    const bow: Point[] = [
      [x - 10, -0.3 * h],
      [x + 10, -0.45 * h],
      [x + 16, -0.72 * h],
      [x + 10, -0.99 * h],
      [x - 10, -1.14 * h],
    ]
    const cord = polygon([
      [x - 10, -0.3 * h],
      [x - 8.5, -0.3 * h],
      [x - 8.5, -1.14 * h],
      [x - 10, -1.14 * h],
    ])
    return arm(size, [1.3 * s, -0.74 * h], [x + 14, -0.73 * h]) + tube(bow, 1, 5, 6, 5, 1) + cord
  },
  axe: (size: Size) => {
    const [x, top] = [1.75 * size.s, -1.05 * size.h]
    const blade = blob([
      [x - 3, top + 4],
      [x + 24, top - 12],
      [x + 30, top + 14],
      [x + 24, top + 38],
      [x - 3, top + 22],
    ])
    return held(size, 0.35, 1.1, 6) + blade
  },
  club: (size: Size) => {
    const { h, s } = size
    return (
      arm(size, [1.7 * s, -0.62 * h], [1.8 * s, -0.85 * h]) +
      tube(points('170 -78, 200 -100, 225 -122', s, h), 8, 17, 26)
    )
  },
  shield: (size: Size) => {
    const { h, s } = size
    const shield = symmetric(points('0 -78, 95 -74, 85 -48, 0 -30', s, h))
    return tools.spear(size) + polygon(shield.map(([x, y]): Point => [x - 1.15 * s, y]))
  },
  daggers: (size: Size) => {
    const { h, s } = size
    const side: Point[] = points('80 -79, 160 -60, 200 -42', s, h)
    const knife: Point[] = points('185 -46, 205 -47, 270 -62, 210 -38', s, h)
    return (
      tube(side, 0.5 * s, 0.4 * s, 0.24 * s) +
      tube(mirrored(side), 0.5 * s, 0.4 * s, 0.24 * s) +
      pair(knife)
    )
  },
  reach: ({ h, s }: Size) =>
    tube(points('50 -80, 150 -78, 250 -84', s, h), 0.5 * s, 0.34 * s, 0.2 * s) +
    tube(points('20 -74, 130 -64, 230 -66', s, h), 0.5 * s, 0.34 * s, 0.2 * s),
  claws: ({ h, s }: Size) => {
    const side: Point[] = points('80 -80, 170 -72, 190 -45', s, h)
    const claw: Point[] = points('170 -50, 210 -50, 220 -30, 195 -40, 180 -28', s, h)
    return (
      tube(side, 0.6 * s, 0.5 * s, 0.35 * s) +
      tube(mirrored(side), 0.6 * s, 0.5 * s, 0.35 * s) +
      pair(claw)
    )
  },
}

const arm = ({ h, s }: Size, elbow: Point, hand: Point) =>
  tube([[0.8 * s, -0.79 * h], elbow, hand], 0.5 * s, 0.4 * s, 0.26 * s)

/** An arm on the right that holds an upright pole; bottom and top are fractions of the height. */
function held(size: Size, bottom: number, top: number, thick = 4): string {
  const { h, s } = size
  const x = 1.75 * s
  const pole = polygon([
    [x - thick / 2, -bottom * h],
    [x - thick / 2, -top * h],
    [x + thick / 2, -top * h],
    [x + thick / 2, -bottom * h],
  ])
  return arm(size, [1.35 * s, -0.62 * h], [x, -0.68 * h]) + pole
}
