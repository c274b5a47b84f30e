import { type DeckFormat, limits } from '@manafolio/contract'
import { NativeSelect, TextInput } from '@mantine/core'
import { useCallback } from 'react'
import { CommitFailure, CommitPanel } from '../../../../../import-kit/commit-panel.tsx'
import { failureMessage } from '../../../../../lib/failure-message.ts'
import { countOf } from '../../../../../lib/formats.ts'
import { Button } from '../../../../../ui/button.tsx'
import { isFormat } from '../../../kit/form/deck-draft.ts'
import { formatOptions } from '../../../kit/form/format-options.ts'
import classes from '../deck-import.module.css'
import type { LineEdit } from '../line-edit.ts'
import { copiesIn, formatSlots } from '../list-change.ts'
import { ListNotes } from '../list-notes.tsx'
import { ListReport } from '../list-report.tsx'
import type { FileDeck, FileDeckChange } from './many-decks.ts'

interface FileDeckLinesProps {
  deck: FileDeck
  change: (id: number, change: FileDeckChange) => void
  setFormat: (decks: readonly FileDeck[], format: DeckFormat) => void
  isReading: boolean
  readingError: Error | null
  /** Called to go back to all decks. */
  onClose: () => void
}

/** The lines of one of many decks, to be corrected. */
export function FileDeckLines(props: FileDeckLinesProps) {
  const { deck, change, setFormat, isReading, readingError, onClose } = props
  const { id, list, lines, listed, edits, name } = deck
  const edit = useCallback(
    (index: number, next: LineEdit) =>
      change(id, { edits: new Map(edits).set(index, { ...edits.get(index), ...next }) }),
    [change, id, edits],
  )
  return (
    <ListReport
      list={list}
      lines={lines}
      format={list.format}
      onEdit={edit}
      backLabel="All decks"
      onStartOver={onClose}
      panel={
        <CommitPanel
          title={countOf(copiesIn(listed), 'card')}
          note={formatSlots(listed)}
          opener="Name and format"
          failure={
            readingError && (
              <CommitFailure
                message={failureMessage(readingError, 'The list could not be read again.')}
                onRetry={null}
              />
            )
          }
        >
          <div className={classes.form}>
            <TextInput
              label="Deck name"
              autoComplete="off"
              maxLength={limits.deckName}
              value={name}
              error={name.trim() === '' && 'Please enter a name for your deck.'}
              onChange={({ currentTarget }) => change(id, { name: currentTarget.value })}
            />
            <NativeSelect
              label="Format"
              data={
                list.format === null
                  ? [{ value: '', label: 'Choose a format' }, ...formatOptions]
                  : formatOptions
              }
              value={list.format ?? ''}
              aria-busy={isReading}
              onChange={({ currentTarget }) => {
                if (isFormat(currentTarget.value)) setFormat([deck], currentTarget.value)
              }}
            />
            <ListNotes lines={lines} listed={listed} />
            <Button fullWidth onClick={onClose}>
              Back to all decks
            </Button>
          </div>
        </CommitPanel>
      }
    />
  )
}
