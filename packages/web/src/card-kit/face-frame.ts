import { mix } from './art/palette.ts'
import type { FaceText } from './face-card.ts'

/** The colours around a card: its outer edge from left to right, and its plates. */
export interface Frame {
  edge: readonly [string, string]
  plate: string
}

/** By the cost's colours; lands and what has no coloured cost by kind. */
export function frameOf({ typeLine, manaCost }: FaceText, identity: readonly string[]): Frame {
  if (/\bland\b/i.test(typeLine)) return landFrame(identity)
  const colors = manaCost ? colorsOf(manaCost) : identity
  const [first = 'C', second = first] = colors
  if (colors.length > 2) return frameFor('M')
  if (first === second) return frameFor(first)
  return { edge: [frameFor(first).edge[0], frameFor(second).edge[0]], plate: frameFor('M').plate }
}

const frames: Readonly<Record<string, readonly [edge: string, plate: string]>> = {
  W: ['#a1803f', '#efe4c4'],
  U: ['#1c5578', '#c6dfeb'],
  B: ['#2b2333', '#cbc2d0'],
  R: ['#8a2f22', '#efc9b6'],
  G: ['#24573a', '#cbdfc0'],
  M: ['#8f6a1f', '#e9d59c'],
  C: ['#4b5662', '#d7dbdf'],
  L: ['#57473a', '#d9cdbc'],
}

function frameFor(color: string): Frame {
  const [edge, plate] = frames[color] ?? ['#4b5662', '#d7dbdf']
  return { edge: [edge, edge], plate }
}

/** Earth, with a breath of the colours the land makes. */
function landFrame(identity: readonly string[]): Frame {
  const earth = frameFor('L')
  const [first = 'L', second = first] = identity.length > 2 ? ['M'] : identity
  return {
    edge: [
      mix(earth.edge[0], frameFor(first).edge[0], 0.55),
      mix(earth.edge[0], frameFor(second).edge[0], 0.55),
    ],
    plate: mix(earth.plate, mix(frameFor(first).plate, frameFor(second).plate, 0.5), 0.5),
  }
}

function colorsOf(manaCost: string): string[] {
  return [...new Set(manaCost.match(/[WUBRG]/g))]
}
