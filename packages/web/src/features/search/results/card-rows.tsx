import type { SearchView } from '@manafolio/contract'
import type { Virtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, memo } from 'react'
import type { WallLayout } from '../../../card-kit/use-wall-layout.ts'
import { Button } from '../../../ui/button.tsx'
import classes from './card-rows.module.css'
import { CardVersions } from './details/card-versions.tsx'
import { ResultCard } from './details/result-card.tsx'
import { ImageGroup } from './images/image-group.tsx'
import type { ListFacts } from './list-facts.ts'
import type { ResultGroup, ResultRow } from './result-rows.ts'
import { narrowTile } from './result-views.ts'

export interface RowsProps {
  view: SearchView
  rows: readonly ResultRow[]
  virtualizer: Virtualizer<Window, HTMLElement>
  layout: WallLayout
  facts: ListFacts
  onRetry: (row: ResultRow) => void
}

/** The results as cards or as images: the rows near the viewport. */
export function CardRows({ view, rows, virtualizer, layout, ...row }: RowsProps) {
  return (
    <div className={classes.rows} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start, size }) => {
        const one = rows[index]
        return (
          one && (
            <div
              key={one.key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={classes.row}
              style={rowStyle(start - layout.top, layout)}
            >
              <Row
                row={one}
                view={view}
                size={size - layout.rowGap}
                columns={layout.columns}
                tileWidth={layout.tileWidth}
                {...row}
              />
            </div>
          )
        )
      })}
    </div>
  )
}

function rowStyle(offset: number, layout: WallLayout): CSSProperties & Record<'--gap', string> {
  const { columns, columnGap, rowGap } = layout
  return {
    transform: `translateY(${offset}px)`,
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    columnGap,
    paddingBottom: rowGap,
    '--gap': `${columnGap}px`,
  }
}

interface RowProps extends Pick<RowsProps, 'view' | 'facts' | 'onRetry'> {
  row: ResultRow
  /** Without the gap below, in pixels. */
  size: number
  columns: number
  tileWidth: number
}

const Row = memo(function Row({ row, view, size, columns, tileWidth, ...rest }: RowProps) {
  const { facts, onRetry } = rest
  switch (row.kind) {
    case 'skeleton':
      return <SkeletonRow view={view} count={row.count} height={size} />
    case 'failed':
      return <FailedPage onRetry={() => onRetry(row)} />
    case 'groups': {
      const isNarrow = tileWidth < narrowTile
      const isAlone = columns > 1 && row.groups.length === 1
      return view === 'images'
        ? row.groups.map((group) => (
            <ImageGroup key={keyOf(group)} {...{ group, facts, isNarrow }} />
          ))
        : row.groups.map((group) => (
            <DetailsGroup key={keyOf(group)} isAlone={isAlone} {...{ group, facts }} />
          ))
    }
  }
})

interface SkeletonRowProps {
  view: SearchView
  /** How many results it stands for. */
  count: number
  height: number
}

/** Stands for results that are being loaded, in their place and size. */
function SkeletonRow({ view, count, height }: SkeletonRowProps) {
  return Array.from({ length: count }, (_, place) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      key={place}
      aria-hidden="true"
      className={classes.skeleton}
      data-view={view}
      style={{ height }}
    >
      <i className={classes.image} />
      <span className={classes.lines}>
        <i style={{ width: '72%' }} />
        <i style={{ width: '48%' }} />
        <i style={{ width: '60%' }} />
      </span>
    </div>
  ))
}

interface DetailsGroupProps {
  group: ResultGroup
  facts: ListFacts
  /** It has a row for two to itself, which looks like the rows of cards with several versions. */
  isAlone: boolean
}

function DetailsGroup({ group, facts, isAlone }: DetailsGroupProps) {
  const [entry, ...others] = group
  if (!entry) return null
  if (others.length === 0 && !isAlone) return <ResultCard entry={entry} facts={facts} />
  return <CardVersions versions={group} facts={facts} />
}

function keyOf(group: ResultGroup): string {
  return group[0]?.card.id ?? ''
}

/** In place of a page in the middle that could not be loaded. */
export function FailedPage({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={classes.failed}>
      <p>These results could not be loaded.</p>
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
