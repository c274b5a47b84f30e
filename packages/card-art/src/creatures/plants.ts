import { blob, disc, mirrored, type Point, points, repeat, tube } from '../path.ts'
import type { Random } from '../random.ts'

export function treefolk(random: Random): string {
  const trunk = tube(
    [
      [0, 0],
      [random.between(-8, 8), -56],
      [0, -112],
    ],
    58,
    36,
    46,
  )
  const roots =
    tube(points('-12 -20, -40 -4, -66 2'), 22, 12, 1) +
    tube(points('12 -20, 40 -4, 66 2'), 22, 12, 1)
  const limb: Point[] = points('14 -84, 62 -96, 82 -140')
  const twig: Point[] = points('58 -94, 92 -92, 112 -112')
  const leaves = repeat(9, (step) =>
    disc([-80 + step * 20, -136 - 28 * Math.sin((step / 8) * Math.PI)], random.between(20, 34)),
  )
  return (
    trunk +
    roots +
    tube(limb, 18, 12, 5) +
    tube(mirrored(limb), 18, 12, 5) +
    tube(twig, 9, 7, 1) +
    tube(mirrored(twig), 9, 7, 1) +
    leaves.join('')
  )
}

export function fungus(random: Random): string {
  return repeat(4, (step) => {
    const [x, h] = [(step - 1.5) * 50 + random.between(-8, 8), random.between(48, 140)]
    const r = random.between(28, 46)
    const cap = blob([
      [x - r, -h + 6],
      [x - r * 0.7, -h - r * 0.5],
      [x, -h - r * 0.85],
      [x + r * 0.7, -h - r * 0.5],
      [x + r, -h + 6],
      [x, -h + 12],
    ])
    return (
      tube(
        [
          [x + 4, 0],
          [x, -h],
        ],
        18,
        12,
      ) + cap
    )
  }).join('')
}
