import {
  blob,
  disc,
  mirrored,
  type Point,
  polar,
  polygon,
  repeat,
  symmetric,
  tube,
} from './path.ts'
import type { Random } from './seed.ts'
import { wing, wings } from './wings.ts'

/** Shapes that are neither people nor four-legged, all standing at or rising from 0, 0. */

export function dragon(random: Random): string {
  const lift = random.between(-1.5, -1.1)
  const snake = tube(
    [
      [-125, -8],
      [-95, -22],
      [-55, -28],
      [-15, -58],
      [18, -96],
      [40, -128],
      [72, -138],
    ],
    1,
    9,
    22,
    40,
    26,
    17,
    15,
  )
  const jaw = polygon([
    [64, -148],
    [88, -146],
    [112, -132],
    [88, -131],
    [104, -121],
    [78, -125],
    [62, -130],
  ])
  const horns =
    tube(
      [
        [72, -144],
        [56, -160],
        [38, -162],
      ],
      7,
      5,
      0,
    ) +
    tube(
      [
        [78, -146],
        [66, -166],
        [52, -174],
      ],
      6,
      4,
      0,
    )
  const legs =
    tube(
      [
        [-5, -50],
        [16, -30],
        [4, -14],
        [14, 0],
      ],
      28,
      16,
      10,
      9,
    ) +
    tube(
      [
        [-40, -34],
        [-34, -18],
        [-48, -10],
        [-36, 0],
      ],
      24,
      13,
      9,
      8,
    )
  return (
    snake +
    jaw +
    horns +
    legs +
    wing({ root: [-2, -74], span: 122, lift: lift - 0.7, kind: 'skin' }) +
    wing({ root: [-14, -66], span: 134, lift: lift - 1.35, kind: 'skin' })
  )
}

export function bird(random: Random): string {
  const lift = random.between(-0.9, -0.35)
  const body = tube(
    [
      [0, -132],
      [4, -112],
      [0, -76],
      [-4, -48],
    ],
    14,
    28,
    24,
    8,
  )
  const head =
    disc([2, -136], 11) +
    polygon([
      [8, -144],
      [26, -134],
      [9, -130],
    ])
  const tail = polygon([
    [-8, -62],
    [-24, -16],
    [-10, -24],
    [-2, -12],
    [6, -24],
    [20, -18],
    [6, -62],
  ])
  return body + head + tail + wings({ root: [4, -104], span: 118, lift, kind: 'feathers' })
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
  const hood = blob([
    [-18, -128],
    [10, -120],
    [34, -146],
    [28, -176],
    [2, -178],
    [-20, -156],
  ])
  return (
    coils +
    hood +
    polygon([
      [22, -176],
      [58, -164],
      [36, -160],
      [50, -152],
      [20, -152],
    ])
  )
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
  const body = blob([
    [-62, 0],
    [-58, -44],
    [-20, -78],
    [30, -76],
    [62, -40],
    [58, 0],
  ])
  return (
    body +
    necks.join('') +
    tube(
      [
        [-40, -20],
        [-96, -14],
        [-130, -40],
      ],
      34,
      16,
      1,
    )
  )
}

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
  const mantle = blob([
    [0, -176],
    [34, -130],
    [38, -76],
    [20, -34],
    [-20, -34],
    [-38, -76],
    [-34, -130],
  ])
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
    polygon([
      [-10, -118],
      [10, -158],
      [34, -116],
    ]) +
    polygon([
      [10, -74],
      [-14, -36],
      [44, -70],
    ])
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

export function insect(random: Random): string {
  const lift = random.between(-0.7, -0.25)
  const body =
    disc([0, -148], 13) +
    disc([0, -122], 18) +
    blob(
      symmetric([
        [0, -112],
        [22, -88],
        [17, -52],
        [0, -22],
      ]),
    )
  const feelers: Point[] = [
    [4, -158],
    [18, -178],
    [34, -182],
  ]
  const legs: Point[][] = [
    [
      [12, -126],
      [50, -116],
      [72, -78],
    ],
    [
      [12, -114],
      [46, -94],
      [58, -48],
    ],
  ]
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
    blob(
      symmetric([
        [0, -138],
        [36, -112],
        [30, -76],
        [0, -66],
      ]),
    ) +
    limbs.join('') +
    tube(
      [
        [-7, -42],
        [-9, -28],
        [-3, -22],
      ],
      6,
      5,
      0,
    ) +
    tube(
      [
        [7, -42],
        [9, -28],
        [3, -22],
      ],
      6,
      5,
      0,
    )
  )
}

