import { pages } from '@manafolio/contract'
import { useNavigate } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { ConnectionNotice } from '../../../../ui/connection-notice.tsx'
import { Working } from '../working.tsx'
import { DropZone } from './drop-zone.tsx'
import classes from './import-start.module.css'
import { KnownTools } from './known-tools.tsx'
import { OpenImports } from './open-imports.tsx'
import { PasteList } from './paste-list.tsx'
import { UnreadNotice } from './unread-notice.tsx'
import { useReadFile } from './use-read-file.ts'

/** Where a list of cards comes from: a file, or what is pasted. */
export function ImportStart() {
  const navigate = useNavigate()
  const [pasted, setPasted] = useState('')
  const zone = useRef<HTMLDivElement>(null)
  const { read, reading, cancel, unread } = useReadFile(
    (id) => void navigate({ to: pages.collectionImport, search: { id } }),
  )
  const isReading = reading !== null
  const wasReading = useRef(false)
  useLayoutEffect(() => {
    // The bar had the focus; it goes to what can be done next.
    if (wasReading.current && !isReading) zone.current?.querySelector('button')?.focus()
    wasReading.current = isReading
  }, [isReading])

  if (reading) {
    return (
      <Working
        title={reading.share === null ? 'Sending your file...' : 'Reading your file...'}
        share={reading.share}
        onCancel={cancel}
      >
        {reading.fileName}
      </Working>
    )
  }
  return (
    <>
      <ConnectionNotice onRetry={() => unread?.onRetry?.()} />
      {unread && (
        <div className={classes.unread}>
          <UnreadNotice unread={unread} />
        </div>
      )}
      <OpenImports />
      <div ref={zone}>
        <DropZone isAgain={unread !== null} onFile={(file) => read(file, file.name)} />
      </div>
      <div className={classes.below}>
        <PasteList
          text={pasted}
          onText={setPasted}
          onRead={(text) => read(new Blob([text]), 'Pasted list')}
        />
        <KnownTools />
      </div>
    </>
  )
}
