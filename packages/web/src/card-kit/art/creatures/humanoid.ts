import { blob, points } from '../path.ts'
import { bodies, type Size } from './bodies.ts'
import { heads } from './heads.ts'
import { tools } from './tools.ts'

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

function capeOf({ h, s }: Size): string {
  return blob(points('-20 -85, -110 -70, -210 -30, -260 -6, -150 -14, -90 -2, 20 -30', s, h))
}
