import { type DeckFormat, type DeckListLine, deckListFormats } from '@manafolio/contract'
import { IconArrowBackUp } from '@tabler/icons-react'
import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react'
import {
  FilterButtons,
  ImportReport,
  type ShownLines,
} from '../../../../import-kit/import-report.tsx'
import { ReportList } from '../../../../import-kit/report-list.tsx'
import { countOf, formatCount } from '../../../../lib/formats.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { FallingCards } from '../../../../ui/falling-cards.tsx'
import type { LineEdit } from './line-edit.ts'
import { ListLine } from './list-line.tsx'
import type { ReadList } from './use-list-reading.ts'

const lineShows: Record<LineShow, ShownLines<DeckListLine>> = {
  all: { label: 'All', has: () => true, none: { title: 'No lines', text: 'The list is empty.' } },
  fix: {
    label: 'To fix',
    has: ({ state }) => state === 'fix',
    none: { title: 'Nothing left to fix', text: 'Every line names a known card.' },
  },
  check: {
    label: 'To check',
    has: ({ state }) => state === 'check',
    none: {
      title: 'Nothing needs a second look',
      text: 'Every card was found.',
    },
  },
  left_out: {
    label: 'Left out',
    has: ({ state }) => state === 'left_out',
    none: { title: 'Nothing is left out', text: 'Every card in the list goes into the deck.' },
  },
}

const showOrder = ['all', 'fix', 'check', 'left_out'] as const

interface ListReportProps extends EditedLines {
  list: ReadList
  /** The panel that adds the lines to a deck. */
  panel: ReactNode
  /** Called to import another list. */
  onStartOver: () => void
  /** The label of the button that does. */
  backLabel?: string
}

interface EditedLines {
  /** With the edits made on this page. */
  lines: readonly DeckListLine[]
  format: DeckFormat | null
  onEdit: (index: number, edit: LineEdit) => void
}

/** How each line of a list was understood, for review. */
export function ListReport(props: ListReportProps) {
  const { list, panel, onStartOver, backLabel = 'Another list', ...edited } = props
  const { lines } = edited
  const [show, setShow] = useState<LineShow>(() => firstShow(lines))
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return (
    <ImportReport
      name={list.source.fileName ?? 'Pasted list'}
      facts={[formatReading(list)]}
      counts={formatCounts(lines)}
      action={{
        Icon: IconArrowBackUp,
        label: backLabel,
        tone: 'plain',
        onClick: onStartOver,
      }}
      panel={panel}
      linesLabel="Lines"
    >
      <FilterButtons
        label="Lines of the list"
        counts={showOrder.map((kind) => ({
          show: kind,
          label: lineShows[kind].label,
          count: countOfShow(lines, kind),
        }))}
        show={show}
        onShow={setShow}
      />
      <LineList key={`${show} ${list.format}`} show={show} {...edited} />
    </ImportReport>
  )
}

function formatReading({ report }: ReadList): string {
  const format = report.format ? deckListFormats[report.format].name : 'plain text'
  return `${countOf(report.lines.length, 'line')}, read as ${format}. Nothing is saved until you add them to a deck.`
}

const stateLabels = { check: 'to check', fix: 'to fix', left_out: 'left out' } as const

/** "62 cards ready, 3 lines to check, 2 to fix, 4 left out" */
function formatCounts(lines: readonly DeckListLine[]): string {
  const ready = lines.filter(({ state }) => state === 'ready')
  const copies = ready.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
  const rest = (['check', 'fix', 'left_out'] as const)
    .map((show) => ({ show, count: countOfShow(lines, show) }))
    .filter(({ count }) => count > 0)
    .map(({ show, count }, at) => {
      const counted = at === 0 ? countOf(count, 'line') : formatCount(count)
      return `${counted} ${stateLabels[show]}`
    })
  return [`${countOf(copies, 'card')} ready`, ...rest].join(', ')
}

/** The lines of one kind. Lines that are no longer of it stay until another kind is chosen. */
function LineList({ lines, format, onEdit, show }: EditedLines & { show: LineShow }) {
  const { label, has, none } = lineShows[show]
  const [shown] = useState(() => lines.flatMap((line, index) => (has(line) ? [index] : [])))
  const [opened, setOpened] = useState<ReadonlyMap<number, boolean>>(
    () => new Map(shown.flatMap((index) => (lines[index]?.state === 'fix' ? [[index, true]] : []))),
  )
  const open = useCallback(
    (index: number, isOpen: boolean) => setOpened((before) => new Map(before).set(index, isOpen)),
    [],
  )
  if (shown.length === 0) {
    return (
      <EmptyState drawing={<FallingCards />} title={none.title}>
        {none.text}
      </EmptyState>
    )
  }

  function lineOf(index: number) {
    const line = lines[index]
    const isOpen = opened.get(index) ?? false
    return (
      line && (
        <ListLine
          index={index}
          line={line}
          format={format}
          isOpen={isOpen}
          onOpen={open}
          onEdit={onEdit}
        />
      )
    )
  }

  return (
    <ReportList
      label={`${label}: ${shown.length} lines`}
      items={shown}
      keyOf={(index) => index}
      lineOf={lineOf}
    />
  )
}

type LineShow = 'fix' | 'check' | 'left_out' | 'all'

/** A report opens on the lines that need attention. */
function firstShow(lines: readonly DeckListLine[]): LineShow {
  return (['fix', 'check'] as const).find((show) => lines.some(lineShows[show].has)) ?? 'all'
}

function countOfShow(lines: readonly DeckListLine[], show: LineShow): number {
  return lines.filter(lineShows[show].has).length
}
