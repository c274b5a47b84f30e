import { type Point, type Random, repeat } from '@manafolio/card-art'
import type { Wear } from './wear.ts'

interface WornLine {
  /** The edge of the card. */
  paper: Point[]
  /** The edge of its ink; the white paper shows between the two. */
  ink: Point[]
}

type LineWear = Pick<Wear, 'fray' | 'whitening' | 'whiteShare'>

/**
 * Wears down a line on its right-hand side, as seen in its direction, where the card is. `weight`
 * is the share of the wear that applies to a step (1 is all of it).
 */
export function wornLine(
  line: readonly Point[],
  { fray, whitening, whiteShare }: LineWear,
  { random, weight }: { random: Random; weight: (step: number) => number },
): WornLine {
  const bites = waves(random, 5)
  const patches = waves(random, 9)
  const fibres = waves(random, 1.4)
  const depths = line.map((_, step) => {
    const eaten = fray * weight(step) * (0.6 * bites(step) + 0.4 * fibres(step))
    const shown = patchAt(patches(step), whiteShare) * (0.55 + 0.45 * fibres(step + 40))
    return { eaten, white: whitening * weight(step) * shown }
  })
  return {
    paper: line.map((_, step) => inward(line, step, depths[step]?.eaten ?? 0)),
    ink: line.map((_, step) =>
      inward(line, step, (depths[step]?.eaten ?? 0) + (depths[step]?.white ?? 0)),
    ),
  }
}

/** Smooth random heights from 0 to 1 with a new one every few steps. */
export function waves(random: Random, steps: number): (step: number) => number {
  const heights = repeat(61, () => random.between(0, 1))
  return (step) => {
    const place = step / steps
    const low = Math.floor(place)
    const from = heights[low % 61] ?? 0
    const to = heights[(low + 1) % 61] ?? 0
    const share = place - low
    return from + (to - from) * share * share * (3 - 2 * share)
  }
}

/** Paper shows at the highest waves; the more of it, the lower the threshold. */
function patchAt(height: number, share: number): number {
  const over = (height - (1 - share) * 0.9) / 0.22
  return Math.min(1, Math.max(0, over))
}

function inward(line: readonly Point[], step: number, depth: number): Point {
  const [x, y] = line[step] ?? [0, 0]
  const [ax, ay] = line[step - 1] ?? [x, y]
  const [bx, by] = line[step + 1] ?? [x, y]
  const length = Math.hypot(bx - ax, by - ay) || 1
  return [x - ((by - ay) / length) * depth, y + ((bx - ax) / length) * depth]
}
