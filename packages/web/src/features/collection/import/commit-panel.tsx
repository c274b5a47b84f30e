import { type CollectionImport, type ImportMode, refusals } from '@manafolio/contract'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import classes from './commit-panel.module.css'
import { CommitTrouble } from './commit-trouble.tsx'
import { countOf, rowsWords } from './count-words.ts'
import { EffectPreview } from './effect-preview.tsx'
import { effectTrouble } from './effect-trouble.ts'
import { effectQuery } from './import-query.ts'
import { ModeChoice } from './mode-choice.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import type { Committing } from './use-commit.ts'

interface CommitPanelProps {
  started: CollectionImport
  commit: Committing
}

/** What would come of the rows that are ready, and the way to have it done. */
export function CommitPanel({ started, commit }: CommitPanelProps) {
  const { counts } = started
  return (
    <section aria-labelledby="commit" className={classes.panel}>
      <h2 id="commit" className={classes.title}>
        {counts.ready > 0 ? `${rowsWords(counts.ready)} ready` : 'Nothing is ready yet'}
      </h2>
      {counts.ready > 0 ? (
        <ReadyRows started={started} commit={commit} />
      ) : (
        <p className={classes.copies}>Rows that you fix or take in can be added then.</p>
      )}
      <CommitTrouble commit={commit} />
      {counts.fix > 0 && (
        <p className={classes.later}>{rowsWords(counts.fix)} to fix will wait here for you.</p>
      )}
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
  const isPossible = effect !== undefined && effectTrouble(effect) === null
  return (
    <>
      <p className={classes.copies}>{countOf(counts.readyCopies, 'card')}</p>
      <ModeChoice
        mode={mode}
        whyNoReplace={isBegun ? refusals.import_begun[1] : null}
        onChange={setMode}
      />
      <EffectPreview preview={preview} />
      <Button
        fullWidth
        className={classes.commit}
        disabled={!isPossible}
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
