import { type CollectionImport, pages } from '@manafolio/contract'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { ConnectionNotice } from '../../../ui/connection-notice.tsx'
import classes from '../../../ui/report-columns.module.css'
import { CommitPanel } from './commit/commit-panel.tsx'
import type { Committing } from './commit/use-commit.ts'
import { importQuery, refreshNumbers, refreshRows } from './import-query.ts'
import { ReviewHead } from './review-head.tsx'
import { RowFilter } from './rows/row-filter.tsx'
import { RowList } from './rows/row-list.tsx'
import { firstShown } from './rows/row-shows.ts'

const route = getRouteApi(pages.collectionImport)

interface ImportReviewProps {
  started: CollectionImport
  commit: Committing
}

/** What was understood of a file, to be mended and then added. */
export function ImportReview({ started, commit }: ImportReviewProps) {
  const { id, counts } = started
  const queryClient = useQueryClient()
  const params = route.useSearch()
  // Where it began it stays, also when the last row to fix is fixed.
  const [first] = useState(() => firstShown(counts))
  const { show = first, page = 1 } = params
  const title = useRef<HTMLHeadingElement>(null)
  const rows = useRef<HTMLElement>(null)
  // What led here is gone.
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), [])

  function reload() {
    void queryClient.invalidateQueries({ queryKey: importQuery(id).queryKey })
    void refreshNumbers(queryClient, id)
    void refreshRows(queryClient, id)
  }

  function goToRows() {
    rows.current?.focus({ preventScroll: true })
    rows.current?.scrollIntoView?.({ block: 'start' })
  }

  return (
    <>
      <ReviewHead started={started} titleRef={title} />
      <ConnectionNotice onRetry={reload} />
      <div className={classes.columns}>
        <CommitPanel started={started} commit={commit} />
        <section ref={rows} tabIndex={-1} aria-label="Rows" className={classes.rows}>
          <RowFilter id={id} counts={counts} show={show} />
          <RowList key={show} started={started} show={show} page={page} onMoved={goToRows} />
        </section>
      </div>
    </>
  )
}
