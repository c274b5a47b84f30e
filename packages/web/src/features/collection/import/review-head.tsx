import { type CollectionImport, pages } from '@manafolio/contract'
import { IconFileText, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useRef, useState } from 'react'
import { focusMain } from '../../../lib/focus-main.ts'
import classes from '../../../ui/list-head.module.css'
import { DeleteImportDialog } from './start/delete-import-dialog.tsx'
import { startedWords } from './start/started-words.ts'

interface ReviewHeadProps {
  started: CollectionImport
  titleRef: RefObject<HTMLHeadingElement | null>
}

/** Which file it is, and what of it is not kept. */
export function ReviewHead({ started, titleRef }: ReviewHeadProps) {
  const navigate = useNavigate()
  const [isDeleting, setDeleting] = useState(false)
  const isDeleted = useRef(false)

  /** What was pressed goes with the page. */
  async function leave() {
    await navigate({ to: pages.collectionImport, search: {} })
    focusMain()
  }

  return (
    <div className={classes.head}>
      <IconFileText size={28} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <h2 ref={titleRef} tabIndex={-1} className={classes.name}>
          {started.fileName}
        </h2>
        <p className={classes.facts}>{startedWords(started)}</p>
        <IgnoredColumns columns={started.ignoredColumns} />
      </div>
      <button
        type="button"
        className={classes.delete}
        aria-haspopup="dialog"
        onClick={() => setDeleting(true)}
      >
        <IconTrash size={18} stroke={1.7} aria-hidden />
        <span className={classes.label}>
          Delete<span className="visually-hidden"> this import</span>
        </span>
      </button>
      {isDeleting && (
        <DeleteImportDialog
          started={started}
          onDeleted={() => {
            isDeleted.current = true
          }}
          onClosed={() => {
            setDeleting(false)
            if (isDeleted.current) void leave()
          }}
        />
      )}
    </div>
  )
}

/** So many columns are told in one line. */
const fewColumns = 4

function IgnoredColumns({ columns }: { columns: readonly string[] }) {
  if (columns.length === 0) return null
  if (columns.length <= fewColumns) {
    return <p className={classes.facts}>Not kept: {columns.join(', ')}</p>
  }
  return (
    <details className={classes.facts}>
      <summary className={classes.summary}>{columns.length} columns are not kept</summary>
      {columns.join(', ')}
    </details>
  )
}
