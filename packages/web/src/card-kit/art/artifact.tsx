import { paintForeground, paintHills } from './ground.tsx'
import { mix } from './palette.ts'
import { blob, disc, type Point, polar, polygon, repeat, symmetric, tube } from './path.ts'
import type { Scene } from './scene.ts'
import { ship } from './strange.ts'

/** Artifacts: turning polygons or a thing of their kind, lit from within. */
export function paintArtifact(scene: Scene) {
  const thing = things.find(([words]) => words.test(scene.hints))?.[1]
  const shape = thing ?? scene.random.pick([polygons, polygons, gear, chalice, obelisk, orrery])
  return shape === polygons ? paintPolygons(scene) : paintThing(scene, shape)
}

type Shape = (scene: Scene) => string

function paintThing(scene: Scene, shape: Shape) {
  const { random, palette } = scene
  const outline = shape(scene)
  const tilt = random.between(-14, 14)
  return (
    <>
      {paintHills(scene, random.between(200, 240))}
      <path
        d={repeat(3, (step) => disc([200, 146], 62 + step * 30)).join('')}
        fill="none"
        stroke={palette.light}
        strokeWidth={random.between(1.5, 4)}
        strokeDasharray={`${random.whole(20, 90)} ${random.whole(10, 40)}`}
        opacity="0.55"
      />
      <g transform={`rotate(${tilt} 200 150)`} fillRule="evenodd" strokeLinejoin="round">
        <path
          d={outline}
          fill={palette.light}
          stroke={palette.light}
          strokeWidth="20"
          opacity="0.28"
        />
        <path d={outline} fill={palette.light} stroke={palette.light} strokeWidth="3" />
        <path d={outline} fill={palette.near} />
      </g>
      {paintForeground(scene, 276)}
    </>
  )
}

function paintPolygons(scene: Scene) {
  const { random, palette } = scene
  const center: Point = [random.between(160, 240), random.between(130, 158)]
  const [corners, turn, twist, count] = [
    random.whole(3, 8),
    random.between(0, 6),
    random.between(-0.32, 0.32),
    random.whole(5, 7),
  ]
  return (
    <>
      {random.chance(0.5) && paintHills(scene, random.between(200, 240))}
      {repeat(count, (step) => {
        const r = (count - step) * random.between(18, 22) + 10
        const share = step / (count - 1)
        const shape = polygon(
          repeat(corners, (corner) =>
            polar(center, turn + step * twist + (corner * 6.283) / corners, r),
          ),
        )
        return (
          <path
            key={r}
            d={shape}
            fill={
              step % 2
                ? mix(palette.near, palette.dark, share)
                : mix(palette.far, palette.middle, share)
            }
            stroke={palette.light}
            strokeWidth={1 + share}
            opacity={0.62 + share * 0.38}
          />
        )
      })}
      <path
        d={
          disc(center, random.between(6, 12)) +
          repeat(corners, (corner) =>
            disc(polar(center, turn + (corner * 6.283) / corners, 148), 3),
          ).join('')
        }
        fill={palette.light}
      />
    </>
  )
}

/** Marks the artifacts that turn; drawn by layers rather than as one outline. */
const polygons: Shape = () => ''

const at = ([x, y]: Point): Point => [x + 200, y + 150]
const upright = (half: readonly Point[]) => symmetric(half).map(at)

const sword: Shape = ({ random }) => {
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

const axe: Shape = ({ random }) => {
  const reach = random.between(60, 84)
  const blade: Point[] = [
    [6, -96],
    [reach, -122],
    [reach + 16, -70],
    [reach, -16],
    [6, -48],
  ]
  return (
    polygon(
      upright([
        [0, -124],
        [6, -118],
        [7, 120],
        [0, 128],
      ]),
    ) +
    polygon(blade.map(at)) +
    polygon(
      (random.chance(0.5)
        ? symmetric([
            [0, -90],
            [26, -86],
            [24, -58],
          ])
        : symmetric(blade)
      ).map(at),
    )
  )
}

const shield: Shape = ({ random }) => {
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
    polygon(
      upright([
        [0, -84],
        [8, -40],
        [0, -34],
      ]),
    )
  )
}

