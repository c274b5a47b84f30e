import type { DeckFormat } from '@manafolio/contract'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { CommitHints } from '../../../../../import-kit/commit-effect.tsx'
import { CommitFailure, CommitPanel } from '../../../../../import-kit/commit-panel.tsx'
import { failureMessage } from '../../../../../lib/failure-message.ts'
import { countOf, formatCount } from '../../../../../lib/formats.ts'
import { Button } from '../../../../../ui/button.tsx'
import { isFormat } from '../../../kit/form/deck-draft.ts'
import { formatOptions } from '../../../kit/form/format-options.ts'
import classes from '../deck-import.module.css'
import { copiesIn } from '../list-change.ts'
import { type FileDeck, obstacleOf } from './many-decks.ts'

interface ManyPanelProps {
  decks: readonly FileDeck[]
  setFormat: (decks: readonly FileDeck[], format: DeckFormat) => void
  isReading: boolean
  readingError: Error | null
  /** Why the last attempt to create them ended early. */
  failure: string | null
  onCreate: () => void
}

/** What one press creates. */
export function ManyPanel(props: ManyPanelProps) {
  const { decks, setFormat, isReading, readingError, failure, onCreate } = props
  const [wasPressed, setPressed] = useState(false)
  const included = decks.filter(({ isLeftOut, created }) => !isLeftOut && !created)
  const made = decks.filter(({ created }) => created).length
  const formatless = included.filter(({ list }) => list.format === null)
  const stuck = included.filter((deck) => obstacleOf(deck))
  const copies = included.reduce((sum, { listed }) => sum + copiesIn(listed), 0)
  const message = stuck.length > 0 ? stuckMessage(stuck) : null

  function press() {
    setPressed(true)
    if (!message && !isReading) onCreate()
  }

  return (
    <CommitPanel
      title={included.length > 0 ? countOf(included.length, 'deck') : 'No decks to create'}
      note={
        included.length > 0
          ? `${countOf(copies, 'card')} in all`
          : 'Include some, or choose other files.'
      }
      opener={included.length > 0 ? 'Create decks' : null}
      failure={
        <>
          {failure && <CommitFailure message={failure} onRetry={onCreate} />}
          {readingError && (
            <CommitFailure
              message={failureMessage(readingError, 'The lists could not be read again.')}
              onRetry={null}
            />
          )}
        </>
      }
    >
      {included.length > 0 && (
        <div className={classes.form}>
          {formatless.length > 0 && (
            <NativeSelect
              label={`Format of ${countOf(formatless.length, 'deck')} whose ${formatless.length === 1 ? 'list names' : 'lists name'} none`}
              data={[{ value: '', label: 'Choose a format' }, ...formatOptions]}
              value=""
              aria-busy={isReading}
              onChange={({ currentTarget }) => {
                if (isFormat(currentTarget.value)) setFormat(formatless, currentTarget.value)
              }}
            />
          )}
          <CommitHints hints={hintsOf(included, made)} />
          {wasPressed && message && <CommitFailure message={message} onRetry={null} />}
          <Button fullWidth disabled={isReading} onClick={press}>
            Create {countOf(included.length, 'deck')}
          </Button>
        </div>
      )}
    </CommitPanel>
  )
}

/** “Two decks can't be created yet: Goblins, Elves.” */
function stuckMessage(stuck: readonly FileDeck[]): string {
  const names = stuck.slice(0, 3).map(({ name, path }) => `“${name || path}”`)
  const more =
    stuck.length > names.length ? ` and ${formatCount(stuck.length - names.length)} more` : ''
  const verb = stuck.length === 1 ? 'needs' : 'need'
  return `${names.join(', ')}${more} ${verb} something first, as said there. Complete or leave out ${stuck.length === 1 ? 'it' : 'them'}.`
}

function hintsOf(decks: readonly FileDeck[], made: number): string[] {
  const count = (state: 'fix' | 'check') =>
    decks.reduce((sum, { lines }) => sum + lines.filter((line) => line.state === state).length, 0)
  const [toFix, toCheck] = [count('fix'), count('check')]
  return [
    made > 0 && `${countOf(made, 'deck')} ${made === 1 ? 'is' : 'are'} created already.`,
    toCheck > 0 &&
      `${countOf(toCheck, 'line')} to check will be added as ${toCheck === 1 ? 'it is' : 'they are'}.`,
    toFix > 0 && `${countOf(toFix, 'line')} to fix will not be in the decks.`,
  ].filter((hint) => hint !== false)
}
