import type { DeckFormat, DeckListLine } from '@manafolio/contract'
import { type ReactNode, useState } from 'react'
import classes from '../../../ui/report-columns.module.css'
import type { LineEdit } from './report/line-edit.ts'
import { LineFilter } from './report/line-filter.tsx'
import { LineList } from './report/line-list.tsx'
import { firstShow, type LineShow } from './report/line-shows.ts'
import { ListHead } from './report/list-head.tsx'
import type { ReadList } from './start/use-read-list.ts'
import { useFreshView } from './use-fresh-view.ts'

interface ListReportProps {
  list: ReadList
  /** As they are now. */
  lines: readonly DeckListLine[]
  format: DeckFormat | null
  /** What is done with them. */
  panel: ReactNode
  onEdit: (index: number, edit: LineEdit) => void
  onAgain: () => void
}

/** What was understood of a list, to be mended and then put into a deck. */
export function ListReport({ list, lines, format, panel, onEdit, onAgain }: ListReportProps) {
  const [show, setShow] = useState<LineShow>(() => firstShow(lines))
  const title = useFreshView()
  return (
    <>
      <ListHead list={list} lines={lines} titleRef={title} onAgain={onAgain} />
      <div className={classes.columns}>
        {panel}
        <div className={classes.rows}>
          <LineFilter lines={lines} show={show} onShow={setShow} />
          <LineList
            key={`${show} ${list.format}`}
            lines={lines}
            format={format}
            show={show}
            onEdit={onEdit}
          />
        </div>
      </div>
    </>
  )
}
