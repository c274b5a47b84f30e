import { chalice, gear, obelisk, orrery, ring, vessel } from './artifacts/devices.ts'
import type { Shape } from './artifacts/shape.ts'
import { axe, hammer, shield, staff, sword } from './artifacts/weapons.ts'
import { paintForeground, paintHills } from './ground.tsx'
import { mix } from './palette.ts'
import { disc, type Point, polar, polygon, repeat } from './path.ts'
import type { Scene } from './scene.ts'

/** Artifacts: nested polygons, or an object that fits the name, with a glow around it. */
export function paintArtifact(scene: Scene) {
  const named = objects.find(([words]) => words.test(scene.hints))?.[1]
  const shape = named ?? scene.random.pick([polygons, polygons, gear, chalice, obelisk, orrery])
  return shape === polygons ? paintPolygons(scene) : paintObject(scene, shape)
}

function paintObject(scene: Scene, shape: Shape) {
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

/** Stands for `paintPolygons`, which draws layers rather than one outline. */
const polygons: Shape = () => ''

const objects: readonly (readonly [RegExp, Shape])[] = [
  [/vehicle|spacecraft/, vessel],
  [/sword|blade|dagger|katana|saber|knife/, sword],
  [/shield|armor|plate|greaves|mail/, shield],
  [/hammer|maul|club|mace/, hammer],
  [/axe|scythe|cleaver/, axe],
  [/staff|scepter|wand|rod|spear|lance|bow\b/, staff],
  [/chalice|cup|grail|cauldron|food|brew/, chalice],
  [/monolith|obelisk|pillar|pylon|tower/, obelisk],
  [/gear|engine|clock|machine|cog/, gear],
  [/\bring\b|\bband\b|circlet/, ring],
  [/equipment/, (scene) => scene.random.pick([sword, axe, shield, hammer, staff])(scene)],
]
