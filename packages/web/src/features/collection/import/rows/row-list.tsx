import { type CollectionImport, type ImportRowsShown, limits, pages } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { RowsLeft } from '../commit/rows-left.tsx'
import { importRowsQuery } from '../import-query.ts'
import { ImportFailed } from '../start/import-failed.tsx'
import { ImportLine } from './import-line.tsx'
import { LeaveOutRest } from './leave-out-rest.tsx'
import { NoRows } from './no-rows.tsx'
import { OmissionGroups } from './omission-groups.tsx'
import classes from './row-list.module.css'
import { RowPager } from './row-pager.tsx'
import { rowShows } from './row-shows.ts'
import { RowsSkeleton } from './rows-skeleton.tsx'

const route = getRouteApi(pages.collectionImport)

interface RowListProps {
  started: CollectionImport
  show: ImportRowsShown
  page: number
  /** Where the rows begin, for who has turned a page or changed many of them. */
  onMoved: () => void
}

/** A page of rows of one kind. Those that are not of it any more stay until the page is left. */
export function RowList({ started, show, page, onMoved }: RowListProps) {
  const { id, counts } = started
  const navigate = route.useNavigate()
  const { data, error, isFetching, refetch } = useQuery(importRowsQuery(id, { show, page }))
  const count = rowShows[show].countOf(counts)
  if (!data && error) {
    return (
      <div className={classes.failed}>
        <ImportFailed error={error} onRetry={() => void refetch()} />
      </div>
    )
  }
  if (!data) return <RowsSkeleton />
  if (data.rows.length === 0) return <NoRows id={id} show={show} isBeyondEnd={data.total > 0} />
  const isShort = data.rows.some((row) => !rowShows[show].has(row))

  /** Rows that moved up into the place of those that are done must not be passed over. */
  async function turn(to: number) {
    if (to > page && isShort) await refetch()
    else await navigate({ search: { id, show, ...(to > 1 && { page: to }) }, resetScroll: false })
    onMoved()
  }

  return (
    <>
      {show === 'fix' && <LeaveOutRest started={started} onChanged={onMoved} />}
      {show === 'left_out' && <OmissionGroups started={started} onChanged={onMoved} />}
      <ul
        className={classes.rows}
        aria-busy={isFetching}
        aria-label={`${rowShows[show].label}, page ${page}`}
      >
        {data.rows.map((row) => (
          <ImportLine key={row.number} id={id} page={{ show, page }} row={row} />
        ))}
      </ul>
      {isShort && (
        <RowsLeft rows={data.rows} show={show} left={count} onShow={() => turn(page + 1)} />
      )}
      <RowPager
        page={page}
        pages={Math.max(page, Math.ceil(data.total / limits.importRowsPage))}
        onTurn={(to) => void turn(to)}
      />
    </>
  )
}
