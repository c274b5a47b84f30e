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
import type { Random } from '../random.ts'
import { wings } from './wings.ts'

export function bird(random: Random): string {
  const lift = random.between(-0.9, -0.35)
  const body = tube(points('0 -132, 4 -112, 0 -76, -4 -48'), 14, 28, 24, 8)
  const head = disc([2, -136], 11) + polygon(points('8 -144, 26 -134, 9 -130'))
  const tail = polygon(points('-8 -62, -24 -16, -10 -24, -2 -12, 6 -24, 20 -18, 6 -62'))
  return body + head + tail + wings({ root: [4, -104], span: 118, lift, kind: 'feathers' })
}

export function wall(random: Random): string {
  const half = random.between(92, 120)
  const teeth = repeat(8, (step) => {
    const x = -half + (step * 2 * half) / 7.5
    return polygon([
      [x, -84],
      [x, -104],
      [x + half * 0.15, -104],
      [x + half * 0.15, -84],
    ])
  })
  const tower = (x: number, h: number) =>
    polygon([
      [x - 20, 0],
      [x - 20, -h],
      [x - 25, -h],
      [x - 25, -h - 18],
      [x - 9, -h - 18],
      [x - 9, -h - 9],
      [x + 9, -h - 9],
      [x + 9, -h - 18],
      [x + 25, -h - 18],
      [x + 25, -h],
      [x + 20, -h],
      [x + 20, 0],
    ])
  return (
    polygon([
      [-half, 4],
      [-half, -86],
      [half, -86],
      [half, 4],
    ]) +
    teeth.join('') +
    tower(-half + 8, 132) +
    tower(half - 14, random.between(116, 156))
  )
}

export function horror(random: Random): string {
  const head = blob(symmetric(points('0 -186, 30 -166, 38 -128, 16 -98, 0 -92')))
  const feelers = repeat(7, (step) => {
    const side = (step - 3) / 3
    const sway = random.between(-22, 22)
    return tube(
      [
        [side * 14, -110],
        [side * 50 + sway * 0.4, -72],
        [side * 62 - sway, -36],
        [side * 96 + sway, random.between(-12, 4)],
      ],
      18,
      14,
      9,
      0,
    )
  })
  const spike: Point[] = points('24 -160, 66 -168, 86 -132')
  return head + feelers.join('') + tube(spike, 14, 9, 0) + tube(mirrored(spike), 14, 9, 0)
}

export function ship(random: Random): string {
  const hull = blob(points('-104 -40, -84 -8, 0 2, 84 -8, 116 -56, 60 -38, -60 -38'))
  const masts = [-40, 24].map((x) => {
    const top = random.between(150, 180)
    return (
      polygon([
        [x - 2, -30],
        [x - 2, -top],
        [x + 2, -top],
        [x + 2, -30],
      ]) +
      blob([
        [x + 4, -top + 6],
        [x + 52, -top + 44],
        [x + 44, -58],
        [x + 4, -52],
        [x + 16, -96],
      ])
    )
  })
  return hull + masts.join('')
}

/** A cluster of standing crystals, for creatures that look like nothing else here. */
export function presence(random: Random): string {
  const count = random.whole(5, 8)
  return repeat(count, (step) => {
    const lean = (step / (count - 1) - 0.5) * 2
    const height = (1 - lean * lean * 0.62) * random.between(128, 168)
    const [foot, top] = [lean * 46, lean * random.between(66, 96)]
    const half = random.between(9, 17)
    return polygon([
      [foot - half, 0],
      [top - half, -height * 0.78],
      [top, -height],
      [top + half * 0.9, -height * 0.7],
      [foot + half, 0],
    ])
  }).join('')
}
