import type { DeckSummary } from '@manafolio/contract'
import { countOf, formatUsd } from '../../../lib/formats.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { Selection } from '../../../ui/selection/use-selection.ts'
import { useSelectionGestures } from '../../../ui/selection/use-selection-gestures.ts'
import { formatFolder } from '../kit/organization/known-folders.ts'
import classes from './deck-list.module.css'
import { DeckWall } from './deck-wall.tsx'
import { groupedByFolder } from './found-decks.ts'
import type { DeckListOptions } from './use-deck-list.ts'

const DeckTable = lazyPart(async () => (await import('./table/deck-table.tsx')).DeckTable)

interface DeckListProps {
  /** Found and sorted. */
  decks: readonly DeckSummary[]
  options: Pick<DeckListOptions, 'view' | 'grouping'>
  selection: Selection
  onDelete: (deck: DeckSummary) => void
}

/** Decks as covers or as a table, all together or folder by folder. */
export function DeckList({
  decks,
  options: { view, grouping },
  selection,
  onDelete,
}: DeckListProps) {
  const gestures = useSelectionGestures(selection)
  const View = view === 'table' ? DeckTable : DeckWall
  if (grouping === 'none') {
    return (
      <div {...gestures}>
        <View decks={decks} selection={selection} heading="h2" onDelete={onDelete} />
      </div>
    )
  }
  return (
    <div {...gestures}>
      {groupedByFolder(decks).map(({ folder, decks: some }) => (
        <details key={folder ?? ''} open className={classes.folder}>
          <summary className={classes.summary}>
            <h2 className={classes.name}>
              {folder === null ? 'Without a folder' : formatFolder(folder)}
            </h2>
            <span className={classes.note}>{noteOf(some)}</span>
          </summary>
          <View decks={some} selection={selection} heading="h3" onDelete={onDelete} />
        </details>
      ))}
    </div>
  )
}

/** “3 decks · $120.50” */
function noteOf(decks: readonly DeckSummary[]): string {
  const values = decks.flatMap(({ totalValue }) => totalValue ?? [])
  const count = countOf(decks.length, 'deck')
  if (values.length === 0) return count
  return `${count} · ${formatUsd(values.reduce((sum, value) => sum + value, 0))}`
}