const hammer: Shape = ({ random }) => {
  const w = random.between(56, 78)
  return (
    polygon(
      upright([
        [0, -60],
        [9, -44],
        [9, 122],
        [0, 128],
      ]),
    ) +
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

const staff: Shape = ({ random }) => {
  const r = random.between(28, 40)
  return (
    polygon(
      upright([
        [0, -60],
        [6, -52],
        [5, 130],
      ]),
    ) +
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

const gear: Shape = ({ random }) => {
  const [teeth, r, turn] = [random.whole(8, 14), random.between(74, 94), random.between(0, 1)]
  const rim = repeat(teeth * 4, (step) =>
    polar([200, 146], turn + (step * 6.283) / (teeth * 4), step % 4 < 2 ? r : r * 0.84),
  )
  return (
    polygon(rim) +
    disc([200, 146], r * 0.58) +
    disc([200, 146], r * 0.4) +
    disc([200, 146], r * 0.14)
  )
}

const chalice: Shape = ({ random }) => {
  const w = random.between(48, 66)
  return (
    blob(
      upright([
        [0, -92],
        [w, -98],
        [w * 0.9, -30],
        [14, 8],
        [9, 60],
        [50, 98],
        [0, 104],
      ]),
    ) + disc([200, random.between(24, 40)], random.between(10, 20))
  )
}

const obelisk: Shape = ({ random }) => {
  const w = random.between(20, 36)
  const marks = repeat(4, (step) =>
    polygon(
      upright([
        [0, -60 + step * 36],
        [w * 0.4, -50 + step * 36],
        [0, -38 + step * 36],
      ]),
    ),
  )
  return (
    polygon(
      upright([
        [0, -130],
        [w * 0.7, -94],
        [w, 120],
        [0, 122],
      ]),
    ) + marks.join('')
  )
}

const orrery: Shape = ({ random }) => {
  const orbit = (a: number, b: number) =>
    `M${200 - a} 146a${a} ${b} 0 1 1 ${a * 2} 0a${a} ${b} 0 1 1 ${a * -2} 0Z`
  const rings = repeat(
    random.whole(2, 3),
    (step) => orbit(56 + step * 34, 16 + step * 22) + orbit(52 + step * 34, 13 + step * 22),
  )
  return (
    disc([200, 146], random.between(20, 32)) +
    rings.join('') +
    repeat(4, () =>
      disc([random.between(90, 310), random.between(80, 210)], random.between(4, 9)),
    ).join('')
  )
}

const vessel: Shape = ({ random }) => {
  if (random.chance(0.5)) return wagon(random.between(44, 60))
  return ship(random).replace(/-?[\d.]+ -?[\d.]+/g, (pair) => {
    const [x = 0, y = 0] = pair.split(' ').map(Number)
    return `${x + 200} ${y + 226}`
  })
}

function wagon(r: number): string {
  const hull = polygon([
    [66, 214],
    [88, 132],
    [140, 118],
    [168, 78],
    [262, 84],
    [282, 128],
    [338, 156],
    [334, 214],
  ])
  const wheels = [126, 276].map(
    (x) => disc([x, 222], r) + disc([x, 222], r * 0.72) + disc([x, 222], r * 0.3),
  )
  return (
    hull +
    wheels.join('') +
    polygon([
      [182, 92],
      [250, 96],
      [262, 124],
      [164, 122],
    ])
  )
}

const things: readonly (readonly [RegExp, Shape])[] = [
  [/vehicle|spacecraft/, vessel],
  [/sword|blade|dagger|katana|saber|knife/, sword],
  [/shield|armor|plate|greaves|mail/, shield],
  [/hammer|maul|club|mace/, hammer],
  [/axe|scythe|cleaver/, axe],
  [/staff|scepter|wand|rod|spear|lance|bow\b/, staff],
  [/chalice|cup|grail|cauldron|food|brew/, chalice],
  [/monolith|obelisk|pillar|pylon|tower/, obelisk],
  [/gear|engine|clock|machine|cog/, gear],
  [/equipment/, (scene) => scene.random.pick([sword, axe, shield, hammer, staff])(scene)],
]
