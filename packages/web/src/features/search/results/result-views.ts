import type { SearchMode, SearchView } from '@manafolio/contract'
import type { WallForm, WallLayout } from '../../../card-kit/use-wall-layout.ts'
import { type Packing, packCards, packColumns, type ResultRow } from './result-rows.ts'

interface ViewLayout {
  /** The number of columns by the width of the list. */
  forms: (mode: SearchMode) => readonly WallForm[]
  packing: (columns: number, mode: SearchMode) => Omit<Packing, 'name'>
  /** The likely height of a row with its gap, in pixels. */
  heightOf: (row: ResultRow, layout: WallLayout) => number
  /** Rows beyond each edge of the viewport. */
  overscan: number
}

/** How each view lays out its rows. */
export const viewLayouts: Record<SearchView, ViewLayout> = {
  details: {
    forms: () => [
      { from: 1060, columns: 2, columnGap: 44, rowGap: 24 },
      { from: 660, columns: 1, columnGap: 0, rowGap: 28 },
      { from: 0, columns: 1, columnGap: 0, rowGap: 28 },
    ],
    packing: (columns, mode) => ({
      perRow: mode === 'cards' ? 3 : columns,
      pack: (groups) => packCards(groups, columns),
    }),
    heightOf: detailsHeight,
    overscan: 3,
  },
  images: {
    forms: (mode) => [
      { from: 1060, columns: 6, columnGap: 56, rowGap: 18 },
      { from: 660, columns: mode === 'cards' ? 6 : 5, columnGap: 18, rowGap: 24 },
      { from: 0, columns: mode === 'cards' ? 3 : 2, columnGap: 14, rowGap: 24 },
    ],
    packing: (columns) => ({
      perRow: columns,
      pack: (groups) => packColumns(groups, columns),
    }),
    heightOf: (_, { tileWidth, rowGap }) =>
      Math.round(tileWidth * imageHeight) +
      tileTextHeight[tileWidth < narrowTile ? 'narrow' : 'wide'] +
      rowGap,
    overscan: 2,
  },
  table: {
    forms: () => [{ from: 0, columns: 1, columnGap: 0, rowGap: 0 }],
    packing: () => ({ perRow: 1, pack: (groups) => groups.flatMap(asRows) }),
    heightOf: (_, { width }) => tableRowHeight[width < narrowTable ? 'narrow' : 'wide'],
    overscan: 12,
  },
}

const imageHeight = 680 / 488
/** The height of a tile below its image, in pixels. */
const tileTextHeight = { wide: 72, narrow: 108 }
/** Tiles narrower than this have the price on a line of its own. */
export const narrowTile = 150
/** In a narrow table, rows have two lines. */
const tableRowHeight = { wide: 32, narrow: 52 }
/** Tables narrower than this leave no room for a column of labels. */
export const narrowTable = 660

/** From which width on the versions of a card stand beside its text. */
const wideFrom = 1060

function detailsHeight(row: ResultRow, { width, columns, rowGap }: WallLayout): number {
  if (row.kind === 'failed') return 100 + rowGap
  const versions = row.kind === 'groups' ? (row.groups[0]?.length ?? 1) : row.count
  if (versions === 1 || (row.kind === 'groups' && row.groups.length > 1)) {
    return (width < 660 ? 290 : 220) + rowGap
  }
  if (row.kind === 'skeleton' && columns === 2 && versions === 2) return 220 + rowGap
  if (width >= wideFrom) return 180 + rowGap
  return (width < 660 ? 140 + 190 * versions : 320) + rowGap
}

/** Each version is a row of the table. */
function asRows<Entry>(group: readonly Entry[]): Entry[][][] {
  return group.map((entry) => [[entry]])
}
