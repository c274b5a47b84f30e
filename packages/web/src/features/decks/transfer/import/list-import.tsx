import { type DeckFormat, type DeckListLine, deckListFormats, limits } from '@manafolio/contract'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import type { ManyFiles } from '../../../../import-kit/drop-zone.tsx'
import { ImportSource } from '../../../../import-kit/import-source.tsx'
import { ConnectionNotice } from '../../../../ui/connection-notice.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { editedLines, type LineEdit, type LineEdits } from './line-edit.ts'
import { ListReport } from './list-report.tsx'
import {
  type ListFailure,
  type ListFile,
  type ReadList,
  useListReading,
} from './use-list-reading.ts'

const maxLines = limits.deckListLines.toLocaleString('en-US')
const fileHint = {
  one: `Text, .dek, .cod or CSV, up to ${maxLines} lines and ${limits.deckListBytes / 1024 / 1024} MB`,
  many: `One file for each deck: text, .dek, .cod, .dck or CSV, in a folder or a zip as well. Up to ${maxLines} lines each, ${limits.deckFiles.toLocaleString('en-US')} decks at once`,
}
const texts = {
  paste:
    'One card per line, with its number of copies. Headings such as “Sideboard” or “Commander” say where the cards below them go.',
  example: 'Commander\n1 Krenko, Mob Boss\n\nDeck\n1 Sol Ring\n30 Mountain (NEO) 290',
  tools: [...Object.values(deckListFormats).map(({ name }) => name), 'CSV and plain text'].join(
    ' · ',
  ),
}

/** A list that was read, to be added to a deck. */
export interface ReportedList {
  list: ReadList
  /** With the edits made on this page. */
  lines: readonly DeckListLine[]
  /** It is being read again, for another format. */
  isReading: boolean
  /** Why that failed. */
  failure: ListFailure | null
  onFormat: (format: DeckFormat) => void
}

interface ListImportProps {
  /** The format of the deck to add the list to, if there is one. */
  format: DeckFormat | undefined
  panelOf: (list: ReportedList) => ReactNode
  /** Replaces the page once the list is in a deck. */
  outcome: ((onStartOver: () => void) => ReactNode) | null
  /** Takes several files, for a deck each. */
  many?: ManyFiles
}

/** Reads a list and reviews its lines. Nothing is stored when the page is left. */
export function ListImport({ format, panelOf, outcome, many }: ListImportProps) {
  const reading = useListReading(format)
  const { list, failure } = reading
  const [pasted, setPasted] = usePastedList(reading.read)
  const { edits, edit, resetEdits } = useLineEdits()
  const lines = useMemo(
    () => (list ? editedLines(list.report.lines, edits, list.format) : []),
    [list, edits],
  )

  function startOver() {
    resetEdits()
    reading.reset()
  }

  if (outcome) {
    return outcome(() => {
      setPasted('')
      startOver()
    })
  }
  if (!list) {
    return (
      <ListStart reading={reading} pasted={pasted} onPasted={setPasted} {...(many && { many })} />
    )
  }
  return (
    <>
      <ListReport
        list={list}
        lines={lines}
        format={list.format}
        panel={panelOf({
          list,
          lines,
          failure,
          isReading: reading.reading !== null,
          onFormat: reading.readFor,
        })}
        onEdit={edit}
        onStartOver={startOver}
      />
      <LeaveDialog hasEdits={edits.size > 0} />
    </>
  )
}

/** The text in the paste field: at first a list that was pasted in the editor, which is read at once. */
function usePastedList(read: (list: ListFile) => void) {
  const router = useRouter()
  const [initial] = useState(() => router.state.location.state.pastedList ?? '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page opens
  useEffect(() => {
    if (initial !== '') read({ file: new Blob([initial]), fileName: null })
  }, [])
  return useState(initial)
}

interface ListStartProps {
  reading: ReturnType<typeof useListReading>
  pasted: string
  onPasted: (text: string) => void
  many?: ManyFiles
}

function ListStart({ reading: { reading, failure, read, cancel }, ...paste }: ListStartProps) {
  const failedFile = failure?.source.fileName
  return (
    <>
      <ConnectionNotice onRetry={() => failure?.onRetry?.()} />
      <ImportSource
        {...paste}
        texts={{ ...texts, file: paste.many ? fileHint.many : fileHint.one }}
        reading={
          reading && {
            title: 'Reading your list...',
            name: reading.fileName ?? 'Pasted list',
            share: null,
          }
        }
        failure={
          failure && {
            title: failedFile ? `“${failedFile}” was not read` : 'Your list was not read',
            message: failure.message,
            onRetry: failure.onRetry,
          }
        }
        isFileRetry={failedFile != null}
        onFile={(file) => read({ file, fileName: file.name })}
        onList={(text) => read({ file: new Blob([text]), fileName: null })}
        onCancel={cancel}
      />
    </>
  )
}

const noEdits: LineEdits = new Map()

/** The edits of a list's lines, while the page is open. */
function useLineEdits() {
  const [edits, setEdits] = useState(noEdits)
  const edit = useCallback(
    (index: number, change: LineEdit) =>
      setEdits((before) => new Map(before).set(index, { ...before.get(index), ...change })),
    [],
  )
  const resetEdits = useCallback(() => setEdits(noEdits), [])
  return { edits, edit, resetEdits }
}
