import { blob, disc, mirrored, type Point, polygon, repeat, symmetric, tube } from './path.ts'

/** A figure that stands with its feet at 0, 0 and faces us. Lengths are in picture units. */
export interface Humanoid {
  height: number
  shoulders: number
  body: 'robe' | 'legs' | 'wisp' | 'block'
  head: keyof typeof heads
  tool: keyof typeof tools
  cape?: boolean
}

export function humanoid({ height, shoulders, body, head, tool, cape }: Humanoid): string {
  const size = { h: height, s: shoulders }
  return [bodies[body](size), heads[head](size), tools[tool](size), cape ? capeOf(size) : ''].join(
    '',
  )
}

interface Size {
  h: number
  s: number
}

const bodies = {
  robe: ({ h, s }: Size) =>
    blob(
      symmetric([
        [0, -0.87 * h],
        [0.6 * s, -0.85 * h],
        [s, -0.75 * h],
        [0.75 * s, -0.5 * h],
        [1.05 * s, -0.2 * h],
        [1.4 * s, 0],
        [0.6 * s, 0.02 * h],
      ]),
    ),
  legs: ({ h, s }: Size) =>
    polygon(
      symmetric([
        [0.25 * s, -0.88 * h],
        [0.9 * s, -0.83 * h],
        [s, -0.74 * h],
        [0.62 * s, -0.5 * h],
        [0.8 * s, -0.26 * h],
        [0.95 * s, 0],
        [0.42 * s, 0],
        [0.34 * s, -0.24 * h],
        [0, -0.42 * h],
      ]),
    ),
  wisp: ({ h, s }: Size) =>
    blob([
      [0, -0.87 * h],
      [s, -0.76 * h],
      [0.7 * s, -0.45 * h],
      [0.9 * s, -0.2 * h],
      [1.9 * s, 0],
      [0.2 * s, -0.08 * h],
      [-0.5 * s, -0.3 * h],
      [-0.7 * s, -0.5 * h],
      [-s, -0.76 * h],
    ]),
  block: ({ h, s }: Size) =>
    polygon(
      symmetric([
        [0.3 * s, -0.9 * h],
        [1.1 * s, -0.88 * h],
        [1.25 * s, -0.62 * h],
        [1.5 * s, -0.3 * h],
        [1.1 * s, -0.26 * h],
        [0.85 * s, -0.55 * h],
        [0.6 * s, -0.36 * h],
        [0.85 * s, 0],
        [0.3 * s, 0],
        [0.2 * s, -0.3 * h],
      ]),
    ),
}

const skull = ({ h }: Size, scale = 1) => disc([0, -0.94 * h], 0.075 * h * scale)

const pair = (points: readonly Point[]) => polygon(points) + polygon(mirrored(points))

const heads = {
  bare: (size: Size) => skull(size),
  hood: ({ h }: Size) =>
    blob(
      symmetric([
        [0, -1.07 * h],
        [0.075 * h, -0.98 * h],
        [0.1 * h, -0.86 * h],
      ]),
    ),
  hat: (size: Size) => {
    const { h } = size
    const brim = tube(
      [
        [-0.16 * h, -0.96 * h],
        [0, -0.99 * h],
        [0.16 * h, -0.96 * h],
      ],
      1,
      0.04 * h,
      1,
    )
    return (
      skull(size) +
      brim +
      polygon([
        [-0.09 * h, -0.98 * h],
        [0.05 * h, -1.26 * h],
        [0.09 * h, -0.98 * h],
      ])
    )
  },
  helm: (size: Size) => {
    const { h } = size
    const plume = tube(
      [
        [0, -1.03 * h],
        [-0.03 * h, -1.11 * h],
        [-0.15 * h, -1.06 * h],
        [-0.2 * h, -0.94 * h],
      ],
      2,
      0.07 * h,
      0.05 * h,
      0,
    )
    return skull(size, 1.1) + plume
  },
  ears: (size: Size) => {
    const { h } = size
    return (
      skull(size) +
      pair([
        [0, -0.98 * h],
        [0.14 * h, -1.02 * h],
        [0.05 * h, -0.9 * h],
      ])
    )
  },
  bigEars: (size: Size) => {
    const { h } = size
    return (
      skull(size, 1.7) +
      pair([
        [0, -1.02 * h],
        [0.38 * h, -1.08 * h],
        [0.09 * h, -0.86 * h],
      ])
    )
  },
  horns: (size: Size) => {
    const { h } = size
    const horn: Point[] = [
      [0.03 * h, -0.97 * h],
      [0.14 * h, -1.0 * h],
      [0.16 * h, -1.14 * h],
    ]
    return (
      skull(size, 1.1) +
      tube(horn, 0.05 * h, 0.045 * h, 0) +
      tube(mirrored(horn), 0.05 * h, 0.045 * h, 0)
    )
  },
  crown: (size: Size) => {
    const { h } = size
    const crown = symmetric([
      [0, -1.12 * h],
      [0.03 * h, -1.04 * h],
      [0.085 * h, -1.1 * h],
      [0.07 * h, -0.97 * h],
    ])
    return skull(size) + polygon(crown)
  },
  collar: (size: Size) => {
    const { h } = size
    return (
      skull(size) +
      pair([
        [0, -0.8 * h],
        [0.08 * h, -0.86 * h],
        [0.15 * h, -1.02 * h],
        [0.16 * h, -0.76 * h],
      ])
    )
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
    return (
      skull(size) +
      polygon([
        [-0.02 * h, -1.16 * h],
        [0.06 * h, -0.98 * h],
        [0.03 * h, -0.8 * h],
        [-0.13 * h, -0.84 * h],
      ])
    )
  },
  small: (size: Size) => skull(size, 0.8),
}

