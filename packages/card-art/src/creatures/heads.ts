import {
  blob,
  disc,
  mirrored,
  type Point,
  points,
  polygon,
  repeat,
  symmetric,
  tube,
} from '../path.ts'

export interface Size {
  h: number
  s: number
}

const skull = ({ h }: Size, scale = 1) => disc([0, -0.94 * h], 0.075 * h * scale)

export const pair = (points: readonly Point[]) => polygon(points) + polygon(mirrored(points))

export const heads = {
  bare: (size: Size) => skull(size),
  hood: ({ h }: Size) => blob(symmetric(points('0 -107, 7.5 -98, 10 -86', h))),
  hat: (size: Size) => {
    const { h } = size
    const brim = tube(points('-16 -96, 0 -99, 16 -96', h), 1, 0.04 * h, 1)
    return skull(size) + brim + polygon(points('-9 -98, 5 -126, 9 -98', h))
  },
  helm: (size: Size) => {
    const { h } = size
    const plume = tube(points('0 -103, -3 -111, -15 -106, -20 -94', h), 2, 0.07 * h, 0.05 * h, 0)
    return skull(size, 1.1) + plume
  },
  ears: (size: Size) => {
    const { h } = size
    return skull(size) + pair(points('0 -98, 14 -102, 5 -90', h))
  },
  bigEars: (size: Size) => {
    const { h } = size
    return skull(size, 1.7) + pair(points('0 -102, 38 -108, 9 -86', h))
  },
  horns: (size: Size) => {
    const { h } = size
    const horn: Point[] = points('3 -97, 14 -100, 16 -114', h)
    return (
      skull(size, 1.1) +
      tube(horn, 0.05 * h, 0.045 * h, 0) +
      tube(mirrored(horn), 0.05 * h, 0.045 * h, 0)
    )
  },
  crown: (size: Size) => {
    const { h } = size
    const crown = symmetric(points('0 -112, 3 -104, 8.5 -110, 7 -97', h))
    return skull(size) + polygon(crown)
  },
  collar: (size: Size) => {
    const { h } = size
    return skull(size) + pair(points('0 -80, 8 -86, 15 -102, 16 -76', h))
  },
  halo: (size: Size) => {
    const { h } = size
    const center: Point = [0, -0.94 * h]
    const spikes = repeat(9, (step) => {
      const [cos, sin] = [Math.cos((step * Math.PI) / 8), Math.sin((step * Math.PI) / 8)]
      return tube(
        [
          [cos * 0.13 * h, center[1] - sin * 0.13 * h],
          [cos * 0.22 * h, center[1] - sin * 0.22 * h],
        ],
        3,
        0,
      )
    })
    return skull(size) + spikes.join('')
  },
  fin: (size: Size) => {
    const { h } = size
    return skull(size) + polygon(points('-2 -116, 6 -98, 3 -80, -13 -84', h))
  },
  small: (size: Size) => skull(size, 0.8),
}
