import { linesOf } from './card-lines.ts'
import type { CardGroup } from './deck-sections.ts'
import type { Look } from './use-deck-view.ts'

/** The minimum width of a column and the gap between two, in px. */
interface ColumnFacts {
  width: number
  gap: number
  /** The approximate height of a group with this many rows and its title. */
  heightOf: (rows: number) => number
}

const columnFacts: Record<Look, ColumnFacts> = {
  list: { width: 540, gap: 44, heightOf: (rows) => 50 + rows * 64 },
  text: { width: 250, gap: 32, heightOf: (rows) => 60 + rows * 30 },
  stacks: { width: 132, gap: 16, heightOf: (rows) => 320 + rows * 33 },
}

/** Wide windows have room for larger cards. Below that, five fit between the columns of a laptop. */
const wideStack = { from: 780, width: 150 }

/** How many columns fit a width. */
export function columnCount(look: Look, width: number): number {
  const { gap, ...facts } = columnFacts[look]
  const isWide = look === 'stacks' && width >= wideStack.from
  const minWidth = isWide ? wideStack.width : facts.width
  return Math.max(1, Math.floor((width + gap) / (minWidth + gap)))
}

/**
 * Lays the groups out in columns as evenly as possible, in order and without splitting a group. CSS columns
 * do the same, but take 100 ms per change of a large deck.
 */
export function inColumns(
  groups: readonly CardGroup[],
  { look, count }: { look: Look; count: number },
): CardGroup[][] {
  if (count === 1) return [[...groups]]
  const { heightOf } = columnFacts[look]
  const heights = groups.map(({ label, rows }) => heightOf(linesOf(rows, label).length))
  const limits = heights.flatMap((_, from) => sumsFrom(heights, from)).sort((a, b) => a - b)
  const columnsWithin = (limit: number) => filled(groups, heights, { limit, count })
  const limit = limits.find((one) => columnsWithin(one).length <= count) ?? 0
  return columnsWithin(limit)
}

/** The heights of runs of neighboring groups: the tallest column has one of these. */
function sumsFrom(heights: readonly number[], from: number): number[] {
  let sum = 0
  return heights.slice(from).map((height) => (sum += height))
}

/** Fills one column after the other up to a height; the last groups leave no column empty. */
function filled(
  groups: readonly CardGroup[],
  heights: readonly number[],
  { limit, count }: { limit: number; count: number },
): CardGroup[][] {
  const columns: CardGroup[][] = []
  let room = 0
  groups.forEach((group, at) => {
    const height = heights[at] ?? 0
    const isOneForEach = groups.length - at <= count - columns.length
    if (columns.length === 0 || height > room || isOneForEach) {
      columns.push([])
      room = limit
    }
    columns.at(-1)?.push(group)
    room -= height
  })
  return columns
}
