import {
  type DeckFormat,
  type DeckListLine,
  deckFormats,
  formatFacts,
  limits,
  type NewDeck,
} from '@manafolio/contract'
import type { ListedDeck } from '@manafolio/deck'
import { NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { CommitFailure } from '../../../../import-kit/commit-panel.tsx'
import { countOf } from '../../../../lib/formats.ts'
import { Button } from '../../../../ui/button.tsx'
import { isFormat } from '../../kit/form/deck-draft.ts'
import classes from './deck-import.module.css'
import { copiesIn, tooManyMessage } from './list-change.ts'
import { ListNotes } from './list-notes.tsx'
import type { ReadList } from './use-list-reading.ts'

const names = new Intl.ListFormat('en', { type: 'conjunction' })

interface NewDeckFormProps {
  list: ReadList
  lines: readonly DeckListLine[]
  listed: ListedDeck
  isReading: boolean
  isPending: boolean
  errors: Record<string, string>
  onFormat: (format: DeckFormat) => void
  onSubmit: (deck: NewDeck) => void
}

const formats = deckFormats.map((value) => ({ value, label: formatFacts[value].name }))

/** The name and format of a new deck. The list is read again for another format. */
export function NewDeckForm(props: NewDeckFormProps) {
  const { list, lines, listed, isReading, isPending, errors, onFormat, onSubmit } = props
  const [name, setName] = useState(nameOf(list))
  const [showsErrors, setShowErrors] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const { format } = list
  const tooMany = tooManyMessage(listed.cards.length)
  const missing = {
    name: name.trim() === '' ? 'Please enter a name for your deck.' : undefined,
    format: format === null ? 'Please select a format for your deck.' : undefined,
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending || isReading || tooMany) return
    setShowErrors(true)
    const invalid = missing.name ? 'name' : 'format'
    if (missing.name || format === null) {
      const field = element.current?.elements.namedItem(invalid)
      if (field instanceof HTMLElement) field.focus()
      return
    }
    const { cards, commanderId, commanderName } = listed
    onSubmit({ name: name.trim(), format, commanderId, commanderName, description: null, cards })
  }

  return (
    <form ref={element} className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        name="name"
        label="Deck name"
        autoComplete="off"
        value={name}
        error={(showsErrors && missing.name) || errors.name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <NativeSelect
        name="format"
        label="Format"
        data={format === null ? [{ value: '', label: 'Choose a format' }, ...formats] : formats}
        value={format ?? ''}
        error={(showsErrors && missing.format) || errors.format}
        aria-busy={isReading}
        onChange={({ currentTarget }) => {
          if (isFormat(currentTarget.value)) onFormat(currentTarget.value)
        }}
      />
      <LeaderNote format={format} listed={listed} />
      <ListNotes lines={lines} listed={listed} />
      {tooMany && <CommitFailure message={tooMany} onRetry={null} />}
      <Button type="submit" fullWidth disabled={isPending || isReading || tooMany !== null}>
        {isPending ? 'Creating...' : `Create deck with ${countOf(copiesIn(listed), 'card')}`}
      </Button>
    </form>
  )
}

/** The name of the deck in the list, or that of its file. */
function nameOf({ report, source }: ReadList): string {
  const name = report.name ?? source.fileName?.replace(/\.[^.]{1,4}$/, '') ?? ''
  return name
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .slice(0, limits.deckName)
}

interface LeaderNoteProps {
  format: DeckFormat | null
  listed: ListedDeck
}

/** The commanders of the deck; hidden in formats without one. */
function LeaderNote({ format, listed }: LeaderNoteProps) {
  const hasCommander = format !== null && formatFacts[format].commanders !== null
  const others = listed.cards.filter(({ role }) => role === 'commander')
  const leaders = [listed.commanderName, ...others.map(({ cardName }) => cardName)]
  const message = names.format(leaders.filter((name) => name !== null))
  return (
    <p role="status" className={classes.leader} hidden={!hasCommander}>
      {message ? (
        <>
          Led by <b>{message}</b>.
        </>
      ) : (
        'The list has no commander. Set the place of a card to “Commander” here, or choose one later.'
      )}
    </p>
  )
}
