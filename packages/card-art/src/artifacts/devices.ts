import { ship } from '../creatures/monsters.ts'
import { blob, disc, type Point, points, polar, polygon, repeat, tube } from '../path.ts'
import { type Shape, upright } from './shape.ts'

export const gear: Shape = ({ random }) => {
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

/** A band with a stone on it. */
export const ring: Shape = ({ random }) => {
  const [r, stone] = [random.between(62, 78), random.between(16, 24)]
  const [x, y]: Point = [200, 158]
  const gem: Point[] = [
    [x, y - r - stone * 1.5],
    [x + stone, y - r - stone * 0.4],
    [x, y - r + stone * 0.9],
    [x - stone, y - r - stone * 0.4],
  ]
  return disc([x, y], r) + disc([x, y], r * random.between(0.7, 0.8)) + polygon(gem)
}

export const chalice: Shape = ({ random }) => {
  const w = random.between(48, 70)
  const rim = random.between(-104, -84)
  const bowl: Point[] = [
    [0, rim],
    [w, rim],
    [w, rim],
    [w * 0.86, -30],
    [12, 12],
    [8, 64],
    [52, 100],
    [52, 104],
    [0, 105],
  ]
  return blob(upright(bowl)) + disc([200, 138 + rim * 1.2], random.between(8, 20))
}

export const obelisk: Shape = ({ random }) => {
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

export const orrery: Shape = ({ random }) => {
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

export const vessel: Shape = ({ random }) => {
  if (random.chance(0.5)) return wagon(random.between(44, 60))
  return ship(random).replace(/-?[\d.]+ -?[\d.]+/g, (pair) => {
    const [x = 0, y = 0] = pair.split(' ').map(Number)
    return `${x + 200} ${y + 226}`
  })
}

/** A war chariot with a high prow. */
function wagon(r: number): string {
  const hull: Point[] = points(
    '70 206, 54 118, 96 160, 150 152, 158 92, 206 72, 214 150, 268 146, 306 96, 352 70, 318 206',
  )
  const wheel = (x: number) =>
    disc([x, 214], r) +
    disc([x, 214], r * 0.74) +
    repeat(3, (step) => {
      const reach = r * 0.8
      const from = polar([x, 214], step * 1.047, reach)
      return tube([from, polar([x, 214], step * 1.047, -reach)], 4, 4)
    }).join('')
  return polygon(hull) + wheel(126) + wheel(272)
}
