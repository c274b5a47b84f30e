import type { DeckDetail, DeckListLine } from '@manafolio/contract'
import { type DeckChange, listedDeck } from '@manafolio/deck'
import { useMemo, useState } from 'react'
import { countOf, countWords } from '../../../../lib/count-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { CommitPanel } from '../../../../ui/commit-panel.tsx'
import { CommitTrouble } from '../../../../ui/commit-trouble.tsx'
import { ModeChoice } from '../../../../ui/mode-choice.tsx'
import { CommitNotes } from './commit-notes.tsx'
import classes from './deck-panel.module.css'
import { effectOf, type ListMode, listChange, listModes } from './list-change.ts'
import { copiesIn, slotsWords, tooManyWords } from './listed-words.ts'

interface DeckPanelProps {
  deck: DeckDetail
  lines: readonly DeckListLine[]
  /** What was given in last was not done. */
  isRefused: boolean
  /** False when it can not be done, which is told. */
  onApply: (change: DeckChange, mode: ListMode, copies: number) => void
}

const modeWords: Record<ListMode, string> = {
  add: 'Add to this deck',
  replace: 'Replace its cards',
}

/** Puts the lines that are ready into a deck that is there. */
export function DeckPanel({ deck, lines, isRefused, onApply }: DeckPanelProps) {
  const listed = useMemo(() => listedDeck(lines), [lines])
  const [mode, setMode] = useState<ListMode>('add')
  const change = useMemo(() => listChange(deck, listed, mode), [deck, listed, mode])
  const { before, after, come, go, rows } = effectOf(deck, change)
  const copies = copiesIn(listed)
  const tooMany = tooManyWords(Math.max(rows, change.cards.length))
  return (
    <CommitPanel
      title={copies > 0 ? `${countOf(copies, 'card')} for this deck` : 'Nothing is ready yet'}
      note={copies > 0 ? slotsWords(listed) : 'Lines that you fix or take in can be added then.'}
      opener={copies > 0 ? 'Add them' : null}
      trouble={isRefused && <CommitTrouble words="The deck is as it was before." onRetry={null} />}
    >
      {copies > 0 && (
        <div className={classes.panel}>
          <ModeChoice
            label={`What becomes of the cards of ${deck.name}`}
            mode={mode}
            modes={listModes}
            wordsOf={(each) => modeWords[each]}
            onChange={setMode}
          />
          <div role="status" className={classes.effect}>
            <p className={classes.copies}>
              {countWords(before)}&nbsp;→&nbsp;{countWords(after)} cards
            </p>
            <p>
              {countWords(come)} come, {countWords(go)} go
            </p>
          </div>
          <CommitNotes lines={lines} listed={listed} />
          {tooMany && (
            <p role="alert" className={classes.problem}>
              {tooMany}
            </p>
          )}
          <Button
            fullWidth
            disabled={tooMany !== null}
            onClick={() => onApply(change, mode, copies)}
          >
            {mode === 'add' ? 'Add' : 'Replace with'} {countOf(copies, 'card')}
          </Button>
        </div>
      )}
    </CommitPanel>
  )
}
