import type { DeckSummary } from '@manafolio/contract'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { RefusedFile } from '../../../../../import-kit/files/opened-file.ts'
import { FilterButtons, ImportReport } from '../../../../../import-kit/import-report.tsx'
import { ReportList } from '../../../../../import-kit/report-list.tsx'
import { Working } from '../../../../../import-kit/working.tsx'
import { countOf, formatCount } from '../../../../../lib/formats.ts'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { FallingCards } from '../../../../../ui/falling-cards.tsx'
import { LeaveDialog } from '../leave-dialog.tsx'
import { FileDeckItem, RefusedFileItem } from './file-deck-item.tsx'
import { FileDeckLines } from './file-deck-lines.tsx'
import { type FileDeck, isThere, obstacleOf } from './many-decks.ts'
import { ManyOutcome } from './many-outcome.tsx'
import { ManyPanel } from './many-panel.tsx'
import { useCreateDecks } from './use-create-decks.ts'
import { useFileDecks } from './use-file-decks.ts'

interface ManyReportProps {
  initial: () => readonly FileDeck[]
  /** The decks that the user has. */
  existing: readonly DeckSummary[]
  refused: readonly RefusedFile[]
  onStartOver: () => void
}

interface Opened {
  /** The deck whose lines are shown. */
  openedId: number | null
  /** The deck to go back to in the list. */
  lastOpened: number | null
}

/** All decks of an import with what is to be looked at, before one press creates them. */
export function ManyReport({ initial, existing, refused, onStartOver }: ManyReportProps) {
  const state = useFileDecks(initial)
  const { decks, change } = state
  const creation = useCreateDecks(change)
  const [{ openedId, lastOpened }, setOpened] = useState<Opened>({
    openedId: null,
    lastOpened: null,
  })
  const included = decks.filter(({ isLeftOut }) => !isLeftOut)
  const isDone = creation.isDone && included.some(({ created }) => created)

  if (creation.progress) {
    const { done, total } = creation.progress
    return (
      <Working title="Creating your decks..." share={done / total}>
        {`${formatCount(done)} of ${countOf(total, 'deck')}`}
      </Working>
    )
  }
  if (isDone) {
    return (
      <ManyOutcome
        decks={included}
        onRetry={() => creation.create(included)}
        onStartOver={onStartOver}
      />
    )
  }
  const opened = decks.find(({ id }) => id === openedId)
  if (opened) {
    return (
      <FileDeckLines
        deck={opened}
        {...state}
        onClose={() => setOpened({ openedId: null, lastOpened: openedId })}
      />
    )
  }
  return (
    <>
      <ImportReport
        name={countOf(decks.length + refused.length, 'file')}
        facts={['Nothing is saved until you create the decks.']}
        counts={formatCounts(decks, refused)}
        action={{
          Icon: IconArrowBackUp,
          label: 'Other files',
          tone: 'plain',
          onClick: onStartOver,
        }}
        panel={
          <ManyPanel
            {...state}
            failure={creation.failure}
            onCreate={() => creation.create(included)}
          />
        }
        linesLabel="Decks"
      >
        <DeckFiles
          {...state}
          refused={refused}
          existing={existing}
          lastOpened={lastOpened}
          onOpen={(id) => setOpened({ openedId: id, lastOpened: null })}
        />
      </ImportReport>
      <LeaveDialog hasEdits={decks.length > 0} what="decks" />
    </>
  )
}

/** "58 decks ready, 2 left out, 3 files not read" */
function formatCounts(decks: readonly FileDeck[], refused: readonly RefusedFile[]): string {
  const out = decks.filter(({ isLeftOut }) => isLeftOut).length
  const stuck = decks.filter((deck) => !deck.isLeftOut && obstacleOf(deck)).length
  const counts = [
    `${countOf(decks.length - out - stuck, 'deck')} ready`,
    stuck > 0 && `${formatCount(stuck)} to complete`,
    out > 0 && `${formatCount(out)} left out`,
    refused.length > 0 && `${countOf(refused.length, 'file')} not read`,
  ]
  return counts.filter((count) => count !== false).join(', ')
}

interface DeckFilesProps
  extends Pick<ReturnType<typeof useFileDecks>, 'decks' | 'change' | 'setFormat'> {
  refused: readonly RefusedFile[]
  existing: readonly DeckSummary[]
}

type Show = 'all' | 'open' | 'refused'

const shows: Record<Show, string> = { all: 'Decks', open: 'Worth a look', refused: 'Not read' }

function DeckFiles(
  props: DeckFilesProps & { lastOpened: number | null; onOpen: (id: number) => void },
) {
  const { decks, refused, existing, lastOpened, onOpen } = props
  const [show, setShow] = useState<Show>(decks.length > 0 ? 'all' : 'refused')
  const list = useRef<HTMLDivElement>(null)
  const open = decks.filter(isWorthALook)
  const [shownOpen, setShownOpen] = useState<readonly number[]>([])
  // Back to the deck whose lines were looked at.
  useLayoutEffect(() => {
    list.current?.querySelector<HTMLElement>(`[data-lines="${lastOpened}"]`)?.focus()
  }, [lastOpened])

  function choose(next: Show) {
    setShownOpen(open.map(({ id }) => id)) // those that are done stay until another kind is chosen
    setShow(next)
  }

  const shown = show === 'open' ? decks.filter(({ id }) => shownOpen.includes(id)) : decks
  const counts = { all: decks.length, open: open.length, refused: refused.length }
  return (
    <div ref={list}>
      <FilterButtons
        label="Files"
        counts={(['all', 'open', 'refused'] as const).map((kind) => ({
          show: kind,
          label: shows[kind],
          count: counts[kind],
        }))}
        show={show}
        onShow={choose}
      />
      {show === 'refused' ? (
        <RefusedFiles refused={refused} />
      ) : shown.length === 0 ? (
        <EmptyState drawing={<FallingCards />} title="Nothing to look at">
          Every deck is ready, with all of its cards.
        </EmptyState>
      ) : (
        <ReportList
          label={`${shows[show]}: ${shown.length}`}
          items={shown}
          keyOf={({ id }) => id}
          lineOf={(deck) => (
            <FileDeckItem
              deck={deck}
              isThere={isThere(deck, existing)}
              onOpen={() => onOpen(deck.id)}
              onFormat={(format) => props.setFormat([deck], format)}
              onLeaveOut={(isLeftOut) => props.change(deck.id, { isLeftOut })}
            />
          )}
        />
      )}
    </div>
  )
}

function RefusedFiles({ refused }: { refused: readonly RefusedFile[] }) {
  if (refused.length === 0) {
    return (
      <EmptyState drawing={<FallingCards />} title="Every file was read">
        None of them was refused.
      </EmptyState>
    )
  }
  return (
    <ReportList
      label={`Not read: ${refused.length}`}
      items={[...refused.entries()]}
      keyOf={([place]) => place}
      lineOf={([, file]) => <RefusedFileItem file={file} />}
    />
  )
}

function isWorthALook(deck: FileDeck): boolean {
  if (deck.isLeftOut) return false
  const hasLines = deck.lines.some(({ state }) => state === 'fix' || state === 'check')
  return hasLines || obstacleOf(deck) !== null || deck.failure !== null
}
