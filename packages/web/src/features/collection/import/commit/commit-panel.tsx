import { type CollectionImport, type ImportMode, importMode, refusals } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countOf, rowsWords } from '../../../../lib/count-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { CommitPanel as Panel } from '../../../../ui/commit-panel.tsx'
import { ModeChoice } from '../../../../ui/mode-choice.tsx'
import { effectQuery } from '../import-query.ts'
import classes from './commit-panel.module.css'
import { CommitTrouble } from './commit-trouble.tsx'
import { EffectPreview } from './effect-preview.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import type { Committing } from './use-commit.ts'

interface CommitPanelProps {
  started: CollectionImport
  commit: Committing
}

/** What would come of the rows that are ready, and the way to have it done. */
export function CommitPanel({ started, commit }: CommitPanelProps) {
  const { counts } = started
  const isReady = counts.ready > 0
  return (
    <Panel
      title={isReady ? `${rowsWords(counts.ready)} ready` : 'Nothing is ready yet'}
      note={
        isReady
          ? countOf(counts.readyCopies, 'card')
          : 'Rows that you fix or take in can be added then.'
      }
      opener={isReady ? 'Add them' : null}
      trouble={<CommitTrouble commit={commit} />}
    >
      {isReady && <ReadyRows started={started} commit={commit} />}
      {counts.fix > 0 && (
        <p className={classes.later}>{rowsWords(counts.fix)} to fix will wait here for you.</p>
      )}
    </Panel>
  )
}

const modeWords: Record<ImportMode, string> = {
  merge: 'Add to my collection',
  replace: 'Replace my collection',
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
        label="What becomes of your collection"
        mode={mode}
        modes={importMode.options}
        wordsOf={(each) => modeWords[each]}
        whyNot={(each) => (each === 'replace' && isBegun ? refusals.import_begun[1] : null)}
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
