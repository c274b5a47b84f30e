import { blob, points, polygon, symmetric } from '../path.ts'
import { heads, type Size } from './heads.ts'
import { tools } from './tools.ts'

/** A figure that stands with its feet at 0, 0 and faces us. Lengths are in picture units. */
export interface Humanoid {
  height: number
  shoulders: number
  body: keyof typeof bodies
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

const bodies = {
  robe: ({ h, s }: Size) =>
    blob(symmetric(points('0 -87, 60 -85, 100 -75, 75 -50, 105 -20, 140 0, 60 2', s, h))),
  legs: ({ h, s }: Size) =>
    polygon(
      symmetric(points('25 -88, 90 -83, 100 -74, 62 -50, 80 -26, 95 0, 42 0, 34 -24, 0 -42', s, h)),
    ),
  wisp: ({ h, s }: Size) =>
    blob(points('0 -87, 100 -76, 70 -45, 90 -20, 190 0, 20 -8, -50 -30, -70 -50, -100 -76', s, h)),
  block: ({ h, s }: Size) =>
    polygon(
      symmetric(
        points(
          '30 -90, 110 -88, 125 -62, 150 -30, 110 -26, 85 -55, 60 -36, 85 0, 30 0, 20 -30',
          s,
          h,
        ),
      ),
    ),
}

function capeOf({ h, s }: Size): string {
  return blob(points('-20 -85, -110 -70, -210 -30, -260 -6, -150 -14, -90 -2, 20 -30', s, h))
}
