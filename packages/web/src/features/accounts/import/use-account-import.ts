import {
  type AccountImportSummary,
  importAccount,
  limits,
  type OutputOf,
  previewAccountImport,
} from '@manafolio/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type FileLimits,
  type ReadingFailure,
  type ReadingProgress,
  useReading,
} from '../../../import-kit/use-reading.ts'
import { call } from '../../../lib/api.ts'

export type Imported = OutputOf<typeof importAccount>

interface Failure {
  title: string
  message: string
  onRetry: (() => void) | null
}

/** How far the import of an account is. */
export type AccountImport =
  | { step: 'choosing'; failure: Failure | null; read: (file: File) => void }
  | { step: 'reading'; fileName: string; share: number | null; cancel: () => void }
  | {
      step: 'read'
      summary: AccountImportSummary
      failure: Failure | null
      onImport: () => void
      onOther: () => void
    }
  | { step: 'importing'; fileName: string; share: number | null }
  | { step: 'done'; imported: Imported }

const fileLimits: FileLimits = {
  bytes: limits.accountExportBytes,
  ifEmpty: 'account_export_broken',
  ifTooLarge: 'account_export_too_large',
}

interface Source {
  file: File
}

interface ReadExport extends Source {
  summary: AccountImportSummary
}

export function useAccountImport(): AccountImport {
  const queryClient = useQueryClient()
  const [read, setRead] = useState<ReadExport | null>(null)
  const [imported, setImported] = useState<Imported | null>(null)
  const preview = useReading<Source, ReadExport>({
    limits: fileLimits,
    lostMessage: 'The connection was lost while the file was read.',
    send: async (source, progress) => ({
      ...source,
      summary: await sendTo(previewAccountImport, source, progress),
    }),
    onRead: setRead,
  })
  const writing = useReading<Source, Imported>({
    limits: null,
    lostMessage:
      'The connection was lost. An export is imported as a whole or not at all: look at your decks before you try again.',
    send: async (source, progress) => {
      try {
        return await sendTo(importAccount, source, progress)
      } finally {
        void queryClient.invalidateQueries() // also where the answer was lost
      }
    },
    onRead: setImported,
  })
  if (imported) return { step: 'done', imported }
  if (writing.reading) return { step: 'importing', ...progressOf(writing.reading) }
  if (preview.reading) {
    return { step: 'reading', ...progressOf(preview.reading), cancel: preview.cancel }
  }
  if (!read) {
    return { step: 'choosing', failure: failureOf(preview), read: (file) => preview.read({ file }) }
  }
  return {
    step: 'read',
    summary: read.summary,
    failure: failureOf(writing),
    onImport: () => writing.read({ file: read.file }),
    onOther: () => {
      writing.forgetFailure()
      setRead(null)
    },
  }
}

function sendTo<E extends typeof importAccount | typeof previewAccountImport>(
  endpoint: E,
  { file }: Source,
  progress: ReadingProgress,
): Promise<OutputOf<E>> {
  return compressed(file).then((body) => call(endpoint, { file: body, ...progress }))
}

/** Exports shrink to a tenth, and the server takes them so. */
function compressed(file: File): Promise<Blob> {
  return new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob()
}

function progressOf({ source, share }: { source: Source; share: number | null }) {
  return { fileName: source.file.name, share }
}

function failureOf({ failure }: { failure: ReadingFailure<Source> | null }): Failure | null {
  if (!failure) return null
  const { source, message, onRetry } = failure
  return { title: `“${source.file.name}” was not imported`, message, onRetry }
}
