import { importFormatNames, limits, pages, startImport } from '@manafolio/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ImportSource } from '../../../import-kit/import-source.tsx'
import {
  type FileLimits,
  type ReadingProgress,
  useReading,
} from '../../../import-kit/use-reading.ts'
import { call } from '../../../lib/api.ts'
import { newChangeId } from '../../../lib/change-id.ts'
import { ConnectionNotice } from '../../../ui/connection-notice.tsx'
import { importQuery, importsQuery, useRetryWhenReachable } from './import-query.ts'
import { OpenImports } from './open-imports.tsx'

const { table: _table, text: _text, ...tools } = importFormatNames
const texts = {
  file: `CSV or plain text, up to ${limits.importRows.toLocaleString('en-US')} rows and ${limits.importBytes / 1024 / 1024} MB`,
  paste: 'One card per line, with quantity, set and collector number if you know them.',
  example: '4 Lightning Bolt (2XM) 117 *F*\n1 Sol Ring\n2 Fire // Ice (MH2) 290',
  tools: `Lists of ${Object.values(tools).join(', ')}; any table with common column names, and plain text.`,
}

/** The start of an import: a new file or pasted list, or an unfinished import. */
export function ImportStart() {
  const navigate = useNavigate()
  const [pasted, setPasted] = useState('')
  const { read, reading, cancel, failure } = useImportReading(
    (id) => void navigate({ to: pages.collectionImport, search: { id } }),
  )
  return (
    <>
      {!reading && <ConnectionNotice onRetry={() => failure?.onRetry?.()} />}
      <ImportSource
        texts={texts}
        pasted={pasted}
        onPasted={setPasted}
        reading={
          reading && {
            title: reading.share === null ? 'Sending your file...' : 'Reading your file...',
            name: reading.source.fileName,
            share: reading.share,
          }
        }
        failure={
          failure && {
            title: `“${failure.source.fileName}” was not read`,
            message: `${failure.message} ${failure.isUnreadable ? 'Nothing was added; choose another file below.' : 'Nothing was added.'}`,
            onRetry: failure.onRetry,
          }
        }
        isFileRetry={failure !== null}
        onFile={(file) => read(file, file.name)}
        onList={(text) => read(new Blob([text]), 'Pasted list')}
        onCancel={cancel}
      >
        <OpenImports />
      </ImportSource>
    </>
  )
}

/** A file with the id of its import: sending it again does not start a second one. */
interface ImportFile {
  id: string
  file: Blob
  fileName: string
}

const fileLimits: FileLimits = {
  bytes: limits.importBytes,
  ifEmpty: 'import_empty',
  ifTooLarge: 'import_file_too_large',
}

function useImportReading(onRead: (id: string) => void) {
  const queryClient = useQueryClient()
  const reading = useReading({
    limits: fileLimits,
    lostMessage: 'The connection was lost while the file was read.',
    send,
    onRead: ({ id }) => onRead(id),
  })
  useRetryWhenReachable(reading.failure?.onRetry ?? null)

  async function send({ id, file, fileName }: ImportFile, { signal, onShare }: ReadingProgress) {
    try {
      const input = { fileName }
      const started = await call(startImport, { input, file, changeId: id, onShare, signal })
      queryClient.setQueryData(importQuery(started.id).queryKey, started)
      return started
    } finally {
      // An import that was canceled too late is listed with the unfinished ones.
      void queryClient.invalidateQueries({ queryKey: importsQuery.queryKey })
    }
  }

  return {
    ...reading,
    read: (file: Blob, name: string) =>
      reading.read({ id: newChangeId(), file, fileName: fileNameOf(name) }),
  }
}

/**
 * A name that the contract accepts: without control characters, and truncated at the start if it is
 * too long.
 */
function fileNameOf(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cs}]/gu, '').trim()
  return plain.slice(-limits.fileNameMax).trim() || 'List'
}
