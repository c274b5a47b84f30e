import { jagged, mesas, paintForeground, paintHills, rolling } from './ground.tsx'
import { mix } from './palette.ts'
import { blob, disc, type Point, polygon, repeat, tube } from './path.ts'
import type { Scene } from './scene.ts'

/** Lands: a horizon of the land's type; others show ruins, towers, caves or dunes. */
export function paintLand(scene: Scene) {
  const kinds = views.filter(([words]) => words.test(scene.hints)).map(([, view]) => view)
  const [first, ...rest] = kinds
  const view = first
    ? scene.random.pick([first, ...rest])
    : scene.random.pick([towers, arches, dunes, canyon])
  return view(scene)
}

type View = typeof island

function island(scene: Scene) {
  const { random, palette, light } = scene
  const sea = random.between(158, 196)
  const glints = repeat(22, (step) => {
    const y = sea + 6 + step * 5.5
    const reach = random.between(5, 16) + step * 2
    const x = light[0] + random.between(-14, 14) * (1 + step * 0.14)
    return tube(
      [
        [x - reach, y],
        [x, y + 1],
        [x + reach, y],
      ],
      0,
      2 + step * 0.12,
      0,
    )
  })
  const isle = (x: number, w: number, h: number) =>
    blob([
      [x - w, sea + 2],
      [x - w * 0.5, sea - h * 0.6],
      [x - w * 0.1, sea - h],
      [x + w * 0.4, sea - h * 0.5],
      [x + w, sea + 2],
      [x, sea + 6],
    ])
  const x = light[0] > 200 ? random.between(60, 150) : random.between(250, 340)
  return (
    <>
      <path
        d={isle(400 - x, 60, random.between(14, 40))}
        fill={mix(palette.far, palette.sky[2], 0.4)}
      />
      <path d={`M0 ${sea}H400V300H0Z`} fill={palette.far} />
      <path
        d={repeat(5, (step) =>
          tube(
            [
              [-20, sea + 26 + step * 22],
              [120, sea + 18 + step * 23],
              [260, sea + 28 + step * 22],
              [420, sea + 20 + step * 24],
            ],
            3,
            5 + step * 2,
            9 + step * 3,
            3,
          ),
        ).join('')}
        fill={palette.middle}
        opacity="0.5"
      />
      <path d={isle(x, random.between(70, 110), random.between(60, 120))} fill={palette.near} />
      <path d={glints.join('')} fill={palette.light} opacity="0.7" />
      {random.chance(0.6) && paintForeground(scene, 284)}
    </>
  )
}

function mountain(scene: Scene) {
  const { random, palette } = scene
  const peak = (x: number, top: number, w: number): Point[] => [
    [x - w, 300],
    [x - w * 0.42, top + (300 - top) * 0.46],
    [x - w * 0.16, top + 34],
    [x, top],
    [x + w * 0.22, top + 40],
    [x + w * 0.34, top + (300 - top) * 0.36],
    [x + w, 300],
  ]
  const snow = ([x, top, w]: readonly [number, number, number]) =>
    polygon([
      [x, top],
      [x + w * 0.22, top + 40],
      [x + w * 0.1, top + 36],
      [x + 2, top + 56],
      [x - w * 0.08, top + 32],
      [x - w * 0.16, top + 34],
    ])
  const main = [random.between(120, 280), random.between(44, 86), random.between(130, 190)] as const
  const side = [
    main[0] + random.pick([-1, 1]) * random.between(96, 150),
    random.between(96, 140),
    random.between(100, 150),
  ] as const
  return (
    <>
      <path d={jagged(scene, random.between(150, 190))} fill={palette.far} opacity="0.8" />
      <path d={polygon(peak(...side))} fill={palette.middle} />
      <path d={polygon(peak(...main))} fill={palette.near} />
      <path
        d={polygon([
          [main[0], main[1]],
          [main[0] + main[2] * 0.22, main[1] + 40],
          [main[0] + main[2] * 0.34, main[1] + (300 - main[1]) * 0.36],
          [main[0] + main[2], 300],
          [main[0] + main[2] * 0.1, 300],
          [main[0] - main[2] * 0.05, main[1] + 120],
        ])}
        fill={palette.dark}
        opacity="0.45"
      />
      <path d={snow(main) + snow(side)} fill={palette.light} opacity="0.9" />
      <path d={jagged(scene, 262)} fill={palette.dark} />
    </>
  )
}

