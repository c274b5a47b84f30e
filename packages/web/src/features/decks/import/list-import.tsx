import type { DeckFormat, DeckListLine } from '@manafolio/contract'
import { type ReactNode, useMemo, useState } from 'react'
import { ConnectionNotice } from '../../../ui/connection-notice.tsx'
import { ListReport } from './list-report.tsx'
import { LeaveDialog } from './report/leave-dialog.tsx'
import { editedLines } from './report/line-edit.ts'
import { ImportStart } from './start/import-start.tsx'
import { type ReadList, type UnreadList, useReadList } from './start/use-read-list.ts'
import { useLineEdits } from './use-line-edits.ts'

/** A list that was read, to be put into a deck. */
export interface ReportedList {
  list: ReadList
  /** As they are now. */
  lines: readonly DeckListLine[]
  /** It is being read again, for another format. */
  isReading: boolean
  /** Why that failed. */
  unread: UnreadList | null
  onFormat: (format: DeckFormat) => void
}

interface ListImportProps {
  /** The format of the deck that a list is for, where there is one. */
  format: DeckFormat | undefined
  panelOf: (list: ReportedList) => ReactNode
  /** What stands in the place of it all once a list is in a deck. */
  done: ((onAgain: () => void) => ReactNode) | null
}

/** From a list to the lines that are ready. Nothing of it is kept beyond the page. */
export function ListImport({ format, panelOf, done }: ListImportProps) {
  const reading = useReadList(format)
  const { list, unread } = reading
  const [pasted, setPasted] = useState('')
  const { edits, edit, forget } = useLineEdits()
  const lines = useMemo(
    () => (list ? editedLines(list.report.lines, edits, list.format) : []),
    [list, edits],
  )

  function startAgain() {
    forget()
    reading.forget()
  }

  if (done) {
    return done(() => {
      setPasted('')
      startAgain()
    })
  }
  if (!list) {
    return (
      <>
        <ConnectionNotice onRetry={() => unread?.onRetry?.()} />
        <ImportStart
          pasted={pasted}
          onPasted={setPasted}
          reading={reading.reading}
          unread={unread}
          onRead={reading.read}
          onCancel={reading.cancel}
        />
      </>
    )
  }
  return (
    <>
      <ListReport
        list={list}
        lines={lines}
        format={list.format}
        panel={panelOf({
          ...{ list, lines, unread },
          isReading: reading.reading !== null,
          onFormat: reading.readFor,
        })}
        onEdit={edit}
        onAgain={startAgain}
      />
      <LeaveDialog isWorkedOn={edits.size > 0} />
    </>
  )
}
