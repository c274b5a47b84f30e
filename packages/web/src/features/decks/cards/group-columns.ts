import type { CardGroup } from './deck-sections.ts'
import type { Look } from './use-deck-view.ts'

/** Of a column, in px: its least width and the space between two. */
interface ColumnFacts {
  width: number
  gap: number
  /** About how high so many rows are with their title. */
  heightOf: (rows: number) => number
}

const columnFacts: Record<Look, ColumnFacts> = {
  list: { width: 540, gap: 44, heightOf: (rows) => 50 + rows * 64 },
  text: { width: 250, gap: 32, heightOf: (rows) => 60 + rows * 30 },
  stacks: { width: 138, gap: 30, heightOf: (rows) => 320 + rows * 33 },
}

/** A desk has room for larger cards. */
const wideStack = { from: 640, width: 172 }

/** How many columns a width has room for. */
export function columnCount(look: Look, width: number): number {
  const { gap, ...facts } = columnFacts[look]
  const isWide = look === 'stacks' && width >= wideStack.from
  const least = isWide ? wideStack.width : facts.width
  return Math.max(1, Math.floor((width + gap) / (least + gap)))
}

/**
 * The groups in their order, laid out in so many columns as evenly as can be; no group is cut in two.
 * The browser's own columns do the same, but take a tenth of a second for each change of a large deck.
 */
export function inColumns(
  groups: readonly CardGroup[],
  { look, count }: { look: Look; count: number },
): CardGroup[][] {
  if (count === 1) return [[...groups]]
  const { heightOf } = columnFacts[look]
  const heights = groups.map(({ rows }) => heightOf(rows.length))
  const limits = heights.flatMap((_, from) => sumsFrom(heights, from)).sort((a, b) => a - b)
  const limit = limits.find((one) => filled(groups, heights, one).length <= count) ?? 0
  return filled(groups, heights, limit)
}

/** What some neighbours are high together: the highest column is one of these. */
function sumsFrom(heights: readonly number[], from: number): number[] {
  let sum = 0
  return heights.slice(from).map((height) => (sum += height))
}

/** Fills one column after the other up to a height. */
function filled(
  groups: readonly CardGroup[],
  heights: readonly number[],
  limit: number,
): CardGroup[][] {
  const columns: CardGroup[][] = []
  let room = 0
  groups.forEach((group, at) => {
    const height = heights[at] ?? 0
    if (columns.length === 0 || height > room) {
      columns.push([])
      room = limit
    }
    columns.at(-1)?.push(group)
    room -= height
  })
  return columns
}