const arm = ({ h, s }: Size, elbow: Point, hand: Point) =>
  tube([[0.8 * s, -0.79 * h], elbow, hand], 0.5 * s, 0.4 * s, 0.26 * s)

/** An arm to the right that holds something upright; bottom and top are shares of the height. */
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

const tools = {
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
      tube(
        [
          [1.7 * s, -0.78 * h],
          [2.0 * s, -1.0 * h],
          [2.25 * s, -1.22 * h],
        ],
        8,
        17,
        26,
      )
    )
  },
  shield: (size: Size) => {
    const { h, s } = size
    const shield = symmetric([
      [0, -0.78 * h],
      [0.95 * s, -0.74 * h],
      [0.85 * s, -0.48 * h],
      [0, -0.3 * h],
    ])
    return tools.spear(size) + polygon(shield.map(([x, y]): Point => [x - 1.15 * s, y]))
  },
  daggers: (size: Size) => {
    const { h, s } = size
    const side: Point[] = [
      [0.8 * s, -0.79 * h],
      [1.6 * s, -0.6 * h],
      [2.0 * s, -0.42 * h],
    ]
    const knife: Point[] = [
      [1.85 * s, -0.46 * h],
      [2.05 * s, -0.47 * h],
      [2.7 * s, -0.62 * h],
      [2.1 * s, -0.38 * h],
    ]
    return (
      tube(side, 0.5 * s, 0.4 * s, 0.24 * s) +
      tube(mirrored(side), 0.5 * s, 0.4 * s, 0.24 * s) +
      pair(knife)
    )
  },
  reach: ({ h, s }: Size) =>
    tube(
      [
        [0.5 * s, -0.8 * h],
        [1.5 * s, -0.78 * h],
        [2.5 * s, -0.84 * h],
      ],
      0.5 * s,
      0.34 * s,
      0.2 * s,
    ) +
    tube(
      [
        [0.2 * s, -0.74 * h],
        [1.3 * s, -0.64 * h],
        [2.3 * s, -0.66 * h],
      ],
      0.5 * s,
      0.34 * s,
      0.2 * s,
    ),
  claws: ({ h, s }: Size) => {
    const side: Point[] = [
      [0.8 * s, -0.8 * h],
      [1.7 * s, -0.72 * h],
      [1.9 * s, -0.45 * h],
    ]
    const claw: Point[] = [
      [1.7 * s, -0.5 * h],
      [2.1 * s, -0.5 * h],
      [2.2 * s, -0.3 * h],
      [1.95 * s, -0.4 * h],
      [1.8 * s, -0.28 * h],
    ]
    return (
      tube(side, 0.6 * s, 0.5 * s, 0.35 * s) +
      tube(mirrored(side), 0.6 * s, 0.5 * s, 0.35 * s) +
      pair(claw)
    )
  },
}

function capeOf({ h, s }: Size): string {
  return blob([
    [-0.2 * s, -0.85 * h],
    [-1.1 * s, -0.7 * h],
    [-2.1 * s, -0.3 * h],
    [-2.6 * s, -0.06 * h],
    [-1.5 * s, -0.14 * h],
    [-0.9 * s, -0.02 * h],
    [0.2 * s, -0.3 * h],
  ])
}
