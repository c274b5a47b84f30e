import type { CardSearchResult, SearchView } from '@manafolio/contract'
import { IconPlus } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { SearchRequest } from '../../../card-kit/card-search-query.ts'
import { likelyPage } from '../../../card-kit/card-search-query.ts'
import { useWallLayout } from '../../../card-kit/use-wall-layout.ts'
import { scrollKey } from '../../../lib/scroll-key.ts'
import { type SwipeAction, SwipeRows } from '../../../ui/swipe/swipe-rows.tsx'
import { focusedRowIn, useWindowRows } from '../../../ui/use-window-rows.ts'
import { CardRows } from './card-rows.tsx'
import { ListEnd } from './list-end.tsx'
import { readListPlace } from './list-place.ts'
import classes from './result-list.module.css'
import { type ResultRow, rowsOf } from './result-rows.ts'
import { viewLayouts } from './result-views.ts'
import { ResultTable } from './table/result-table-part.tsx'
import { useListPlace } from './use-list-place.ts'
import { useResultKeys } from './use-result-keys.ts'
import { useResultPages } from './use-result-pages.ts'

interface ResultListProps {
  request: SearchRequest
  /** The first page, which knows how many there are. */
  first: CardSearchResult
  view: SearchView
}

/** The results in their view. Only what is near the viewport is fetched and rendered. */
export function ResultList({ request, first, view }: ResultListProps) {
  const router = useRouter()
  const [initial] = useState(() => readListPlace(scrollKey(router.latestLocation)))
  const [reached, setReached] = useState(initial?.pages ?? 1)
  const [near, setNear] = useState<[number, number]>(() => pagesAround(initial?.position ?? 0))
  const { searchMode: mode, totalCards: total } = first
  const orderingQuery = first.isOrderedByQuery ? request.q : undefined
  const { pages, owned, retry } = useResultPages({
    ...{ request, total, reached, near },
    initial: initial?.pages ?? 1,
  })

  const list = useRef<HTMLDivElement>(null)
  const { forms, packing, heightOf, ...rendered } = viewLayouts[view]
  const overscan = useDeferredValue(rendered.overscan, 0) // what is in sight comes first
  const viewForms = useMemo(() => forms(mode), [forms, mode])
  const layout = useWallLayout(list, viewForms)
  const name = `${view} ${Math.round(layout.width)}`
  const rows = useMemo(
    () => rowsOf(pages, { name, ...packing(layout.columns, mode) }),
    [pages, packing, layout.columns, name, mode],
  )
  const virtualizer = useWindowRows({
    count: rows.length,
    top: layout.top,
    heightOf: (index) => (rows[index] ? heightOf(rows[index], layout) : 0),
    keyOf: useCallback((index: number) => rows[index]?.key ?? '', [rows]),
    focusedRow: () => focusedRowIn(list.current),
    overscan,
  })
  useListPlace({ virtualizer, rows, reached, top: layout.top, initial })
  useResultKeys({ list, rows, virtualizer, hasColumns: view !== 'table' })
  useNearPages(virtualizer.getVirtualItems(), rows, setNear)

  const index = router.latestLocation.state.__TSR_index
  const facts = useMemo(
    () => ({
      total,
      orderingQuery,
      owned,
      placeAt: (position: number) => ({ ...request, position, index }),
    }),
    [total, orderingQuery, owned, request, index],
  )
  const last = pages.at(-1)
  const hasMore = Boolean(last?.answer?.hasMore)
  const View = view === 'table' ? ResultTable : CardRows
  return (
    <section aria-labelledby="results">
      {/* As long as its rows, also while the file of the view is loaded: the place is below. */}
      <div
        ref={list}
        className={classes.list}
        data-view={view}
        style={{ minHeight: virtualizer.getTotalSize() }}
      >
        <View
          {...{ view, rows, virtualizer, layout, facts }}
          onRetry={(row: ResultRow) => retry(row.page)}
        />
      </div>
      {view !== 'images' && <SwipeRows list={list} rowAt={resultAt} right={adding} />}
      <ListEnd
        isLong={reached > 1 || hasMore}
        hasMore={hasMore || !last?.answer}
        isLoading={Boolean(last && !last.answer && !last.hasFailed)}
        hasFailed={Boolean(last?.hasFailed)}
        onMore={() => (last?.hasFailed ? retry(reached) : hasMore && setReached(reached + 1))}
      />
    </section>
  )
}

/** A result, or a version of it. */
function resultAt(target: Element): HTMLElement | null {
  const result = target.closest<HTMLElement>('[data-position]')
  return result?.querySelector('[data-add]') ? result : null
}

const adding: SwipeAction = {
  label: 'Add',
  Icon: IconPlus,
  run: (result) => result.querySelector<HTMLElement>('[data-add]')?.click(),
}

/** The likely page of a position and those beside it: the place may be at their border. */
function pagesAround(position: number): [number, number] {
  const page = likelyPage(position)
  return [Math.max(1, page - 1), page + 1]
}

/** Reports the first and last page that have rows near the viewport. */
function useNearPages(
  items: readonly { index: number }[],
  rows: readonly ResultRow[],
  onNear: (change: (near: [number, number]) => [number, number]) => void,
) {
  const indexes = items.map(({ index }) => index)
  const from = rows[Math.min(...indexes)]?.page ?? 1
  const to = rows[Math.max(...indexes)]?.page ?? 1
  useEffect(
    () => onNear((near) => (near[0] === from && near[1] === to ? near : [from, to])),
    [onNear, from, to],
  )
}
