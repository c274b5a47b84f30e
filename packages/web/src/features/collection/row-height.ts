import type { CollectionEntry } from '@manafolio/contract'
import { marksOf } from './entry-marks.ts'
import type { WallLayout } from './use-wall-layout.ts'

/** Heights of what stands under an image, as the style sheet of the tile has them, in rem. */
const textRem = { name: 1.3125, set: 1.25, marks: 1.25, withdrawn: 1.75 } as const
/** What does not grow with the text, in pixels: the margin above the name, price and controls. */
const fixedPx = 10 + 32 + 44
/** The proportions of a card. */
const imageHeight = 680 / 488

/**
 * How high a row of tiles will be: known before it is drawn, so that nothing moves when it comes.
 * Rows are measured too, since people may set their text as they like.
 */
export function rowHeight(
  row: readonly CollectionEntry[],
  { tileWidth, rowGap }: Pick<WallLayout, 'tileWidth' | 'rowGap'>,
  remPx: number,
): number {
  const extra = Math.max(0, ...row.map(extraRem))
  const text = (textRem.name + textRem.set + extra) * remPx
  return Math.round(tileWidth * imageHeight + fixedPx + text + rowGap)
}

function extraRem(entry: CollectionEntry): number {
  const marks = hasMarks(entry) ? textRem.marks : 0
  return marks + (entry.withdrawnAt === null ? 0 : textRem.withdrawn)
}

/** Most entries have one kind of usual copies, which is found out without looking further. */
function hasMarks(entry: CollectionEntry): boolean {
  const [first, second] = entry.variants
  if (!second && first?.condition === 'NM' && first.language === 'en') return false
  return marksOf(entry).length > 0
}