function forest(scene: Scene) {
  const { random, palette } = scene
  const isFir = random.chance(0.5)
  const row = (count: number, base: number, tall: number) =>
    repeat(count, (step) => {
      const [x, h] = [
        ((step + random.between(0.1, 0.9)) * 400) / count,
        tall * random.between(0.7, 1.25),
      ]
      return isFir ? fir(x, base, h) : broadleaf(x, base, h)
    }).join('')
  return (
    <>
      <path d={row(14, 216, 72) + rolling(scene, 214, 12)} fill={palette.far} />
      <path d={row(9, 250, 120) + rolling(scene, 246, 10)} fill={palette.middle} />
      <path d={row(4, 290, 200)} fill={palette.near} />
      <path
        d={repeat(10, () =>
          disc([random.between(20, 380), random.between(120, 270)], random.between(1, 2.6)),
        ).join('')}
        fill={palette.light}
        opacity="0.9"
      />
      {paintForeground(scene, 280)}
    </>
  )
}

function fir(x: number, y: number, h: number): string {
  const tier = (top: number, w: number) =>
    polygon([
      [x, y - h * top],
      [x + h * w, y - h * (top - 0.42)],
      [x - h * w, y - h * (top - 0.42)],
    ])
  return (
    tier(1, 0.14) +
    tier(0.78, 0.2) +
    tier(0.54, 0.26) +
    polygon([
      [x - 3, y],
      [x - 3, y - h * 0.2],
      [x + 3, y - h * 0.2],
      [x + 3, y],
    ])
  )
}

function broadleaf(x: number, y: number, h: number): string {
  const crown = blob([
    [x - h * 0.3, y - h * 0.6],
    [x - h * 0.2, y - h * 0.88],
    [x + h * 0.04, y - h],
    [x + h * 0.27, y - h * 0.82],
    [x + h * 0.3, y - h * 0.56],
    [x, y - h * 0.44],
  ])
  return (
    crown +
    tube(
      [
        [x, y + 6],
        [x + h * 0.03, y - h * 0.3],
        [x, y - h * 0.6],
      ],
      h * 0.14,
      h * 0.07,
      h * 0.05,
    )
  )
}

function swamp(scene: Scene) {
  const { random, palette } = scene
  const dead = (x: number, h: number) => {
    const lean = random.between(-22, 22)
    const top: Point = [x + lean, 268 - h]
    const branch = (share: number, side: number) => {
      const root: Point = [x + lean * share, 268 - h * share]
      return tube(
        [
          root,
          [root[0] + side * h * 0.16, root[1] - h * 0.08],
          [root[0] + side * h * 0.2, root[1] - h * 0.26],
        ],
        h * 0.05,
        h * 0.03,
        0,
      )
    }
    return (
      tube([[x, 276], [x + lean * 0.2, 268 - h * 0.5], top], h * 0.13, h * 0.07, 0) +
      branch(0.55, 1) +
      branch(0.66, -1) +
      branch(0.8, random.pick([1, -1]))
    )
  }
  const pools = repeat(6, () => {
    const [x, y, w] = [random.between(20, 380), random.between(222, 288), random.between(24, 70)]
    return tube(
      [
        [x - w, y],
        [x, y - 1],
        [x + w, y],
      ],
      0,
      w * 0.2,
      0,
    )
  })
  return (
    <>
      {paintHills(scene, random.between(176, 204))}
      <path
        d={repeat(3, (step) =>
          tube(
            [
              [-30, 170 + step * 24],
              [130, 160 + step * 26],
              [270, 176 + step * 22],
              [430, 164 + step * 24],
            ],
            6,
            20,
            14,
            6,
          ),
        ).join('')}
        fill={palette.sky[2]}
        opacity="0.3"
      />
      <path d={rolling(scene, 232, 8)} fill={palette.near} />
      <path d={pools.join('')} fill={palette.sky[2]} opacity="0.55" />
      <path
        d={repeat(random.whole(3, 5), (step) =>
          dead(40 + step * 84 + random.between(-24, 24), random.between(80, 200)),
        ).join('')}
        fill={palette.dark}
      />
    </>
  )
}

function plains(scene: Scene) {
  const { random, palette } = scene
  const grass = repeat(46, (step) => {
    const [x, h] = [step * 8.8 + random.between(-4, 4), random.between(16, 46)]
    return tube(
      [
        [x, 304],
        [x + 2, 290 - h * 0.5],
        [x + random.between(3, 12), 290 - h],
      ],
      3,
      2.4,
      0,
    )
  })
  const field = (y: number) =>
    repeat(5, (step) =>
      tube(
        [
          [200 + (step - 2) * 30, y],
          [200 + (step - 2) * 90, y + 40],
          [200 + (step - 2) * 210, 304],
        ],
        0.6,
        3,
        9,
      ),
    )
  const horizon = random.between(170, 206)
  return (
    <>
      <path d={rolling(scene, horizon, 14)} fill={palette.far} />
      <path d={rolling(scene, horizon + 26, 18)} fill={mix(palette.far, palette.middle, 0.6)} />
      <path d={field(horizon + 24).join('')} fill={palette.sky[2]} opacity="0.4" />
      {random.chance(0.5) && (
        <path
          d={broadleaf(random.pick([80, 320]), horizon + 44, random.between(60, 110))}
          fill={palette.near}
        />
      )}
      <path d={rolling(scene, 272, 10)} fill={palette.middle} />
      <path d={grass.join('')} fill={palette.near} />
    </>
  )
}

