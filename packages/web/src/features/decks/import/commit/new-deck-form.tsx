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
import { countOf } from '../../../../lib/count-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { isFormat } from '../../create/deck-draft.ts'
import type { ReadList } from '../start/use-read-list.ts'
import { CommitNotes } from './commit-notes.tsx'
import { LeaderWords } from './leader-words.tsx'
import { copiesIn, tooManyWords } from './listed-words.ts'
import classes from './new-deck-form.module.css'

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

/** What the deck of a list is called, and its format, for which the list is read again. */
export function NewDeckForm(props: NewDeckFormProps) {
  const { list, lines, listed, isReading, isPending, errors, onFormat, onSubmit } = props
  const [name, setName] = useState(nameOf(list))
  const [isTold, setTold] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const { format } = list
  const tooMany = tooManyWords(listed.cards.length)
  const missing = {
    name: name.trim() === '' ? 'Please enter a name for your deck.' : undefined,
    format: format === null ? 'Please select a format for your deck.' : undefined,
  }

  function send(event: FormEvent) {
    event.preventDefault()
    if (isPending || isReading || tooMany) return
    setTold(true)
    const wrong = missing.name ? 'name' : 'format'
    if (missing.name || format === null) {
      const field = element.current?.elements.namedItem(wrong)
      if (field instanceof HTMLElement) field.focus()
      return
    }
    const { cards, commanderId, commanderName } = listed
    onSubmit({ name: name.trim(), format, commanderId, commanderName, description: null, cards })
  }

  return (
    <form ref={element} className={classes.form} noValidate onSubmit={send}>
      <TextInput
        name="name"
        label="Deck name"
        autoComplete="off"
        value={name}
        error={(isTold && missing.name) || errors.name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <NativeSelect
        name="format"
        label="Format"
        data={format === null ? [{ value: '', label: 'Choose a format' }, ...formats] : formats}
        value={format ?? ''}
        error={(isTold && missing.format) || errors.format}
        aria-busy={isReading}
        onChange={({ currentTarget }) => {
          if (isFormat(currentTarget.value)) onFormat(currentTarget.value)
        }}
      />
      <LeaderWords format={format} listed={listed} />
      <CommitNotes lines={lines} listed={listed} />
      {tooMany && (
        <p role="alert" className={classes.problem}>
          {tooMany}
        </p>
      )}
      <Button type="submit" fullWidth disabled={isPending || isReading || tooMany !== null}>
        {isPending ? 'Creating...' : `Create deck with ${countOf(copiesIn(listed), 'card')}`}
      </Button>
    </form>
  )
}

/** As the list calls the deck, or its file. */
function nameOf({ report, given }: ReadList): string {
  const said = report.name ?? given.fileName?.replace(/\.[^.]{1,4}$/, '') ?? ''
  return said
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .slice(0, limits.deckName)
}
