import { type CollectionImport, pages } from '@manafolio/contract'
import { IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { FilterLinks, ImportReport } from '../../../import-kit/import-report.tsx'
import { formatInstant } from '../../../lib/dates.ts'
import { focusMain } from '../../../lib/focus-main.ts'
import { ConnectionNotice } from '../../../ui/connection-notice.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportPanel } from './import-panel.tsx'
import { importQuery, refreshNumbers, refreshRows } from './import-query.ts'
import { DeleteImportDialog, formatStarted } from './open-imports.tsx'
import { firstShown, rowFilters, shownOrder } from './row-filters.ts'
import { RowList } from './row-list.tsx'
import type { ColumnReading } from './use-column-reading.ts'
import type { Committing } from './use-commit.ts'

const route = getRouteApi(pages.collectionImport)

interface ImportReviewProps {
  started: CollectionImport
  commit: Committing
  reading: ColumnReading
}

/** The review: how each row of a file was matched, to be corrected and then added. */
export function ImportReview({ started, commit, reading }: ImportReviewProps) {
  const { id, counts, remarks } = started
  const queryClient = useQueryClient()
  const params = route.useSearch()
  // The initial tab stays open, even after its last row is fixed.
  const [first] = useState(() => firstShown(counts))
  const { show = first, page = 1 } = params
  const rows = useRef<HTMLElement>(null)
  const [isDeleting, setDeleting] = useState(false)

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
      <ImportReport
        name={started.fileName}
        facts={[formatStarted(started), ...importedBefore(started), ...remarks]}
        action={{
          Icon: IconTrash,
          label: (
            <>
              Delete<span className="visually-hidden"> this import</span>
            </>
          ),
          tone: 'danger',
          opens: 'dialog',
          onClick: () => setDeleting(true),
        }}
        notice={
          <>
            <ConnectionNotice onRetry={reload} />
            <ImportColumns started={started} reading={reading} />
          </>
        }
        panel={<ImportPanel started={started} commit={commit} />}
        linesLabel="Rows"
        linesRef={rows}
      >
        <FilterLinks
          label="Rows of the file"
          counts={shownOrder.map((kind) => ({
            show: kind,
            label: rowFilters[kind].label,
            count: rowFilters[kind].countOf(counts),
          }))}
          show={show}
          linkTo={(kind) => ({ to: pages.collectionImport, search: { id, show: kind } })}
        />
        <RowList key={show} started={started} show={show} page={page} onMoved={goToRows} />
      </ImportReport>
      {isDeleting && <Deletion started={started} onClosed={() => setDeleting(false)} />}
    </>
  )
}

/** Leaves the page after the import was deleted. */
function Deletion({ started, onClosed }: { started: CollectionImport; onClosed: () => void }) {
  const navigate = useNavigate()
  const isDeleted = useRef(false)

  /** The pressed button is about to unmount. */
  async function leave() {
    await navigate({ to: pages.collectionImport, search: {} })
    focusMain()
  }

  return (
    <DeleteImportDialog
      started={started}
      onDeleted={() => {
        isDeleted.current = true
      }}
      onClosed={() => {
        onClosed()
        if (isDeleted.current) void leave()
      }}
    />
  )
}

function importedBefore({ importedBefore: last }: CollectionImport): string[] {
  return last ? [`You imported this file already, on ${formatInstant(last.happenedAt)}.`] : []
}