function towers(scene: Scene) {
  const { random, palette } = scene
  const spire = (x: number, w: number, h: number) =>
    polygon([
      [x - w, 290],
      [x - w, 280 - h],
      [x - w * 1.3, 276 - h],
      [x, 280 - h - w * random.between(1.6, 3.4)],
      [x + w * 1.3, 276 - h],
      [x + w, 280 - h],
      [x + w, 290],
    ])
  const city = (count: number, tall: number) =>
    repeat(count, (step) =>
      spire(
        ((step + 0.5) * 400) / count + random.between(-14, 14),
        random.between(9, 20),
        tall * random.between(0.4, 1.1),
      ),
    ).join('')
  const windows = repeat(24, () => disc([random.between(30, 370), random.between(170, 262)], 1.6))
  return (
    <>
      <path d={city(9, 120)} fill={palette.far} />
      <path d={city(6, 150)} fill={palette.middle} />
      <path d={city(3, 140)} fill={palette.near} />
      <path d={windows.join('')} fill={palette.light} />
      {paintForeground(scene, 276)}
    </>
  )
}

function arches(scene: Scene) {
  const { random, palette } = scene
  const [x, w, top] = [random.between(150, 250), random.between(54, 84), random.between(60, 104)]
  const gate = (inner: number) =>
    `M${x - w + inner} 290V${top + w}a${w - inner} ${w - inner} 0 0 1 ${(w - inner) * 2} 0V290Z`
  const columns = repeat(4, (step) => {
    const [cx, h] = [40 + step * 106 + random.between(-16, 16), random.between(50, 150)]
    return polygon([
      [cx - 10, 286],
      [cx - 8, 276 - h],
      [cx - 14, 268 - h],
      [cx + random.between(4, 14), 264 - h],
      [cx + 8, 276 - h],
      [cx + 10, 286],
    ])
  })
  return (
    <>
      {paintHills(scene, random.between(190, 226))}
      <path d={columns.join('')} fill={palette.middle} />
      <path d={gate(18)} fill={palette.light} opacity="0.75" />
      <path d={gate(0) + gate(18)} fill={palette.near} fillRule="evenodd" />
      {paintForeground(scene, 274)}
    </>
  )
}

function dunes(scene: Scene) {
  const { random, palette } = scene
  const crest = (y: number) =>
    blob([
      [-60, 320],
      [-60, y + 20],
      [random.between(40, 140), y - 18],
      [random.between(180, 250), y + 26],
      [random.between(290, 350), y - 8],
      [460, y + 20],
      [460, 320],
    ])
  return (
    <>
      <path d={mesas(scene, 172)} fill={palette.far} opacity="0.7" />
      <path d={crest(188)} fill={palette.far} />
      <path d={crest(220)} fill={palette.middle} />
      <path d={crest(250)} fill={palette.near} />
      <path d={crest(282)} fill={palette.dark} />
    </>
  )
}

function canyon(scene: Scene) {
  const { random, palette } = scene
  const cliff = (side: 1 | -1, reach: number, color: string) => {
    const points = repeat(
      8,
      (step): Point => [
        200 + side * (reach + random.between(-16, 16) + (step > 5 ? -24 : 0)),
        step * 44 - 10,
      ],
    )
    return (
      <path
        d={polygon([...points, [200 + side * 260, 310], [200 + side * 260, -10]])}
        fill={color}
      />
    )
  }
  return (
    <>
      {paintHills(scene, 200)}
      {cliff(1, 104, palette.middle)}
      {cliff(-1, 116, palette.middle)}
      {cliff(1, 150, palette.dark)}
      {cliff(-1, 158, palette.near)}
      {paintForeground(scene, 276)}
    </>
  )
}

const views: readonly (readonly [RegExp, View])[] = [
  [/island|sea|water|coast|lagoon|falls|river|reef|harbor|shore/, island],
  [/mountain|peak|crag|volcano|foundry|ridge|mesa/, mountain],
  [/forest|grove|wood|jungle|garden|thicket|canopy/, forest],
  [/swamp|marsh|bog|mire|catacomb|fen|tomb|grave/, swamp],
  [/plains|field|meadow|prairie|farm|steppe/, plains],
  [/desert|dune|wastes|sand/, dunes],
  [/cave|canyon|cavern|gate|depths/, canyon],
  [/temple|ruin|shrine|sanctum|hall|vault|gate/, arches],
  [/city|tower|citadel|keep|castle|spire|town|palace/, towers],
]
