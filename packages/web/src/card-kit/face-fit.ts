import type { FaceText } from './face-card.ts'
import { readCost } from './symbols.ts'

/** How large things are on a face, in hundredths of its width. */
export interface FaceFit {
  name: number
  type: number
  art: number
  text: number
}

/** Short texts leave room to the art and are set large; long ones shrink in steps. */
export function fitFace(front: FaceText): FaceFit {
  const cost = costWidth(front.manaCost)
  const room = cost > longCost ? 83 : 83 - cost
  return {
    name: lineSize(front.name, { room, largest: 6.6, smallest: 3.6 }),
    type: lineSize(front.typeLine, { room: 74, largest: 4.7, smallest: 3.3 }),
    ...fitText(front.oracleText),
  }
}

/** A wider cost goes on a line of its own. */
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

/** What the picture and the text share once the name, the type line and all edges have theirs. */
const shared = 98

function fitText(oracleText: string): Pick<FaceFit, 'art' | 'text'> {
  if (!oracleText) return withoutText
  const paragraphs = oracleText.replace(/\{[^{}]+\}/g, 'mm').split('\n')
  return steps.find(({ art, text }) => textHeight(paragraphs, text) <= shared - art) ?? smallest
}

/** Letters are about half as wide as high; between paragraphs lies half a line. */
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
