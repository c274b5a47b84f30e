import { ship } from '../creatures/monsters.ts'
import { disc, type Point, points, polar, polygon, repeat, tube } from '../path.ts'
import type { Shape } from './shape.ts'

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
