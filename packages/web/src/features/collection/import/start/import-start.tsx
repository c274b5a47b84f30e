import { importFormatNames, limits, pages } from '@manafolio/contract'
import { useNavigate } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { ConnectionNotice } from '../../../../ui/connection-notice.tsx'
import { DropZone } from '../../../../ui/drop-zone.tsx'
import { KnownTools } from '../../../../ui/known-tools.tsx'
import { PasteList } from '../../../../ui/paste-list.tsx'
import { Working } from '../../../../ui/working.tsx'
import classes from './import-start.module.css'
import { OpenImports } from './open-imports.tsx'
import { UnreadNotice } from './unread-notice.tsx'
import { useReadFile } from './use-read-file.ts'

const { table: _table, text: _text, ...tools } = importFormatNames
const fileHint = `CSV or plain text, up to ${limits.importRows.toLocaleString('en-US')} rows and ${limits.importBytes / 1024 / 1024} MB`
const example = '4 Lightning Bolt (2XM) 117 *F*\n1 Sol Ring\n2 Fire // Ice (MH2) 290'

/** Where a list of cards comes from: a file, or what is pasted. */
export function ImportStart() {
  const navigate = useNavigate()
  const [pasted, setPasted] = useState('')
  const zone = useRef<HTMLDivElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const { read, reading, cancel, unread } = useReadFile(
    (id) => void navigate({ to: pages.collectionImport, search: { id } }),
  )
  const isReading = reading !== null
  const wasReading = useRef(false)
  useLayoutEffect(() => {
    // The bar had the focus; it goes to what can be done next.
    const next = notice.current?.querySelector('button') ?? zone.current?.querySelector('button')
    if (wasReading.current && !isReading) next?.focus()
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
        <div ref={notice} className={classes.unread}>
          <UnreadNotice unread={unread} />
        </div>
      )}
      <OpenImports />
      <div ref={zone}>
        <DropZone
          hint={fileHint}
          isAgain={unread !== null}
          onFile={(file) => read(file, file.name)}
        />
      </div>
      <div className={classes.below}>
        <PasteList
          hint="A card in each line, with its number of copies, set and number where you know them."
          example={example}
          text={pasted}
          onText={setPasted}
          onRead={(text) => read(new Blob([text]), 'Pasted list')}
        />
        <KnownTools>
          Lists of {Object.values(tools).join(', ')}; any table whose columns have common names, and
          plain text.
        </KnownTools>
      </div>
    </>
  )
}
