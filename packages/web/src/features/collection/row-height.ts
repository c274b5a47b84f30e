import { type CollectionEntry, kindKey, plainKind } from '@manafolio/contract'
import { shortMarks } from './entry-marks.ts'
import type { WallLayout } from './use-wall-layout.ts'

/** Heights of what stands under an image, as the style sheet of the tile has them, in rem. */
const textRem = { name: 1.3125, set: 1.25, marks: 1.25, withdrawn: 1.75 } as const
/** About as wide as a letter of the marks. */
const letterRem = 0.45
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
  const letters = Math.max(1, Math.floor(tileWidth / (letterRem * remPx)))
  const extra = Math.max(0, ...row.map((entry) => extraRem(entry, letters)))
  const text = (textRem.name + textRem.set + extra) * remPx
  return Math.round(tileWidth * imageHeight + fixedPx + text + rowGap)
}

function extraRem(entry: CollectionEntry, letters: number): number {
  const withdrawn = entry.withdrawnAt === null ? 0 : textRem.withdrawn
  return markLines(entry, letters) * textRem.marks + withdrawn
}

/** Most entries have plain copies only, which is found out without looking further. */
function markLines(entry: CollectionEntry, letters: number): number {
  const [first, second] = entry.variants
  if (!second && first && kindKey(first) === plainKey) return 0
  return linesOf(shortMarks(entry), letters)
}

const plainKey = kindKey(plainKind)

/** How many lines a text takes, whose words stay whole. */
function linesOf(text: string, letters: number): number {
  if (text === '') return 0
  let lines = 1
  let room = letters
  for (const { length } of text.split(' ')) {
    if (length > room && room < letters) {
      lines++
      room = letters
    }
    room -= length + 1
  }
  return lines
}
