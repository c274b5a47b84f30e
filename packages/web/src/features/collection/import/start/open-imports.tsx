import type { CollectionImport } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { troubleWords } from '../../../../lib/trouble-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Problem } from '../../../../ui/problem.tsx'
import { importsQuery } from '../import-query.ts'
import { DeleteImportDialog } from './delete-import-dialog.tsx'
import { OpenImport } from './open-import.tsx'
import classes from './open-imports.module.css'

/** What was begun and is not finished; nothing when there is no such thing. */
export function OpenImports() {
  const { data, error, refetch } = useQuery(importsQuery)
  const [toDelete, setToDelete] = useState<CollectionImport | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  if (!data && error) return <Failed error={error} onRetry={() => void refetch()} />
  return (
    <>
      {data && data.length > 0 && (
        <section aria-labelledby="open-imports" className={classes.imports}>
          <h2 id="open-imports" ref={title} tabIndex={-1} className={classes.title}>
            Not finished yet
          </h2>
          <ul className={classes.list}>
            {data.map((one) => (
              <OpenImport key={one.id} started={one} onDelete={() => setToDelete(one)} />
            ))}
          </ul>
        </section>
      )}
      {toDelete && (
        <DeleteImportDialog
          started={toDelete}
          onClosed={() => {
            setToDelete(null)
            if (document.activeElement === document.body) title.current?.focus()
          }}
        />
      )}
    </>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Problem
      title="Unfinished imports could not be loaded"
      action={
        <Button variant="default" mt={12} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {troubleWords(error, 'The server does not answer. Check your connection and try again.')}
    </Problem>
  )
}
