import { type CollectionImport, type ImportMode, refusals } from '@manafolio/contract'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { countOf, rowsWords } from '../count-words.ts'
import { effectQuery } from '../import-query.ts'
import classes from './commit-panel.module.css'
import { CommitTrouble } from './commit-trouble.tsx'
import { EffectPreview } from './effect-preview.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import type { Committing } from './use-commit.ts'

interface CommitPanelProps {
  started: CollectionImport
  commit: Committing
}

/**
 * What would come of the rows that are ready, and the way to have it done. Where it has no place beside
 * the rows it is a bar at the foot of the window, which opens.
 */
export function CommitPanel({ started, commit }: CommitPanelProps) {
  const { counts } = started
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const isReady = counts.ready > 0

  function press({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) {
    // What is pressed in a dialog above it arrives here too.
    if (key !== 'Escape' || !(target instanceof Node && currentTarget.contains(target))) return
    if (isOpen) opener.current?.focus()
    setOpen(false)
  }

  return (
    <section
      aria-labelledby="commit"
      className={classes.panel}
      data-open={isOpen || undefined}
      onKeyDown={press}
    >
      <div className={classes.head}>
        <div>
          <h2 id="commit" className={classes.title}>
            {isReady ? `${rowsWords(counts.ready)} ready` : 'Nothing is ready yet'}
          </h2>
          <p className={classes.copies}>
            {isReady
              ? countOf(counts.readyCopies, 'card')
              : 'Rows that you fix or take in can be added then.'}
          </p>
        </div>
        {isReady && (
          <Button
            ref={opener}
            variant={isOpen ? 'default' : 'filled'}
            className={classes.opener}
            aria-expanded={isOpen}
            aria-controls="commit-details"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Close' : 'Add them'}
          </Button>
        )}
      </div>
      <div id="commit-details" className={classes.details}>
        {isReady && <ReadyRows started={started} commit={commit} />}
        {counts.fix > 0 && (
          <p className={classes.later}>{rowsWords(counts.fix)} to fix will wait here for you.</p>
        )}
      </div>
      <CommitTrouble commit={commit} />
    </section>
  )
}

function ReadyRows({ started, commit }: CommitPanelProps) {
  const { id, counts, isBegun } = started
  const [chosen, setMode] = useState<ImportMode>('merge')
  const [isAsking, setAsking] = useState(false)
  const mode = isBegun ? 'merge' : chosen
  const preview = useQuery(effectQuery(id, mode))
  const effect = preview.data
  return (
    <>
      <ModeChoice
        mode={mode}
        whyNoReplace={isBegun ? refusals.import_begun[1] : null}
        onChange={setMode}
      />
      <EffectPreview preview={preview} />
      <Button
        fullWidth
        className={classes.commit}
        disabled={effect === undefined}
        onClick={() => (mode === 'replace' ? setAsking(true) : commit.commit(mode))}
      >
        {mode === 'replace' ? 'Replace with' : 'Add'} {rowsWords(counts.ready)}
      </Button>
      {isAsking && effect && (
        <ReplaceDialog
          effect={effect}
          rows={counts.ready}
          onReplace={() => commit.commit('replace')}
          onClosed={() => setAsking(false)}
        />
      )}
    </>
  )
}
