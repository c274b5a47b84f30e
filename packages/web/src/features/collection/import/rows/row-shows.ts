import type { CollectionImport, ImportRow, ImportRowsShown } from '@manafolio/contract'

type Counts = CollectionImport['counts']

/** Rows that can be looked at together. */
interface RowsOfAKind {
  label: string
  countOf: (counts: Counts) => number
  has: (row: ImportRow) => boolean
  /** What is said when there are none. */
  none: { title: string; text: string }
}

export const rowShows: Record<ImportRowsShown, RowsOfAKind> = {
  fix: {
    label: 'To fix',
    countOf: ({ fix }) => fix,
    has: ({ state }) => state === 'fix',
    none: { title: 'Nothing is left to be fixed', text: 'Every row names a card that we know.' },
  },
  unsure: {
    label: 'Worth a look',
    countOf: ({ unsure }) => unsure,
    has: ({ state, isUnsure }) => state === 'ready' && isUnsure,
    none: {
      title: 'Nothing needs a second look',
      text: 'Every card was found by what its row says.',
    },
  },
  ready: {
    label: 'Ready',
    countOf: ({ ready }) => ready,
    has: ({ state }) => state === 'ready',
    none: { title: 'No row is ready yet', text: 'Rows that you fix or take in come here.' },
  },
  left_out: {
    label: 'Left out',
    countOf: ({ leftOut }) => leftOut.reduce((sum, { rows }) => sum + rows, 0),
    has: ({ state }) => state === 'left_out',
    none: { title: 'Nothing is left out', text: 'Every row of the file is to be added.' },
  },
  all: {
    label: 'All',
    countOf: ({ rows }) => rows,
    has: () => true,
    none: { title: 'No rows are left', text: 'All of them are in your collection.' },
  },
}

/** In the order of the page: what asks for something comes first. */
export const shownOrder = ['fix', 'unsure', 'ready', 'left_out', 'all'] as const

/** What a review opens on. */
export function firstShown(counts: Counts): ImportRowsShown {
  if (counts.fix > 0) return 'fix'
  if (counts.unsure > 0) return 'unsure'
  return counts.ready > 0 ? 'ready' : 'all'
}
