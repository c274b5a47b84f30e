import type { CollectionImport, ImportRow, ImportRowsShown } from '@manafolio/contract'
import type { ShownLines } from '../../../import-kit/import-report.tsx'

type Counts = CollectionImport['counts']

interface RowFilter extends ShownLines<ImportRow> {
  countOf: (counts: Counts) => number
}

export const rowFilters: Record<ImportRowsShown, RowFilter> = {
  fix: {
    label: 'To fix',
    countOf: ({ fix }) => fix,
    has: ({ state }) => state === 'fix',
    none: { title: 'Nothing left to fix', text: 'Every row was matched to a card.' },
  },
  doubtful: {
    label: 'Worth a look',
    countOf: ({ doubtful }) => doubtful,
    has: ({ state }) => state === 'doubtful',
    none: {
      title: 'Nothing needs a second look',
      text: 'Every card was matched with certainty.',
    },
  },
  ready: {
    label: 'Ready',
    countOf: ({ ready }) => ready,
    has: ({ state }) => state === 'ready',
    none: { title: 'No row is ready yet', text: 'Rows that you fix or include show up here.' },
  },
  left_out: {
    label: 'Left out',
    countOf: ({ leftOut }) => leftOut.reduce((sum, { rows }) => sum + rows, 0),
    has: ({ state }) => state === 'left_out',
    none: { title: 'Nothing is left out', text: 'Every row of the file will be added.' },
  },
  all: {
    label: 'All',
    countOf: ({ rows }) => rows,
    has: () => true,
    none: { title: 'No rows are left', text: 'All of them are in your collection.' },
  },
}

/** Rows that need attention come first. */
export const shownOrder = ['fix', 'doubtful', 'ready', 'left_out', 'all'] as const

/** The tab that a review opens on. */
export function firstShown(counts: Counts): ImportRowsShown {
  if (counts.fix > 0) return 'fix'
  if (counts.doubtful > 0) return 'doubtful'
  return counts.ready > 0 ? 'ready' : 'all'
}
