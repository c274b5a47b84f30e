import { limits } from '@manafolio/contract'
import type { Cell } from '../listed.ts'

/**
 * All that a record says. A table with more columns than we read one by one is no list of cards: what
 * is beyond stays in one cell. Cells for which there is no column stand together in one without a name.
 */
export function cellsOf(header: readonly string[], texts: readonly string[]): Cell[] {
  const named = Math.min(header.length, limits.importColumns)
  const cells = texts
    .slice(0, named)
    .map((text, place): Cell => [cut(header[place] ?? ''), cut(text)])
  const surplus = texts.slice(named).filter((text) => text !== '')
  if (surplus.length > 0) cells.push(['', cut(surplus.join(' '))])
  return cells
}

/** The stored part of a cell; never half of a character. */
export function cut(text: string): string {
  if (text.length <= limits.importCellMax) return text
  return text.slice(0, limits.importCellMax).replace(/[\uD800-\uDBFF]$/, '')
}
