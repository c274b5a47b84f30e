import { blob, disc, type Point, polygon, tube } from './path.ts'

/** An animal on four legs that looks to the right, its feet at 0. */
export interface Quadruped {
  length: number
  legs: number
  bulk: number
  /** From the shoulder to the head, and how big that is. */
  neck: Point
  head: number
  snout: number
  tail: keyof typeof tails
  crest: keyof typeof crests
}

export function quadruped(animal: Quadruped): string {
  const { length: l, legs, bulk: b, neck, head, snout } = animal
  const shoulder: Point = [l * 0.36, -legs - b * 0.72]
  const [x, y]: Point = [shoulder[0] + neck[0], shoulder[1] + neck[1]]
  const muzzle = tube(
    [
      [x, y],
      [x + head * 0.8, y + head * 0.25],
      [x + head + snout, y + head * 0.55],
    ],
    head * 1.7,
    head * 1.3,
    head * 0.75,
  )
  const throat = tube(
    [[l * 0.2, -legs - b * 0.55], shoulder, [x, y]],
    b * 0.9,
    b * 0.75,
    head * 1.6,
  )
  return [
    trunk(l, legs, b),
    limbs(l, legs, b),
    throat,
    disc([x, y], head),
    muzzle,
    tails[animal.tail](l, legs, b),
    crests[animal.crest]([x, y], head),
  ].join('')
}

function trunk(l: number, legs: number, b: number): string {
  return blob([
    [-l * 0.5, -legs - b * 0.55],
    [-l * 0.36, -legs - b],
    [0, -legs - b * 0.9],
    [l * 0.34, -legs - b * 1.08],
    [l * 0.52, -legs - b * 0.6],
    [l * 0.36, -legs - b * 0.05],
    [-l * 0.05, -legs],
    [-l * 0.36, -legs - b * 0.1],
  ])
}

function limbs(l: number, legs: number, b: number): string {
  const hind = (x: number) =>
    tube(
      [
        [x, -legs - b * 0.5],
        [x + l * 0.06, -legs * 0.62],
        [x - l * 0.07, -legs * 0.4],
        [x - l * 0.02, 0],
      ],
      b * 0.6,
      b * 0.4,
      b * 0.22,
      b * 0.2,
    )
  const fore = (x: number) =>
    tube(
      [
        [x, -legs - b * 0.5],
        [x + l * 0.03, -legs * 0.5],
        [x, 0],
      ],
      b * 0.5,
      b * 0.26,
      b * 0.2,
    )
  return hind(-l * 0.38) + hind(-l * 0.24) + fore(l * 0.28) + fore(l * 0.42)
}

const tails = {
  none: () => '',
  long: (l: number, legs: number, b: number) =>
    tube(
      [
        [-l * 0.45, -legs - b * 0.75],
        [-l * 0.66, -legs - b * 0.5],
        [-l * 0.76, -legs * 0.7],
        [-l * 0.95, -legs * 0.75],
      ],
      b * 0.22,
      b * 0.18,
      b * 0.14,
      2,
    ),
  bush: (l: number, legs: number, b: number) =>
    tube(
      [
        [-l * 0.45, -legs - b * 0.7],
        [-l * 0.62, -legs - b * 0.5],
        [-l * 0.78, -legs * 0.6],
      ],
      b * 0.2,
      b * 0.45,
      2,
    ),
  heavy: (l: number, legs: number, b: number) =>
    tube(
      [
        [-l * 0.3, -legs - b * 0.55],
        [-l * 0.7, -legs - b * 0.2],
        [-l * 1.1, -legs * 0.25],
      ],
      b * 0.8,
      b * 0.45,
      2,
    ),
  curl: (l: number, legs: number, b: number) =>
    tube(
      [
        [-l * 0.4, -legs - b * 0.4],
        [-l * 0.72, -legs - b * 0.5],
        [-l * 0.84, -legs - b * 1.4],
        [-l * 0.62, -legs - b * 2.2],
        [-l * 0.36, -legs - b * 1.9],
      ],
      b * 0.2,
      b * 0.55,
      b * 0.7,
      b * 0.6,
      2,
    ),
}

