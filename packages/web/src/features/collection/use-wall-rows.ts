import { type CollectionEntry, kindKey, plainKind } from '@manafolio/contract'
import { useCallback, useState } from 'react'
import type { WallLayout } from '../../card-kit/use-wall-layout.ts'
import { useWindowRows } from '../../ui/use-window-rows.ts'
import { shortMarks } from './entry-marks.ts'

/** Heights of the parts below an image in rem, as in the tile's style sheet. */
const textRem = { name: 1.3125, set: 1.25, printing: 1.25, marks: 1.25, withdrawn: 1.75 } as const

/** The approximate width of a character of the marks. */
const characterRem = 0.45

/**
 * Heights that don't grow with the text, in pixels: the margin above the name, price and controls.
 */
const fixedPx = 10 + 32 + 44

/** The aspect ratio of a card. */
const imageHeight = 680 / 488

const plainKey = kindKey(plainKind)

interface WallRows {
  entries: CollectionEntry[]
  layout: WallLayout
  /** The index of the entry that has or had the focus last. */
  focusedIndex: () => number
}

/** A row near the viewport. */
export interface Row {
  index: number
  /** Offset from the top of the wall, in pixels. */
  offset: number
  /** The index of its first entry. */
  first: number
  entries: CollectionEntry[]
}

/** Rows beyond each edge of the viewport: enough that none is missing after Page Down. */
const overscan = 1

/** The rows of the wall near the viewport, and the row with the focus wherever it is. */
export function useWallRows({ entries, layout, focusedIndex }: WallRows) {
  const { columns, tileWidth, top } = layout
  const [remPx] = useState(
    () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
  )
  const rowAt = (index: number) => entries.slice(index * columns, (index + 1) * columns)
  const virtualizer = useWindowRows({
    count: Math.ceil(entries.length / columns),
    top,
    heightOf: (index) => rowHeight(rowAt(index), layout, remPx),
    focusedRow: () => Math.floor(focusedIndex() / columns),
    overscan,
    layout: `${columns} of ${tileWidth}`,
  })
  return {
    isScrolling: useCallback(() => virtualizer.isScrolling, [virtualizer]),
    scrollTo: (position: number) =>
      virtualizer.scrollToIndex(Math.floor(position / columns), { align: 'center' }),
    height: virtualizer.getTotalSize(),
    measureRow: virtualizer.measureElement,
    rows: virtualizer.getVirtualItems().map(
      ({ index, start }): Row => ({
        index,
        offset: start - top,
        first: index * columns,
        entries: rowAt(index),
      }),
    ),
  }
}

/**
 * The estimated height of a row of tiles, so that nothing moves when it is rendered. Rows are
 * measured too, because users may change their text size.
 */
export function rowHeight(
  row: readonly CollectionEntry[],
  { tileWidth, rowGap }: Pick<WallLayout, 'tileWidth' | 'rowGap'>,
  remPx: number,
): number {
  const characters = Math.max(1, Math.floor(tileWidth / (characterRem * remPx)))
  const extra = Math.max(0, ...row.map((entry) => extraRem(entry, characters)))
  const text = (textRem.name + textRem.set + textRem.printing + extra) * remPx
  return Math.round(tileWidth * imageHeight + fixedPx + text + rowGap)
}

function extraRem(entry: CollectionEntry, characters: number): number {
  const withdrawn = entry.withdrawnAt === null ? 0 : textRem.withdrawn
  return linesOf(marksOf(entry), characters) * textRem.marks + withdrawn
}

/** Read for all entries after each change; an entry that has changed is another object. */
const marks = new WeakMap<CollectionEntry, string>()

function marksOf(entry: CollectionEntry): string {
  const known = marks.get(entry)
  if (known !== undefined) return known
  const text = isPlain(entry) ? '' : shortMarks(entry)
  marks.set(entry, text)
  return text
}

/** A shortcut: most entries only have plain copies. */
function isPlain({ variants: [first, second] }: CollectionEntry): boolean {
  return !second && first !== undefined && kindKey(first) === plainKey
}

/** The number of lines that a text takes without breaking words. */
function linesOf(text: string, characters: number): number {
  if (text === '') return 0
  let lines = 1
  let room = characters
  for (const { length } of text.split(' ')) {
    if (length > room && room < characters) {
      lines++
      room = characters
    }
    room -= length + 1
  }
  return lines
}
