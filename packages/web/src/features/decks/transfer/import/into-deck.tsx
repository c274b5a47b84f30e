import type { DeckDetail, DeckListLine } from '@manafolio/contract'
import { type DeckChange, listedDeck } from '@manafolio/deck'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { CommitEffect, ModeChoice } from '../../../../import-kit/commit-effect.tsx'
import { CommitFailure, CommitPanel } from '../../../../import-kit/commit-panel.tsx'
import { countOf, formatCount } from '../../../../lib/formats.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { deckChangesRegistry } from '../../kit/changes/deck-changes-registry.ts'
import type { Step } from '../../kit/changes/step.ts'
import { withWrites } from '../../kit/changes/write.ts'
import { type ImportOutcome, ImportSummary } from './import-summary.tsx'
import {
  copiesIn,
  effectOf,
  formatSlots,
  type ListMode,
  listChange,
  listModes,
  tooManyMessage,
} from './list-change.ts'
import { ListImport } from './list-import.tsx'
import { ListNotes } from './list-notes.tsx'

interface ModeTexts {
  label: string
  /** The label of the step in the editor's history. */
  stepLabelOf: (copies: number) => string
  titleOf: (copies: number) => string
}

const modeTexts: Record<ListMode, ModeTexts> = {
  add: {
    label: 'Add to this deck',
    stepLabelOf: (copies) => `added ${countOf(copies, 'card')} from a list`,
    titleOf: (copies) => `${countOf(copies, 'card')} added`,
  },
  replace: {
    label: 'Replace its cards',
    stepLabelOf: (copies) => `replaced all cards with ${countOf(copies, 'card')} from a list`,
    titleOf: (copies) => `Replaced with ${countOf(copies, 'card')}`,
  },
}

/** Adds a list to an existing deck, or replaces its cards. */
export function IntoDeck({ before }: { before: DeckDetail }) {
  const { deck, state, isRefused, apply } = useListedDeck(before)
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null)

  function applyList(lines: readonly DeckListLine[], { change, mode, copies }: ListedChange) {
    if (!apply(change, modeTexts[mode].stepLabelOf(copies))) {
      toast('Nothing to change', 'The deck has exactly these cards already.')
      return
    }
    setOutcome({
      deckId: deck.id,
      title: modeTexts[mode].titleOf(copies),
      message: `They are in “${deck.name}”. You can undo this in the deck editor.`,
      left: lines.filter((line) => line.state === 'fix'),
    })
  }

  return (
    <ListImport
      format={deck.format}
      panelOf={({ lines }) => (
        <DeckPanel
          deck={deck}
          lines={lines}
          isRefused={isRefused}
          onApply={(change) => applyList(lines, change)}
        />
      )}
      outcome={
        outcome && !isRefused
          ? (onStartOver) => (
              <ImportSummary
                outcome={outcome}
                state={state}
                onStartOver={() => {
                  setOutcome(null)
                  onStartOver()
                }}
              />
            )
          : null
      }
    />
  )
}

/** A deck that is changed through its change queue, so that the editor can undo it. */
function useListedDeck(deck: DeckDetail) {
  const changes = deckChangesRegistry(useQueryClient()).of(deck.id)
  const snapshot = useSyncExternalStore(changes.subscribe, changes.getSnapshot)
  const [step, setStep] = useState<Step | undefined>()
  // A change that the server refused leaves the history; one that was undone does not.
  const isInHistory = step === snapshot.nextUndo || step === snapshot.nextRedo
  return {
    deck: withWrites(deck, snapshot.writes),
    state: snapshot.state,
    isRefused: step !== undefined && snapshot.state === 'saved' && !isInHistory,
    /** False when it changes nothing. */
    apply(change: DeckChange, message: string): boolean {
      const isApplied = changes.actions.apply(change, message)
      setStep(isApplied ? changes.getSnapshot().nextUndo : undefined)
      return isApplied
    },
  }
}

interface ListedChange {
  change: DeckChange
  mode: ListMode
  copies: number
}

interface DeckPanelProps {
  deck: DeckDetail
  lines: readonly DeckListLine[]
  /** The last change was refused. */
  isRefused: boolean
  onApply: (change: ListedChange) => void
}

function DeckPanel({ deck, lines, isRefused, onApply }: DeckPanelProps) {
  const listed = useMemo(() => listedDeck(lines), [lines])
  const [mode, setMode] = useState<ListMode>('add')
  const change = useMemo(() => listChange(deck, listed, mode), [deck, listed, mode])
  const { before, after, addedCopies, removedCopies, rows } = effectOf(deck, change)
  const copies = copiesIn(listed)
  const tooMany = tooManyMessage(Math.max(rows, change.cards.length))
  const changes = [`${formatCount(addedCopies)} added,`, `${formatCount(removedCopies)} removed`]
  return (
    <CommitPanel
      title={copies > 0 ? `${countOf(copies, 'card')} for this deck` : 'Nothing is ready yet'}
      note={copies > 0 ? formatSlots(listed) : 'Lines you fix or include can be added here.'}
      opener={copies > 0 ? 'Add them' : null}
      failure={
        isRefused && <CommitFailure message="The deck is as it was before." onRetry={null} />
      }
    >
      {copies > 0 && (
        <>
          <ModeChoice
            label={`What to do with the cards in ${deck.name}`}
            mode={mode}
            modes={listModes}
            labelOf={(each) => modeTexts[each].label}
            onChange={setMode}
          />
          <CommitEffect effect={{ before, after, changes }} />
          <ListNotes lines={lines} listed={listed} />
          {tooMany && <CommitFailure message={tooMany} onRetry={null} />}
          <Button
            fullWidth
            disabled={tooMany !== null}
            onClick={() => onApply({ change, mode, copies })}
          >
            {mode === 'add' ? 'Add' : 'Replace with'} {countOf(copies, 'card')}
          </Button>
        </>
      )}
    </CommitPanel>
  )
}