const crests = {
  ears: ([x, y]: Point, r: number) =>
    polygon([
      [x - r * 0.7, y - r * 0.5],
      [x - r * 0.5, y - r * 1.7],
      [x + r * 0.1, y - r * 0.8],
    ]) +
    polygon([
      [x - r * 0.1, y - r * 0.7],
      [x + r * 0.3, y - r * 1.65],
      [x + r * 0.6, y - r * 0.6],
    ]),
  round: ([x, y]: Point, r: number) =>
    disc([x - r * 0.6, y - r * 0.75], r * 0.4) + disc([x + r * 0.2, y - r * 0.9], r * 0.36),
  antlers: ([x, y]: Point, r: number) =>
    tube(
      [
        [x, y - r * 0.6],
        [x - r * 1.2, y - r * 2.4],
        [x - r * 0.6, y - r * 4],
      ],
      4,
      4,
      0,
    ) +
    tube(
      [
        [x + r * 0.3, y - r * 0.6],
        [x + r * 1.3, y - r * 2.2],
        [x + r * 1.2, y - r * 4],
      ],
      4,
      4,
      0,
    ) +
    tube(
      [
        [x - r * 1.1, y - r * 2.2],
        [x - r * 2.2, y - r * 3.2],
      ],
      4,
      0,
    ) +
    tube(
      [
        [x + r * 1.2, y - r * 2.1],
        [x + r * 2.4, y - r * 3],
      ],
      4,
      0,
    ),
  horn: ([x, y]: Point, r: number) =>
    tube(
      [
        [x + r * 0.7, y - r * 0.3],
        [x + r * 1.3, y - r * 1.2],
        [x + r * 1.5, y - r * 2.2],
      ],
      r * 0.5,
      r * 0.35,
      0,
    ) +
    polygon([
      [x - r * 0.8, y - r * 0.4],
      [x - r * 0.7, y - r * 1.4],
      [x, y - r * 0.8],
    ]),
  mane: ([x, y]: Point, r: number) =>
    blob([
      [x + r * 0.4, y - r * 1.3],
      [x - r, y - r * 1.5],
      [x - r * 2.1, y - r * 0.2],
      [x - r * 1.9, y + r * 1.8],
      [x - r * 0.2, y + r * 2.3],
      [x + r * 0.3, y + r],
    ]) +
    polygon([
      [x - r * 0.2, y - r],
      [x + r * 0.3, y - r * 1.7],
      [x + r * 0.6, y - r * 0.6],
    ]),
  trunk: ([x, y]: Point, r: number) =>
    tube(
      [
        [x + r * 0.6, y],
        [x + r * 1.6, y + r * 0.8],
        [x + r * 1.7, y + r * 2.4],
        [x + r * 2.3, y + r * 3],
      ],
      r * 1.1,
      r * 0.8,
      r * 0.5,
      r * 0.3,
    ) +
    tube(
      [
        [x + r * 0.8, y + r * 0.6],
        [x + r * 2.1, y + r * 1.2],
        [x + r * 2.8, y + r * 0.6],
      ],
      r * 0.4,
      r * 0.35,
      0,
    ) +
    blob([
      [x - r * 0.2, y - r * 0.9],
      [x - r * 1.7, y - r * 0.9],
      [x - r * 1.6, y + r * 1.1],
      [x - r * 0.4, y + r],
    ]),
  spikes: ([x, y]: Point, r: number) =>
    [0, 1, 2, 3, 4, 5]
      .map((step) =>
        polygon([
          [x - r * step * 1.2, y + r * (step * 0.1 - 0.5)],
          [x - r * (step * 1.2 + 0.9), y - r * (1.9 - step * 0.1)],
          [x - r * (step * 1.2 + 1.3), y + r * (step * 0.12 - 0.4)],
        ]),
      )
      .join(''),
  none: () => '',
}
