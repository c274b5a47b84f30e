import {
  type CommanderColor,
  type DeckFormat,
  type DeckListLine,
  formatFacts,
  type NewDeck,
} from '@manafolio/contract'
import type { ListedDeck } from '@manafolio/deck'
import { NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { CommitFailure } from '../../../../import-kit/commit-panel.tsx'
import { countOf } from '../../../../lib/formats.ts'
import { Button } from '../../../../ui/button.tsx'
import { CommanderColorField } from '../../kit/form/commander-color-field.tsx'
import { isFormat } from '../../kit/form/deck-draft.ts'
import { formatOptions } from '../../kit/form/format-options.ts'
import classes from './deck-import.module.css'
import { copiesIn, tooManyMessage } from './list-change.ts'
import { ListNotes } from './list-notes.tsx'
import { nameOfList, type ReadList } from './use-list-reading.ts'

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

/** The name and format of a new deck. The list is read again for another format. */
export function NewDeckForm(props: NewDeckFormProps) {
  const { list, lines, listed, isReading, isPending, errors, onFormat, onSubmit } = props
  const [name, setName] = useState(nameOfList(list.report, list.source.fileName ?? ''))
  const [color, setColor] = useState<CommanderColor | null>(null)
  const [showsErrors, setShowErrors] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const { format } = list
  const choosesColor = listed.choosesColor && hasCommander(format)
  const tooMany = tooManyMessage(listed.cards.length)
  const missing = {
    name: name.trim() === '' ? 'Please enter a name for your deck.' : undefined,
    format: format === null ? 'Please select a format for your deck.' : undefined,
  }

  function focusField(field: 'name' | 'format') {
    const control = element.current?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending || isReading || tooMany) return
    setShowErrors(true)
    const invalid = missing.name ? 'name' : 'format'
    if (missing.name || format === null) {
      focusField(invalid)
      return
    }
    const { cards, commanderId, commanderName } = listed
    const commanderColor = choosesColor ? color : null
    const leader = { commanderId, commanderName, commanderColor }
    onSubmit({ name: name.trim(), format, ...leader, description: null, cards })
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
        data={
          format === null
            ? [{ value: '', label: 'Choose a format' }, ...formatOptions]
            : formatOptions
        }
        value={format ?? ''}
        error={(showsErrors && missing.format) || errors.format}
        aria-busy={isReading}
        onChange={({ currentTarget }) => {
          if (isFormat(currentTarget.value)) onFormat(currentTarget.value)
        }}
      />
      <BrawlNote
        format={format}
        cards={copiesInMain(listed)}
        onFormat={(meant) => {
          focusField('format') // the note and its button are about to go
          onFormat(meant)
        }}
      />
      <LeaderNote format={format} listed={listed} />
      {choosesColor && (
        <CommanderColorField value={color} error={errors.commanderColor} onChange={setColor} />
      )}
      <ListNotes lines={lines} listed={listed} />
      {tooMany && <CommitFailure message={tooMany} onRetry={null} />}
      <Button type="submit" fullWidth disabled={isPending || isReading || tooMany !== null}>
        {isPending ? 'Creating...' : `Create deck with ${countOf(copiesIn(listed), 'card')}`}
      </Button>
    </form>
  )
}

/** The cards of a deck's main part, its commanders among them. */
function copiesInMain({ cards }: ListedDeck): number {
  const main = cards.filter(({ slotType }) => slotType === 'main')
  return main.reduce((sum, { quantity }) => sum + quantity, 0)
}

interface BrawlNoteProps {
  format: DeckFormat | null
  cards: number
  onFormat: (format: DeckFormat) => void
}

/** Which Brawl is meant: programs call both of them so. */
function BrawlNote({ format, cards, onFormat }: BrawlNoteProps) {
  const { historicbrawl } = formatFacts
  if (format !== 'brawl' || cards !== historicbrawl.cards) return null
  return (
    <p role="status" className={classes.brawl}>
      This list has {cards} cards, and Brawl has exactly {formatFacts.brawl.cards} from Standard
      sets. The Brawl of MTG Arena is “{historicbrawl.name}” here.
      <Button variant="default" onClick={() => onFormat('historicbrawl')}>
        Use {historicbrawl.name}
      </Button>
    </p>
  )
}

function hasCommander(format: DeckFormat | null): boolean {
  return format !== null && formatFacts[format].commanders !== null
}

interface LeaderNoteProps {
  format: DeckFormat | null
  listed: ListedDeck
}

/** The commanders of the deck; hidden in formats without one. */
function LeaderNote({ format, listed }: LeaderNoteProps) {
  const others = listed.cards.filter(({ role }) => role === 'commander')
  const leaders = [listed.commanderName, ...others.map(({ cardName }) => cardName)]
  const message = names.format(leaders.filter((name) => name !== null))
  return (
    <p role="status" className={classes.leader} hidden={!hasCommander(format)}>
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
