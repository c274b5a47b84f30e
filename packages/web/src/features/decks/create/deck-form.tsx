import { deckFormats, formatFacts, limits, type NewDeck } from '@manafolio/contract'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CommanderField } from './commander-field.tsx'
import { commanderQuery, isFormat } from './deck-draft.ts'
import classes from './deck-form.module.css'
import type { DeckDraftForm } from './use-deck-draft.ts'

interface DeckFormProps {
  form: DeckDraftForm
  isPending: boolean
  /** What the button says that sends it. */
  submit: string
  onSubmit: (deck: NewDeck) => void
  onCancel: () => void
}

const formats = [
  { value: '', label: 'Choose a format' },
  ...deckFormats.map((value) => ({ value, label: formatFacts[value].name })),
]

/** What a deck is called, its format, who leads it, and what it is for. */
export function DeckForm({ form, isPending, submit, onSubmit, onCancel }: DeckFormProps) {
  const { draft, errors, change } = form

  function send(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation() // a form within another one's dialog is its own
    if (isPending) return
    const deck = form.read()
    if (deck) onSubmit(deck)
  }

  return (
    <form ref={form.element} className={classes.form} noValidate onSubmit={send}>
      <TextInput
        name="name"
        label="Deck name"
        data-autofocus
        autoComplete="off"
        value={draft.name}
        error={errors.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <NativeSelect
        name="format"
        label="Format"
        data={formats}
        value={draft.format}
        error={errors.format}
        description={<FormatWords format={draft.format} />}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        classNames={{ description: classes.format }}
        onChange={(event) => change({ format: event.currentTarget.value })}
      />
      {isFormat(draft.format) && commanderQuery(draft.format) !== null && (
        <CommanderField
          key={draft.format}
          format={draft.format}
          value={draft.commander}
          error={errors.commander ?? errors.commanderId ?? errors.commanderName}
          onChange={(commander) => change({ commander })}
        />
      )}
      <Textarea
        name="description"
        label="Description"
        description={`Optional, up to ${limits.deckDescription} characters`}
        rows={3}
        value={draft.description}
        error={errors.description}
        classNames={{ input: classes.area, description: classes.hint }}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <div className={classes.buttons}>
        <Button variant="default" disabled={isPending} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={isPending}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

/** What decks of a format are; read aloud when another is chosen. */
function FormatWords({ format }: { format: string }) {
  return (
    <span role="status">
      {isFormat(format) && (
        <>
          <b className={classes.size}>{formatFacts[format].size}</b>
          {afterSize(formatFacts[format])}
        </>
      )}
    </span>
  )
}

/** Some descriptions begin with the size: it is not said twice. */
function afterSize({ size, description }: { size: string; description: string }): string {
  return description.startsWith(size) ? description.slice(size.length) : `. ${description}`
}
