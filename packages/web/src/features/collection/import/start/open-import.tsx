import { type CollectionImport, pages } from '@manafolio/contract'
import { IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { countWords, rowsWords } from '../../../../lib/count-words.ts'
import { Button } from '../../../../ui/button.tsx'
import classes from './open-import.module.css'
import { startedWords } from './started-words.ts'

interface OpenImportProps {
  started: CollectionImport
  onDelete: () => void
}

/** An import that is not finished: what is left of it, and the way back to it. */
export function OpenImport({ started, onDelete }: OpenImportProps) {
  const { id, fileName, counts } = started
  return (
    <li className={classes.import}>
      <div className={classes.words}>
        <h3 className={classes.name}>{fileName}</h3>
        <p className={classes.left}>
          {rowsWords(counts.fix)} to fix, {countWords(counts.ready)} ready
        </p>
        <p className={classes.facts}>{startedWords(started)}</p>
      </div>
      <div className={classes.buttons}>
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link
              to={pages.collectionImport}
              search={{ id }}
              aria-label={`Go on with ${fileName}`}
              {...props}
            />
          )}
        >
          Go on
        </Button>
        <button
          type="button"
          className={classes.delete}
          aria-haspopup="dialog"
          aria-label={`Delete ${fileName}`}
          title="Delete"
          onClick={onDelete}
        >
          <IconTrash size={19} stroke={1.7} aria-hidden />
        </button>
      </div>
    </li>
  )
}
