import {
  type CollectionImport,
  type ImportRow,
  type ImportRowsShown,
  limits,
  pages,
} from '@manafolio/contract'
import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ReportList } from '../../../import-kit/report-list.tsx'
import { LoadProblem } from '../../../import-kit/retry-problem.tsx'
import { formatCount, formatRows } from '../../../lib/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FallingCards } from '../../../ui/falling-cards.tsx'
import { DoubtGroups } from './doubt-groups.tsx'
import { ImportLine } from './import-line.tsx'
import { importRowsQuery } from './import-query.ts'
import { rowFilters } from './row-filters.ts'
import { LeaveOutRest, OmissionGroups, ProblemGroups } from './row-groups.tsx'
import classes from './rows.module.css'
import { WordQuestions } from './word-questions.tsx'

const route = getRouteApi(pages.collectionImport)

interface RowListProps {
  started: CollectionImport
  show: ImportRowsShown
  page: number
  /** Called when the page has changed or many rows were changed: scrolls to the first row. */
  onMoved: () => void
}

/** A page of rows of one kind. Rows that no longer belong to it stay until the page changes. */
export function RowList({ started, show, page, onMoved }: RowListProps) {
  const { id, counts } = started
  const navigate = route.useNavigate()
  const { data, error, isFetching, refetch } = useQuery(importRowsQuery(id, { show, page }))
  if (!data && error) {
    const title = 'The import could not be loaded'
    return (
      <div className={classes.failed}>
        <LoadProblem title={title} error={error} onRetry={() => void refetch()} />
      </div>
    )
  }
  if (!data) return <RowsSkeleton />
  if (data.rows.length === 0) return <NoRows id={id} show={show} isBeyondEnd={data.total > 0} />
  const { label, has, countOf } = rowFilters[show]
  const finished = data.rows.filter((row) => !has(row)).length

  /** Rows that move up to fill the places of finished ones must not be skipped. */
  async function goToPage(to: number) {
    if (to > page && finished > 0) await refetch()
    else await navigate({ search: { id, show, ...(to > 1 && { page: to }) }, resetScroll: false })
    onMoved()
  }

  return (
    <>
      {show === 'fix' && <LeaveOutRest started={started} onChanged={onMoved} />}
      {show === 'fix' && <WordQuestions started={started} onChanged={onMoved} />}
      {show === 'fix' && <ProblemGroups started={started} onChanged={onMoved} />}
      {show === 'doubtful' && <DoubtGroups started={started} onChanged={onMoved} />}
      {show === 'left_out' && <OmissionGroups started={started} onChanged={onMoved} />}
      <ReportList<ImportRow>
        label={`${label}, page ${page}`}
        isBusy={isFetching}
        items={data.rows}
        keyOf={(row) => row.number}
        lineOf={(row) => <ImportLine id={id} show={show} page={page} row={row} />}
      />
      {finished > 0 && (
        <RowsLeft
          finished={finished}
          left={countOf(counts)}
          onShow={() => void goToPage(page + 1)}
        />
      )}
      <RowPager
        page={page}
        pages={Math.max(page, Math.ceil(data.total / limits.importRowsPage))}
        onPageChange={(to) => void goToPage(to)}
      />
    </>
  )
}

interface NoRowsProps {
  id: string
  show: ImportRowsShown
  /** There are such rows, but on earlier pages. */
  isBeyondEnd: boolean
}

function NoRows({ id, show, isBeyondEnd }: NoRowsProps) {
  const { title, text } = rowFilters[show].none
  if (!isBeyondEnd) {
    return (
      <EmptyState drawing={<FallingCards />} title={title}>
        {text}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      drawing={<FallingCards />}
      title="There are fewer pages"
      action={
        <Button
          renderRoot={(props) => (
            <Link to={pages.collectionImport} search={{ id, show }} {...props} />
          )}
        >
          Go to the first page
        </Button>
      }
    />
  )
}

interface RowsLeftProps {
  /** How many rows of the page are finished. */
  finished: number
  /** How many rows of this kind are left in the import, on all pages. */
  left: number
  onShow: () => void
}

function RowsLeft({ finished, left, onShow }: RowsLeftProps) {
  return (
    <p className={classes.left}>
      <span>
        {formatRows(finished)} of this page {finished === 1 ? 'is' : 'are'} done.
      </span>
      {left > 0 && (
        <Button variant="default" onClick={onShow}>
          Show the {formatCount(left)} left
        </Button>
      )}
    </p>
  )
}

interface RowPagerProps {
  page: number
  pages: number
  onPageChange: (page: number) => void
}

/** Pagination; nothing if there is only one page. */
function RowPager({ page, pages, onPageChange }: RowPagerProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages of rows" className={classes.pager}>
      <Button variant="default" disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
        Previous
      </Button>
      <PageField key={page} page={page} pages={pages} onPageChange={onPageChange} />
      <Button variant="default" disabled={page >= pages} onClick={() => onPageChange(page + 1)}>
        Next
      </Button>
    </nav>
  )
}

/** The page, which can be typed. */
function PageField({ page, pages, onPageChange }: RowPagerProps) {
  const [text, setText] = useState(String(page))
  const typed = Math.min(Math.max(Math.trunc(Number(text)) || page, 1), pages)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setText(String(typed))
        if (typed !== page) onPageChange(typed)
      }}
    >
      <label>
        Page{' '}
        <input
          className={classes.pageNumber}
          inputMode="numeric"
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onBlur={() => setText(String(page))}
        />{' '}
        of {formatCount(pages)}
      </label>
    </form>
  )
}

const skeletonRows = ['a', 'b', 'c', 'd', 'e']

function RowsSkeleton() {
  return (
    <>
      <p role="status" className={classes.loading}>
        <Loader size={18} aria-hidden />
        Loading the rows...
      </p>
      <div aria-hidden="true">
        {skeletonRows.map((row) => (
          <div key={row} className={classes.row}>
            <span className={classes.card} />
            <span className={classes.content}>
              <span className={classes.line} />
              <span className={classes.line} />
            </span>
          </div>
        ))}
      </div>
    </>
  )
}
