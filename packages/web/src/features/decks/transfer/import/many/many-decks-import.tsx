import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { decksQuery } from '../../../../../card-kit/decks-query.ts'
import type { ChosenFile } from '../../../../../import-kit/files/chosen-files.ts'
import { RetryProblem } from '../../../../../import-kit/retry-problem.tsx'
import { useReading } from '../../../../../import-kit/use-reading.ts'
import { Working } from '../../../../../import-kit/working.tsx'
import { countOf, formatCount } from '../../../../../lib/formats.ts'
import { Button } from '../../../../../ui/button.tsx'
import { fileDecks, type ReadFiles } from './many-decks.ts'
import { ManyReport } from './many-report.tsx'
import { readFiles } from './read-files.ts'

interface ManyDecksImportProps {
  files: readonly ChosenFile[]
  /** Called to choose other files. */
  onStartOver: () => void
}

/** Reads many deck lists at once, and creates their decks once they were looked at. */
export function ManyDecksImport({ files, onStartOver }: ManyDecksImportProps) {
  const [read, setRead] = useState<ReadFiles | null>(null)
  const existing = useQuery(decksQuery)
  const reading = useManyReading(files, setRead)
  if (reading.failure) {
    const { message, onRetry } = reading.failure
    return (
      <>
        <RetryProblem title="Your files were not read" message={message} onRetry={onRetry} />
        <Button variant="default" mt={12} onClick={onStartOver}>
          Choose other files
        </Button>
      </>
    )
  }
  // Without the decks that there are, none is marked as one of them.
  if (!read || existing.isPending) {
    return (
      <Working title="Reading your files..." share={reading.share} onCancel={onStartOver}>
        {reading.step}
      </Working>
    )
  }
  return (
    <ManyReport
      initial={() => fileDecks(read.read, existing.data ?? [])}
      existing={existing.data ?? []}
      refused={read.refused}
      onStartOver={onStartOver}
    />
  )
}

interface FilesSource {
  /** None: each file is checked by itself. */
  file?: Blob
  chosen: readonly ChosenFile[]
}

/** Begins when it is mounted, and ends when the page is left. */
function useManyReading(files: readonly ChosenFile[], onRead: (read: ReadFiles) => void) {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const { read, cancel, reading, failure } = useReading<FilesSource, ReadFiles>({
    limits: null,
    lostMessage: 'The connection was lost while your files were read.',
    send: ({ chosen }, { signal }) => readFiles(chosen, { signal, onProgress: setProgress }),
    onRead,
  })
  const begin = useRef(() => read({ chosen: files }))
  const end = useRef(cancel)
  end.current = cancel
  useEffect(() => {
    begin.current()
    return () => end.current()
  }, [])
  return {
    failure,
    share: reading && progress ? progress.done / progress.total : null,
    step: progress
      ? `${formatCount(progress.done)} of ${countOf(progress.total, 'file')}`
      : countOf(files.length, 'file'),
  }
}
