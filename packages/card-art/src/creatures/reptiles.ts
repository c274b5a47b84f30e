import { blob, type Point, points, polygon, repeat, tube } from '../path.ts'
import type { Random } from '../random.ts'
import { wing } from './wings.ts'

export function dragon(random: Random): string {
  const lift = random.between(-1.5, -1.1)
  const snake = tube(
    points('-125 -8, -95 -22, -55 -28, -15 -58, 18 -96, 40 -128, 72 -138'),
    1,
    9,
    22,
    40,
    26,
    17,
    15,
  )
  const jaw = polygon(points('64 -148, 88 -146, 112 -132, 88 -131, 104 -121, 78 -125, 62 -130'))
  const horns =
    tube(points('72 -144, 56 -160, 38 -162'), 7, 5, 0) +
    tube(points('78 -146, 66 -166, 52 -174'), 6, 4, 0)
  const legs =
    tube(points('-5 -50, 16 -30, 4 -14, 14 0'), 28, 16, 10, 9) +
    tube(points('-40 -34, -34 -18, -48 -10, -36 0'), 24, 13, 9, 8)
  return (
    snake +
    jaw +
    horns +
    legs +
    wing({ root: [-2, -74], span: 122, lift: lift - 0.7, kind: 'skin' }) +
    wing({ root: [-14, -66], span: 134, lift: lift - 1.35, kind: 'skin' })
  )
}

export function hydra(random: Random): string {
  const count = random.whole(3, 5)
  const necks = repeat(count, (step) => {
    const side = (step - (count - 1) / 2) / (count - 1)
    const tip: Point = [side * 150, -150 - 26 * Math.cos(side * 3) + random.between(-8, 8)]
    const face = side < 0 ? -1 : 1
    const head = polygon([
      [tip[0] - 9 * face, tip[1] - 12],
      [tip[0] + 12 * face, tip[1] - 12],
      [tip[0] + 38 * face, tip[1] + 4],
      [tip[0] + 14 * face, tip[1] + 6],
      [tip[0] + 26 * face, tip[1] + 14],
      [tip[0] - 8 * face, tip[1] + 10],
    ])
    return (
      tube([[side * 30, -50], [side * 120, -84], [side * 90, -120], tip], 26, 20, 16, 16) + head
    )
  })
  const body = blob(points('-62 0, -58 -44, -20 -78, 30 -76, 62 -40, 58 0'))
  return body + necks.join('') + tube(points('-40 -20, -96 -14, -130 -40'), 34, 16, 1)
}

export function serpent(random: Random): string {
  const bend = random.between(26, 44)
  const coils = tube(
    [
      [70, -8],
      [10, -4],
      [-62, -10],
      [-50, -34],
      [10, -34],
      [48, -52],
      [bend, -86],
      [-bend, -112],
      [-22, -150],
      [18, -168],
    ],
    2,
    16,
    24,
    28,
    28,
    27,
    26,
    24,
    22,
    14,
  )
  const hood = blob(points('-18 -128, 10 -120, 34 -146, 28 -176, 2 -178, -20 -156'))
  return coils + hood + polygon(points('22 -176, 58 -164, 36 -160, 50 -152, 20 -152'))
}

export function wurm(random: Random): string {
  const reach = random.between(60, 95)
  const arch = tube(
    [
      [-reach, 20],
      [-reach * 0.9, -70],
      [-20, -138],
      [50, -120],
      [reach, -70],
    ],
    46,
    54,
    56,
    54,
    58,
  )
  const teeth = repeat(4, (step) =>
    polygon([
      [reach - 22 + step * 14, -66],
      [reach - 16 + step * 14, -40],
      [reach - 10 + step * 14, -64],
    ]),
  )
  const ridges = repeat(5, (step) =>
    polygon([
      [-reach + step * 24 - 10, -96 - step * 16],
      [-reach + step * 20 - 26, -122 - step * 14],
      [-reach + step * 24 + 6, -112 - step * 15],
    ]),
  )
  return arch + teeth.join('') + ridges.join('')
}

export function theropod(random: Random): string {
  const dip = random.between(-8, 12)
  const spine = tube(
    [
      [-132, -70 - dip],
      [-80, -74],
      [-22, -86],
      [24, -104],
      [52, -138 + dip],
      [76, -148 + dip],
    ],
    1,
    16,
    44,
    50,
    28,
    24,
  )
  const jaws = polygon([
    [66, -162 + dip],
    [92, -162 + dip],
    [122, -148 + dip],
    [120, -142 + dip],
    [90, -140 + dip],
    [114, -130 + dip],
    [84, -128 + dip],
    [62, -136 + dip],
  ])
  const leg = (x: number) =>
    tube(
      [
        [x, -84],
        [x + 16, -50],
        [x - 10, -28],
        [x - 2, -4],
        [x + 16, 0],
      ],
      36,
      24,
      13,
      9,
      4,
    )
  return spine + jaws + leg(-14) + leg(12) + tube(points('40 -104, 58 -92, 66 -98'), 9, 6, 2)
}