export function crab(): string {
  const shell = blob(
    symmetric([
      [0, -84],
      [56, -76],
      [74, -44],
      [40, -18],
      [0, -14],
    ]),
  )
  const claw: Point[] = [
    [62, -60],
    [100, -74],
    [104, -108],
  ]
  const pincer: Point[] = [
    [92, -104],
    [84, -146],
    [108, -168],
    [104, -134],
    [116, -128],
    [132, -150],
    [126, -112],
    [110, -98],
  ]
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
    tube(
      [
        [-12, -20],
        [-40, -4],
        [-66, 2],
      ],
      22,
      12,
      1,
    ) +
    tube(
      [
        [12, -20],
        [40, -4],
        [66, 2],
      ],
      22,
      12,
      1,
    )
  const limb: Point[] = [
    [14, -84],
    [62, -96],
    [82, -140],
  ]
  const twig: Point[] = [
    [58, -94],
    [92, -92],
    [112, -112],
  ]
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

export function flame(random: Random): string {
  const tongues = repeat(5, (step) => {
    const side = (step - 2) / 2
    const top = -188 + Math.abs(side) * 96 + random.between(-12, 12)
    const sway = random.between(-14, 14)
    return tube(
      [
        [side * 26, 0],
        [side * 52, top * 0.35],
        [side * 40 + sway, top * 0.7],
        [side * 58 - sway, top],
      ],
      26,
      38,
      22,
      0,
    )
  })
  const arm: Point[] = [
    [20, -96],
    [66, -88],
    [96, -120],
    [92, -150],
  ]
  return (
    tongues.join('') +
    disc([0, -60], 40) +
    tube(arm, 24, 22, 15, 0) +
    tube(mirrored(arm), 24, 22, 15, 0)
  )
}

export function wave(random: Random): string {
  const crest = random.between(130, 165)
  const tail = tube(
    [
      [96, 0],
      [20, -20],
      [-62, -40],
      [-82, -100],
      [-40, -crest],
      [20, -crest],
      [34, -crest + 40],
    ],
    40,
    62,
    74,
    56,
    46,
    30,
    2,
  )
  return tail + disc([66, -crest + 20], 7) + disc([84, -crest + 50], 4) + disc([58, -crest - 12], 4)
}

export function rocks(random: Random): string {
  const stone = (center: Point, r: number) =>
    polygon(repeat(7, (step) => polar(center, step * 0.9, r * random.between(0.8, 1.15))))
  const arms = [
    stone([-66, -86], 22),
    stone([-78, -44], 24),
    stone([68, -92], 23),
    stone([82, -50], 26),
  ]
  const legs = [stone([-28, -18], 25), stone([30, -18], 26)]
  return [stone([0, -84], 48), stone([2, -146], 20), ...arms, ...legs].join('')
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

export function ooze(random: Random): string {
  const mound = blob([
    [-96, 0],
    [-78, -46],
    [-46, -68],
    [-30, -112],
    [8, -136],
    [40, -104],
    [56, -62],
    [88, -40],
    [100, 0],
  ])
  const drops = repeat(5, () =>
    disc([random.between(-90, 90), random.between(-160, -70)], random.between(4, 11)),
  )
  return mound + drops.join('')
}

export function horror(random: Random): string {
  const head = blob(
    symmetric([
      [0, -186],
      [30, -166],
      [38, -128],
      [16, -98],
      [0, -92],
    ]),
  )
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
  const spike: Point[] = [
    [24, -160],
    [66, -168],
    [86, -132],
  ]
  return head + feelers.join('') + tube(spike, 14, 9, 0) + tube(mirrored(spike), 14, 9, 0)
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
  return (
    spine +
    jaws +
    leg(-14) +
    leg(12) +
    tube(
      [
        [40, -104],
        [58, -92],
        [66, -98],
      ],
      9,
      6,
      2,
    )
  )
}

export function frog(): string {
  const body = blob(
    symmetric([
      [0, -74],
      [20, -80],
      [36, -102],
      [54, -88],
      [56, -60],
      [66, -30],
      [40, 0],
      [0, 2],
    ]),
  )
  const thigh: Point[] = [
    [40, -30],
    [92, -62],
    [100, -26],
    [64, -4],
    [108, 0],
  ]
  const hand: Point[] = [
    [26, -40],
    [34, -12],
    [18, 0],
  ]
  return (
    body +
    tube(thigh, 30, 30, 22, 12, 4) +
    tube(mirrored(thigh), 30, 30, 22, 12, 4) +
    tube(hand, 18, 14, 10) +
    tube(mirrored(hand), 18, 14, 10)
  )
}

export function ship(random: Random): string {
  const hull = blob([
    [-104, -40],
    [-84, -8],
    [0, 2],
    [84, -8],
    [116, -56],
    [60, -38],
    [-60, -38],
  ])
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
