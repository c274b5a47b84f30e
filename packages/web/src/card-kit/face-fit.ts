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
  const length = textLength(front.oracleText)
  const { art, text } = steps.find(({ upTo }) => length <= upTo) ?? smallest
  const cost = costWidth(front.manaCost)
  return {
    name: lineSize(front.name, {
      room: cost > longCost ? 83 : 83 - cost,
      largest: 6.6,
      smallest: 3.6,
    }),
    type: lineSize(front.typeLine, { room: 74, largest: 4.7, smallest: 3.3 }),
    art,
    text,
  }
}

/** A wider cost goes on a line of its own. */
const longCost = 43

/** Measured: what surely fits with a stat box in the corner. */
const smallest = { art: 40, text: 2.85 }
const steps = [
  { upTo: 0, art: 94, text: 5 },
  { upTo: 34, art: 74, text: 7.2 },
  { upTo: 66, art: 67, text: 6.4 },
  { upTo: 104, art: 62, text: 5.7 },
  { upTo: 170, art: 58, text: 5 },
  { upTo: 235, art: 55, text: 4.4 },
  { upTo: 300, art: 52, text: 4 },
  { upTo: 400, art: 48, text: 3.65 },
  { upTo: 530, art: 45, text: 3.3 },
]

/** A symbol is as wide as two letters; a new paragraph costs most of a line. */
function textLength(text: string): number {
  return text.replace(/\{[^{}]+\}/g, 'mm').length + (text.split('\n').length - 1) * 28
}

function costWidth(cost: string): number {
  return readCost(cost).reduce((width, symbols) => width + symbols.length * 6 + 3, 0)
}

function lineSize(
  text: string,
  { room, largest, smallest }: { room: number; largest: number; smallest: number },
) {
  return Math.round(Math.min(largest, Math.max(smallest, room / (text.length * 0.54))) * 100) / 100
}
