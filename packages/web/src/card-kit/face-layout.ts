import { mix } from '@manafolio/card-art'
import type { FaceText } from './face-card.ts'
import { readCost } from './symbols.ts'

/** The colors around a card: its outer edge from left to right, and its plates. */
export interface Frame {
  edge: readonly [string, string]
  plate: string
}

/** By the colors of the cost; lands and colorless cards by kind. */
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

/** A brown with a tint of the colors the land produces. */
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

/** The sizes on a face, in hundredths of its width. */
interface FaceFit {
  name: number
  type: number
  art: number
  text: number
}

/** Short texts are set large and leave room for the art; long ones shrink in steps. */
export function fitFace(front: FaceText): FaceFit {
  const cost = costWidth(front.manaCost)
  const room = cost > longCost ? 83 : 83 - cost
  return {
    name: lineSize(front.name, { room, largest: 6.6, smallest: 3.6 }),
    type: lineSize(front.typeLine, { room: 74, largest: 4.7, smallest: 3.3 }),
    ...fitText(front.oracleText),
  }
}

/** A wider cost gets its own line. */
const longCost = 43

const withoutText = { art: 94, text: 5 }

const smallest = { art: 40, text: 2.85 }

const steps = [
  { art: 74, text: 7.2 },
  { art: 67, text: 6.4 },
  { art: 62, text: 5.7 },
  { art: 58, text: 5 },
  { art: 55, text: 4.5 },
  { art: 52, text: 4.1 },
  { art: 49, text: 3.75 },
  { art: 45, text: 3.4 },
  { art: 42, text: 3.1 },
]

/** The height that the picture and the text share, without the name, the type line and all edges. */
const shared = 98

function fitText(oracleText: string): Pick<FaceFit, 'art' | 'text'> {
  if (!oracleText) return withoutText
  const paragraphs = oracleText.replace(/\{[^{}]+\}/g, 'mm').split('\n')
  return steps.find(({ art, text }) => textHeight(paragraphs, text) <= shared - art) ?? smallest
}

/** Letters are about half as wide as high; paragraphs are half a line apart. */
function textHeight(paragraphs: readonly string[], size: number): number {
  const perLine = 85 / (size * 0.53)
  const lines = paragraphs.reduce((sum, { length }) => sum + Math.ceil(length / perLine), 0)
  return (lines * 1.32 + (paragraphs.length - 1) * 0.5) * size
}

function costWidth(cost: string): number {
  return readCost(cost).reduce((width, symbols) => width + symbols.length * 6 + 3, 0)
}

interface Line {
  room: number
  largest: number
  smallest: number
}

function lineSize(text: string, { room, largest, smallest }: Line): number {
  const size = Math.min(largest, Math.max(smallest, room / (text.length * 0.54)))
  return Math.round(size * 100) / 100
}
